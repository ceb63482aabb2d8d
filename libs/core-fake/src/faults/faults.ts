import type { Fault } from './fault.js';
import { faultScript, type ActiveFaultRule, type FaultRule } from './fault-rule.js';
import { onlyRouteOf } from './fault.js';
import type { RouteName } from './routes.js';

/** What a rule can see of a request. */
export interface FaultSubject {
  readonly route: RouteName;
  readonly sessionId?: string | undefined;
  readonly text: string;
}

const applies = ({ match, fault }: ActiveFaultRule, { route, sessionId, text }: FaultSubject) =>
  (match.route === '*' ? (onlyRouteOf(fault.kind) ?? route) === route : match.route === route) &&
  (match.session_id === undefined || match.session_id === sessionId) &&
  (match.text === undefined || text.includes(match.text));

const stopsChat = ({ match, times, fault }: ActiveFaultRule) =>
  match.route === 'chat' &&
  match.session_id === undefined &&
  match.text === undefined &&
  times === undefined &&
  ((fault.kind === 'status' && fault.status >= 500) || fault.kind === 'refuse_connection');

/**
 * The script of faults that a core plays. Rules are tried in order, and the first that matches a request is applied.
 *
 * @example
 * core.faults.set([{ match: { route: 'chat' }, times: 2, fault: fault.status(503, { retryAfter: 1 }) }]);
 */
export class Faults {
  #rules: ActiveFaultRule[] = [];

  /** Replaces the script. Throws a ZodError that names every place that is wrong. */
  set(rules: readonly FaultRule[]): void {
    this.#rules = faultScript.parse({ rules }).rules;
  }

  /** Adds rules after those that are there. */
  add(...rules: readonly FaultRule[]): void {
    this.#rules = [...this.#rules, ...faultScript.parse({ rules }).rules];
  }

  clear(): void {
    this.#rules = [];
  }

  /** The rules that are left, each with the `times` it still has. */
  rules(): ActiveFaultRule[] {
    return structuredClone(this.#rules);
  }

  /** The fault for this request, counted as used. */
  take(subject: FaultSubject): Fault | undefined {
    const rule = this.#rules.find((candidate) => applies(candidate, subject));
    if (!rule) return undefined;
    if (rule.times !== undefined && --rule.times === 0) {
      this.#rules = this.#rules.filter((other) => other !== rule);
    }
    return rule.fault;
  }

  /** Whether every chat call is made to fail from now on, so that health has to say that chat is down. */
  chatIsDown(): boolean {
    return this.#rules.some(stopsChat);
  }
}
