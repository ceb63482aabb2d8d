import axios, { type AxiosError } from 'axios';
import axiosRetry from 'axios-retry';
import type { Agent } from 'node:http';
import type { CoreChatRequest } from '../assistant/core-request.js';
import type { ChatAnswer } from './chat-answer.js';
import { CallAborted, CoreFailure, CoreRefused } from './core-errors.js';
import type { ChatCall } from './core-link.js';
import { firstTokenAdapter } from './first-token-adapter.js';
import { retryAfterMs, retryDelay } from './retry-delay.js';

export interface ChatLimits {
  /** How often a call is sent at the most, the first time included. */
  readonly attempts: number;
  /** One attempt: from its start to its first token. */
  readonly firstTokenMs: number;
  /** All attempts and the pauses between them. */
  readonly startMs: number;
  /** Between two pieces of a reply. */
  readonly idleMs: number;
  /** A whole reply. */
  readonly totalMs: number;
}

export interface ChatCallOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly agents: { readonly httpAgent: Agent; readonly httpsAgent: Agent };
  readonly limits: ChatLimits;
  readonly onRetry?: (attempt: number, requestId: string) => void;
}

/**
 * POST /v1/chat: retried with backoff until the first token, then never (specification, Errors, rule 3, and Events,
 * rule 2). Every attempt carries the same Idempotency-Key.
 */
export function createChatCall(options: ChatCallOptions) {
  const { limits } = options;
  const client = axios.create({
    baseURL: options.url,
    headers: { ...options.headers, 'content-type': 'application/json', accept: 'application/x-ndjson' },
    ...options.agents,
    adapter: firstTokenAdapter(limits),
    responseType: 'stream',
    maxRedirects: 0,
    proxy: false,
  });
  axiosRetry(client, {
    retries: limits.attempts - 1,
    retryCondition: (error) => isWorthRetrying(error, limits.startMs),
    retryDelay,
    onRetry: (attempt, _error, config) =>
      options.onRetry?.(attempt, String(config.headers?.['x-request-id'])),
  });

  return async (request: CoreChatRequest, call: ChatCall): Promise<ChatAnswer> => {
    const start = new AbortController();
    const tooLate = setTimeout(() => start.abort(), limits.startMs);
    try {
      const response = await client.post<ChatAnswer>('/v1/chat', request, {
        signal: AbortSignal.any([call.signal, start.signal]),
        headers: { 'idempotency-key': call.answerId, 'x-request-id': call.requestId },
      });
      return boundTotal(response.data, call.signal, limits.totalMs);
    } catch (error) {
      if (call.signal.aborted) throw new CallAborted('the call was given up', { cause: error });
      if (start.signal.aborted) throw new CoreFailure('core_timeout', { cause: error });
      throw toChatFailure(error);
    } finally {
      clearTimeout(tooLate);
    }
  };
}

/** Ends a reply that never ends, and hangs up when the caller does. */
function boundTotal(answer: ChatAnswer, signal: AbortSignal, totalMs: number): ChatAnswer {
  return {
    abort: () => answer.abort(),
    async relay(handlers) {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        answer.abort();
      }, totalMs);
      const hangUp = () => answer.abort();
      signal.addEventListener('abort', hangUp, { once: true });
      if (signal.aborted) answer.abort();
      try {
        await answer.relay(handlers);
      } catch (error) {
        throw late ? new CoreFailure('core_timeout', { cause: error }) : error;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', hangUp);
      }
    },
  };
}

function isWorthRetrying(error: AxiosError, startMs: number): boolean {
  if (error.config?.signal?.aborted) return false;
  if ((retryAfterMs(error) ?? 0) >= startMs) return false;
  const status = error.response?.status;
  return status === undefined || status === 429 || status >= 500;
}

function toChatFailure(error: unknown): unknown {
  if (!axios.isAxiosError(error)) return error;
  const status = error.response?.status;
  if (status !== undefined && status !== 429 && status < 500)
    return new CoreRefused(status, { cause: error });
  if (error.cause instanceof CoreFailure && error.cause.code !== 'core_unavailable') return error.cause;
  if (error.code === axios.AxiosError.ECONNABORTED) return new CoreFailure('core_timeout', { cause: error });
  const retryAfter = retryAfterMs(error);
  return new CoreFailure('assistant_unavailable', {
    cause: error,
    ...(retryAfter === undefined ? {} : { retryAfterS: Math.ceil(retryAfter / 1000) }),
  });
}
