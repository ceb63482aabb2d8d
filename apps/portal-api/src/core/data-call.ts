import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import axiosRetry from 'axios-retry';
import type { Dispatcher } from 'undici';
import type { z } from 'zod';
import type { Breaker } from './breaker.js';
import { CoreFailure, CoreRefused } from './core-errors.js';
import type { Trace } from './core-link.js';
import type { RetryBudget } from './retry-budget.js';
import { refusalOf } from './refusal.js';
import { retryHint } from './retry-delay.js';
import { mayPass, retryRules } from './retry-rules.js';
import { traceHeaders } from './trace-headers.js';
import { undiciAdapter } from './undici-adapter.js';
import { ReplyTooLarge } from './whole-reply.js';

/** A reply of the data routes is a page of JSON; more than this is an accident. */
const maxReplyBytes = 8 * 1024 * 1024;

export interface DataRequest extends AxiosRequestConfig {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  /** Whether a second arrival changes nothing; default: of GET and PUT it does not. */
  readonly repeatable?: boolean;
}

export type DataCall = <Schema extends z.ZodType>(
  request: DataRequest,
  schema: Schema,
  trace: Trace,
) => Promise<z.output<Schema> | null>;

export interface DataCallOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly dispatcher: Dispatcher;
  /** Both attempts and the pause between them. */
  readonly timeoutMs: number;
  readonly budget: RetryBudget;
  readonly breaker: Breaker;
  /** Whether replies are about one user each, so that an odd one says nothing of the others; default: they are. */
  readonly isOfUsers?: boolean;
}

/**
 * One request for data. What may be repeated is tried twice; a reply is parsed by its contract; the core's own 404 is null,
 * any other refusal of its own is a CoreRefused, all else a CoreFailure. A reply that is too large is one of these and yet nothing
 * against the core's health, and so is JSON that its contract does not know, where replies are of users: it is about the data of
 * one of them, and the others' calls go on.
 */
export function createDataCall({
  breaker,
  budget,
  timeoutMs,
  isOfUsers = true,
  ...options
}: DataCallOptions): DataCall {
  const client: AxiosInstance = axios.create({
    baseURL: options.url,
    headers: { ...options.headers },
    adapter: undiciAdapter(options.dispatcher),
    // axios-retry takes what an attempt and its pause have used from the time of the next.
    timeout: timeoutMs,
    maxContentLength: maxReplyBytes,
  });
  axiosRetry(client);

  const send: DataCall = async (request, schema, trace) => {
    const { method, repeatable = method === 'GET' || method === 'PUT', ...config } = request;
    try {
      const response = await client.request({
        ...config,
        method,
        headers: { ...request.headers, ...traceHeaders(trace) } as Record<string, string>,
        'axios-retry': retryRules({
          attempts: 2,
          withinMs: timeoutMs,
          budget,
          isDown: () => breaker.opening,
          worthIt: (error) => repeatable && mayPass(error),
        }),
      });
      const parsed = schema.safeParse(response.data);
      if (!parsed.success) {
        const cause =
          isOfUsers && typeof response.data === 'object' ? new OddReply(parsed.error) : parsed.error;
        throw new CoreFailure('core_bad_response', { cause });
      }
      return parsed.data;
    } catch (error) {
      throw toDataFailure(error);
    }
  };

  return async (request, schema, trace) => {
    const call = breaker.admit();
    try {
      const value = await send(request, schema, trace);
      call.end();
      return value;
    } catch (error) {
      const saysNothing = isOfOneReply(error) || (trace.again && breaker.state === 'closed');
      call.end(saysNothing ? 'no word on its health' : error);
      if (error instanceof CoreRefused && error.status === 404) return null;
      throw error;
    }
  };
}

function toDataFailure(error: unknown): unknown {
  if (!axios.isAxiosError(error)) return error;
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (error instanceof ReplyTooLarge) return new CoreFailure('core_bad_response', { cause: error });
  const late = error.code === axios.AxiosError.ECONNABORTED;
  return new CoreFailure(late ? 'core_timeout' : 'core_unavailable', { cause: error, ...retryHint(error) });
}

/** JSON, but not what its contract says. */
export class OddReply extends Error {
  override readonly name = 'OddReply';

  constructor(cause: z.ZodError) {
    super('the core said something that its contract does not know', { cause });
  }
}

/** Whether the core is well and said something that the portal could not take. */
export const isOfOneReply = (error: unknown) =>
  error instanceof CoreFailure &&
  (error.options.cause instanceof ReplyTooLarge || error.options.cause instanceof OddReply);
