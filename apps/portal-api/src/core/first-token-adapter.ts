import type { AxiosAdapter } from 'axios';
import type { Dispatcher } from 'undici';
import { readChatAnswer } from './chat-answer.js';
import { CoreFailure } from './core-errors.js';
import { sendRequest, toAxiosError, toResponse } from './undici-request.js';

/**
 * An axios adapter whose promise settles with the first frame of the reply, not with its headers. A reply that breaks
 * before that frame is thus a failed request in axios' own terms, and axios-retry may repeat it; afterwards there is
 * nothing left to repeat. `config.signal` hangs up at any time, and its reason is what the answer then fails with.
 */
export function firstTokenAdapter(
  dispatcher: Dispatcher,
  limits: { readonly firstTokenMs: number; readonly idleMs: number },
): AxiosAdapter {
  return async (config) => {
    const caller = config.signal as AbortSignal;
    const attempt = new AbortController();
    const leave = () => attempt.abort(caller.reason);
    const forget = () => caller.removeEventListener('abort', leave);
    caller.addEventListener('abort', leave, { once: true });
    const slow = setTimeout(() => attempt.abort(new CoreFailure('core_timeout')), limits.firstTokenMs);
    try {
      const reply = await sendRequest(dispatcher, config, attempt.signal);
      reply.body.once('close', forget);
      const { first, answer } = readChatAnswer(reply.body, limits.idleMs);
      await first;
      return toResponse(reply, answer, config);
    } catch (cause) {
      forget();
      throw toAxiosError(cause, config);
    } finally {
      clearTimeout(slow);
    }
  };
}
