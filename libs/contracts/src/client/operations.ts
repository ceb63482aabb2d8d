import type { z } from 'zod';
import type { Contract } from '../contract.js';
import type * as v1 from '../v1/index.js';
import type { Growing } from './growing.js';

type V1 = typeof v1;

/**
 * The name of every operation of `/api/v1`, which is also the name of its method: `'login'`, `'readCourse'`, …
 *
 * @example
 * const name: OperationName = 'listCourses';
 */
export type OperationName = {
  [Name in keyof V1]: V1[Name] extends Contract ? Name : never;
}[keyof V1];

/** The operations whose body may be left out. */
export type BodyOptionalOperation = 'createDialog';

/** The operations that know `Idempotency-Key`: a repeat under the same key within a day gets the first reply. */
export type IdempotentOperation =
  'postMessage' | 'createSchool' | 'createCourse' | 'createSurvey' | 'purgeAnswers';

/** {@link IdempotentOperation} as data. */
export const idempotentOperations: readonly IdempotentOperation[] = [
  'postMessage',
  'createSchool',
  'createCourse',
  'createSurvey',
  'purgeAnswers',
];

/** {@link BodyOptionalOperation} as data. */
export const bodyOptionalOperations: readonly BodyOptionalOperation[] = ['createDialog'];

/** The four schemas of an operation; `ZodUndefined` where it has none. */
export type SchemasOf<Name extends OperationName> =
  V1[Name] extends Contract<infer Params, infer Query, infer Body, infer Reply>
    ? { params: Params; query: Query; body: Body; reply: Reply }
    : never;

/** A field of the input: absent without a schema, optional when nothing in it is required. */
type Field<
  Key extends string,
  Schema extends z.ZodType,
  Value,
  MayBeLeftOut = false,
> = Schema extends z.ZodUndefined
  ? unknown
  : MayBeLeftOut extends true
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** A number is given as a number, and what may be left out may be null or undefined as well. */
type QueryInput<Given, Read> = {
  readonly [Key in keyof Given]: Key extends keyof Read
    ? QueryValue<Given[Key], Read[Key], Record<never, never> extends Pick<Given, Key> ? true : false>
    : never;
};

type QueryValue<Given, Read, MayBeLeftOut> =
  | (NonNullable<Read> extends number ? number : Given)
  | (MayBeLeftOut extends true ? null | undefined : never);

/** The query of an operation as the client takes it. */
type QueryOf<Name extends OperationName> = QueryInput<
  z.input<SchemasOf<Name>['query']>,
  z.output<SchemasOf<Name>['query']>
>;

type IsEmptyFit<T> = Record<never, never> extends T ? true : false;

/** What operations take that know `Idempotency-Key`. */
export interface RepeatableInput {
  /** 1 to 128 visible ASCII characters; a repeat under the same key within a day gets the first reply. */
  readonly idempotencyKey?: string;
}

type Flat<T> = { [Key in keyof T]: T[Key] };

/** What every call takes besides its contract's parts. */
export interface CallOptions {
  /** Aborting it ends the call; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Longest time for this call, reply included, in milliseconds; else the client's. */
  readonly timeoutMs?: number;
  /** Headers for this call, over the client's. `X-Request-Id` is kept by the portal and comes back in errors. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What an operation takes: `params`, `query` and `body` by its contract, `idempotencyKey` (1 to 128 visible ASCII characters)
 * where the operation knows it, and {@link CallOptions}. A value of `query` that is null or undefined is left out, so that
 * `next_cursor` of a page is the `cursor` of the next.
 *
 * @example
 * const input: OperationInput<'readCourse'> = { params: { id: 'crs-algebra-7' } };
 */
export type OperationInput<Name extends OperationName> = Flat<
  Field<'params', SchemasOf<Name>['params'], z.input<SchemasOf<Name>['params']>> &
    Field<'query', SchemasOf<Name>['query'], QueryOf<Name>, IsEmptyFit<QueryOf<Name>>> &
    Field<
      'body',
      SchemasOf<Name>['body'],
      z.input<SchemasOf<Name>['body']>,
      Name extends BodyOptionalOperation ? true : false
    > &
    (Name extends IdempotentOperation ? RepeatableInput : unknown) &
    CallOptions
>;

/** The arguments of an operation's method: none are needed when the contract requires nothing. */
export type OperationArguments<Name extends OperationName> =
  Record<never, never> extends OperationInput<Name>
    ? [input?: OperationInput<Name>]
    : [input: OperationInput<Name>];

/**
 * The body of an operation's success; `undefined` for 204. Where the contract names certain texts, a newer portal may send
 * others: see {@link Growing}.
 *
 * @example
 * type Courses = OperationReply<'listCourses'>['courses'];
 */
export type OperationReply<Name extends OperationName> = SchemasOf<Name>['reply'] extends z.ZodUndefined
  ? undefined
  : Growing<z.output<SchemasOf<Name>['reply']>>;
