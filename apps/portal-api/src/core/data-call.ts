import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import axiosRetry from 'axios-retry';
import type { Dispatcher } from 'undici';
import type { z } from 'zod';
import type { Breaker } from './breaker.js';
import type { ChatCallOptions } from './chat-call.js';
import { CoreFailure, CoreRefused } from './core-errors.js';
import type { Trace } from './core-link.js';
import { retryDelay } from './retry-delay.js';
import { undiciAdapter } from './undici-adapter.js';

/** A reply of the data routes is a page of JSON; more than this is an accident. */
const maxReplyBytes = 8 * 1024 * 1024;

export type DataCall = <Schema extends z.ZodType>(
  request: AxiosRequestConfig & { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string },
  schema: Schema,
  trace: Trace,
) => Promise<z.output<Schema> | null>;

/**
 * One request for data. Reads are tried twice; a reply is parsed by its contract; 404 is null, any other refusal is a
 * CoreRefused, all else a CoreFailure.
 */
export function createDataCall(
  options: Pick<ChatCallOptions, 'url' | 'headers'> & {
    dispatcher: Dispatcher;
    timeoutMs: number;
    breaker: Breaker;
  },
): DataCall {
  const client: AxiosInstance = axios.create({
    baseURL: options.url,
    headers: { ...options.headers },
    adapter: undiciAdapter(options.dispatcher),
    timeout: options.timeoutMs,
    maxContentLength: maxReplyBytes,
  });
  axiosRetry(client, {
    retries: 1,
    retryDelay,
    retryCondition: (error) =>
      error.config?.method === 'get' && (error.response === undefined || error.response.status >= 500),
  });

  return (request, schema, trace) =>
    options.breaker.run(async () => {
      try {
        const response = await client.request({
          ...request,
          headers: { ...request.headers, 'x-request-id': trace.requestId } as Record<string, string>,
        });
        const parsed = schema.safeParse(response.data);
        if (!parsed.success) throw new CoreFailure('core_bad_response', { cause: parsed.error });
        return parsed.data;
      } catch (error) {
        if (axios.isAxiosError(error) && error.response?.status === 404) return null;
        throw toDataFailure(error);
      }
    });
}

function toDataFailure(error: unknown): unknown {
  if (!axios.isAxiosError(error)) return error;
  const status = error.response?.status;
  if (status !== undefined && status < 500 && status !== 429)
    return new CoreRefused(status, { cause: error });
  const late = error.code === axios.AxiosError.ECONNABORTED || error.code === axios.AxiosError.ETIMEDOUT;
  return new CoreFailure(late ? 'core_timeout' : 'core_unavailable', { cause: error });
}
