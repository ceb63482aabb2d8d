import type { Contract } from '@portal/contracts';
import type { Permission, Scope } from '@portal/rbac';
import type { z } from 'zod';
import type { Session } from '../auth/session.js';
import type { Trace } from '../core/core-link.js';

type Parsed<Schema extends z.ZodType> = z.output<Schema>;

/** A request after the edge: parsed, authenticated, permitted. Nothing below `http/` sees Express. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  readonly params: Parsed<Params>;
  readonly query: Parsed<Query>;
  readonly body: Parsed<Body>;
  readonly session: Session;
  /** How far the route's permission reaches for this user. */
  readonly scope: Scope;
  readonly trace: Trace;
  /** Client address, as the trusted proxies tell it. */
  readonly address: string;
}

/** A call of a route that anyone may use: there is a session only if the request carried a live one. */
export type OpenCall<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = Omit<Call<Params, Query, Body>, 'session' | 'scope'> & { readonly session: Session | null };

export interface Reply<Body> {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

type Handle<C, Input> =
  C extends Contract<z.ZodType, z.ZodType, z.ZodType, infer ReplySchema>
    ? (call: Input) => Promise<Reply<ReplySchema extends z.ZodUndefined ? undefined : z.input<ReplySchema>>>
    : never;

/** Limits that single routes ask for; made in limits.ts. */
export type LimitName = 'questions';

/** One row of the route table. `mount-route.ts` turns it into middleware. */
export interface Route {
  readonly contract: Contract;
  /** `anyone` is the login; there is no default. */
  readonly permission: Permission | 'anyone';
  /** Asks the core nothing, and does not wait for it on other grounds either. */
  readonly fromMemory?: true;
  /** A limit of its own, besides the one on all requests. */
  readonly limit?: LimitName;
  readonly handle: (call: never) => Promise<Reply<unknown>>;
}

/** A route for signed-in users whose role holds the permission. Without a permission it does not compile. */
export function defineRoute<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  ReplySchema extends z.ZodType,
>(route: {
  readonly contract: Contract<Params, Query, Body, ReplySchema>;
  readonly permission: Permission;
  readonly fromMemory?: true;
  readonly limit?: LimitName;
  readonly handle: Handle<Contract<Params, Query, Body, ReplySchema>, Call<Params, Query, Body>>;
}): Route {
  return route as unknown as Route;
}

/** A route without a session; said aloud, so that none comes about by leaving something out. */
export function defineOpenRoute<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  ReplySchema extends z.ZodType,
>(route: {
  readonly contract: Contract<Params, Query, Body, ReplySchema>;
  readonly permission: 'anyone';
  readonly handle: Handle<Contract<Params, Query, Body, ReplySchema>, OpenCall<Params, Query, Body>>;
}): Route {
  return route as unknown as Route;
}
