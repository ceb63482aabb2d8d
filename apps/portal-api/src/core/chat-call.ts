import axios from 'axios';
import axiosRetry from 'axios-retry';
import type { Dispatcher } from 'undici';
import type { CoreChatRequest } from '../assistant/core-request.js';
import type { ChatAnswer } from './chat-answer.js';
import { CallAborted, CoreFailure } from './core-errors.js';
import type { ChatCall } from './core-link.js';
import { firstTokenAdapter } from './first-token-adapter.js';
import { refusalOf } from './refusal.js';
import type { RetryBudget } from './retry-budget.js';
import { retryHint } from './retry-delay.js';
import { mayPass, retryRules } from './retry-rules.js';
import { traceHeaders } from './trace-headers.js';

export interface ChatLimits {
  /** How often a call is sent at the most, the first time included. */
  readonly attempts: number;
  /** One attempt: from its start to its first token. */
  readonly firstTokenMs: number;
  /** All attempts and the pauses between them. */
  readonly startMs: number;
  /** Between two pieces of a reply. */
  readonly idleMs: number;
  /** A whole call, from its first attempt to `done`. */
  readonly totalMs: number;
}

export interface ChatCallOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly dispatcher: Dispatcher;
  readonly limits: ChatLimits;
  readonly budget: RetryBudget;
  /** Aborted while the core is known to be down: what waits for its next attempt then fails. */
  readonly isDown: () => AbortSignal;
  readonly onRetry?: (attempt: number, requestId: string) => void;
}

/**
 * POST /v1/chat: retried with backoff until the first token, then never (specification, Errors, rule 3, and Events,
 * rule 2). Every attempt carries the same Idempotency-Key.
 */
export function createChatCall(options: ChatCallOptions) {
  const { limits, budget, isDown } = options;
  const client = axios.create({
    baseURL: options.url,
    headers: { ...options.headers, 'content-type': 'application/json', accept: 'application/x-ndjson' },
    adapter: firstTokenAdapter(options.dispatcher, limits),
    // The body is a string already, the answer no text to be parsed: axios need not look.
    transformRequest: [],
    transformResponse: [],
  });
  axiosRetry(client);

  return async (request: CoreChatRequest, call: ChatCall): Promise<ChatAnswer> => {
    const line = openLine(call.signal, limits);
    try {
      const response = await client.request<ChatAnswer>({
        method: 'post',
        url: '/v1/chat',
        data: JSON.stringify(request),
        signal: line.signal,
        headers: { 'idempotency-key': call.answerId, ...traceHeaders(call) },
        'axios-retry': retryRules({
          attempts: limits.attempts,
          withinMs: limits.startMs,
          budget,
          isDown,
          worthIt: mayPass,
          onRetry: (attempt) => options.onRetry?.(attempt, call.requestId),
        }),
      });
      return line.carry(response.data);
    } catch (error) {
      line.close();
      throw line.signal.aborted ? line.signal.reason : toChatFailure(error);
    }
  };
}

/** Hangs up when the caller does, when no attempt has brought a token in time, and when the whole takes too long. */
function openLine(caller: AbortSignal, { startMs, totalMs }: ChatLimits) {
  const hangUp = new AbortController();
  const late = () => hangUp.abort(new CoreFailure('core_timeout'));
  const leave = () => hangUp.abort(new CallAborted('the call was given up'));
  const start = setTimeout(late, Math.min(startMs, totalMs));
  const total = setTimeout(late, totalMs);
  caller.addEventListener('abort', leave, { once: true });
  if (caller.aborted) leave();
  const close = () => {
    clearTimeout(start);
    clearTimeout(total);
    caller.removeEventListener('abort', leave);
  };
  return {
    signal: hangUp.signal,
    close,
    carry(answer: ChatAnswer): ChatAnswer {
      clearTimeout(start);
      return {
        relay: (handlers) => answer.relay(handlers).finally(close),
        abort() {
          close();
          answer.abort();
        },
      };
    },
  };
}

function toChatFailure(error: unknown): unknown {
  if (!axios.isAxiosError(error)) return error;
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (error.cause instanceof CoreFailure && error.cause.code !== 'core_unavailable') return error.cause;
  if (error.code === axios.AxiosError.ECONNABORTED) return new CoreFailure('core_timeout', { cause: error });
  return new CoreFailure('assistant_unavailable', { cause: error, ...retryHint(error) });
}
