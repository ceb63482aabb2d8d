import type { z } from 'zod';
import type { ProblemCode } from './v1/problem-codes.js';

/** The methods that operations use. */
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * One operation on the wire: where it is, what it takes, what it gives. Documents, handlers and clients are made from it.
 *
 * @example
 * const readCourse = defineContract({
 *   name: 'readCourse', method: 'GET', path: '/courses/{id}', summary: 'One course with progress per module',
 *   params: z.strictObject({ id: opaqueId }), status: 200, reply: courseDetail, errors: ['course_not_found'],
 * });
 */
export interface Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** Unique, camelCase; the operation id of the documents. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Below the version prefix, parameters in braces: `/courses/{id}`. */
  readonly path: string;
  readonly summary: string;
  /** What a caller has to know beyond the schemas; Markdown. Every operation of a published version has one. */
  readonly description?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** True when the body may be left out; it is then parsed as `{}`. */
  readonly bodyOptional?: boolean;
  /** The status of success. */
  readonly status: 200 | 201 | 202 | 204;
  /** Absent for 204. */
  readonly reply?: Reply;
  /** The codes that this operation adds to those every operation can give. */
  readonly errors: readonly ProblemCode[];
}

/**
 * Gives the contract back as it is, with the exact types of its schemas: a client made from it knows what goes in and out.
 *
 * @example
 * const ping = defineContract({
 *   name: 'ping', method: 'GET', path: '/ping', summary: 'Whether it is there',
 *   status: 200, reply: z.strictObject({ ok: z.boolean() }), errors: [],
 * });
 * ping.reply?.parse({ ok: true }).ok; // true, and a boolean to TypeScript
 */
export function defineContract<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUndefined,
>(contract: Contract<Params, Query, Body, Reply>): Contract<Params, Query, Body, Reply> {
  return contract;
}
