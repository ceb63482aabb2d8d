import type { Readable } from 'node:stream';
import {
  AxiosError,
  getAdapter,
  isAxiosError,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import { readChatAnswer } from './chat-answer.js';
import { CoreFailure } from './core-errors.js';

/**
 * An axios adapter whose promise settles with the first frame of the reply, not with its headers. A reply that breaks before
 * that frame is thus a failed request in axios' own terms, and axios-retry may repeat it; afterwards there is nothing left
 * to repeat.
 */
export function firstTokenAdapter(limits: { firstTokenMs: number; idleMs: number }): AxiosAdapter {
  const send = getAdapter('http');
  return async (config) => {
    const attempt = new AbortController();
    const slow = setTimeout(() => attempt.abort(), limits.firstTokenMs);
    const caller = config.signal as AbortSignal;
    const signal = AbortSignal.any([caller, attempt.signal]);
    let body: Readable | null = null;
    const hangUp = () => body?.destroy();
    caller.addEventListener('abort', hangUp, { once: true });
    try {
      const response = await send({ ...config, signal });
      body = response.data as Readable;
      if (signal.aborted) body.destroy();
      attempt.signal.addEventListener('abort', hangUp, { once: true });
      const { first, answer } = readChatAnswer(body, limits.idleMs);
      await first;
      body.once('close', () => caller.removeEventListener('abort', hangUp));
      return { ...response, data: answer };
    } catch (cause) {
      caller.removeEventListener('abort', hangUp);
      body?.destroy();
      if (isAxiosError(cause)) (cause.response?.data as Readable | undefined)?.destroy();
      if (caller.aborted || !attempt.signal.aborted) throw asAxiosError(cause, config);
      throw new AxiosError('no first token in time', AxiosError.ECONNABORTED, config);
    } finally {
      clearTimeout(slow);
    }
  };
}

function asAxiosError(cause: unknown, config: InternalAxiosRequestConfig): unknown {
  if (!(cause instanceof CoreFailure)) return cause;
  const error = new AxiosError(cause.code, AxiosError.ERR_BAD_RESPONSE, config);
  error.cause = cause;
  return error;
}
