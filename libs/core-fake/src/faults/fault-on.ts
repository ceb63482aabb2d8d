import { fault } from './build-fault.js';
import type { FaultRule } from './fault-rule.js';
import type { RouteName } from './routes.js';

type Builders = typeof fault;
type ChatOnly =
  | 'slowTokens'
  | 'stallAfter'
  | 'cutAfter'
  | 'missingDone'
  | 'doubleDone'
  | 'splitPlaceholder'
  | 'hugeAnswer'
  | 'endlessAnswer';
type HealthOnly = 'healthDown';

/** The faults that mean something on a route. */
type FaultsOf<Route extends RouteName | '*'> = Route extends '*'
  ? keyof Builders
  : Route extends 'chat'
    ? Exclude<keyof Builders, HealthOnly>
    : Route extends 'health'
      ? Exclude<keyof Builders, ChatOnly>
      : Exclude<keyof Builders, ChatOnly | HealthOnly>;

/** One method for every fault of the route; each gives the rule. */
export type RuleBuilder<Route extends RouteName | '*'> = {
  readonly [Name in FaultsOf<Route>]: (...given: Parameters<Builders[Name]>) => FaultRule;
};

export interface FaultScope {
  /** The dialog: of a chat request's body, or of the path. */
  readonly sessionId?: string;
  /** A piece of the question, or of the raw body. */
  readonly text?: string;
  /** How many requests it applies to; left out: all. */
  readonly times?: number;
}

/**
 * Builds whole rules: the route first, then the fault. A fault that means nothing on the route does not compile.
 *
 * @example
 * core.faults.set([
 *   faultOn('chat', { text: 'sky', times: 1 }).cutAfter(3),
 *   faultOn('courses').slowHeaders(2_000),
 *   faultOn('health').healthDown('chat'),
 *   faultOn('*').refuseConnection(),
 * ]);
 */
export function faultOn<Route extends RouteName | '*'>(
  route: Route,
  { sessionId, text, times }: FaultScope = {},
): RuleBuilder<Route> {
  const match = {
    route,
    ...(sessionId === undefined ? {} : { session_id: sessionId }),
    ...(text === undefined ? {} : { text }),
  };
  const limit = times === undefined ? {} : { times };
  const builders = Object.entries(fault).map(([name, build]) => [
    name,
    (...given: never[]) => ({ match, ...limit, fault: (build as (...args: never[]) => unknown)(...given) }),
  ]);
  return Object.fromEntries(builders) as RuleBuilder<Route>;
}
