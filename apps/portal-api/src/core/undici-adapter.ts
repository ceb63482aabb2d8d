import type { AxiosAdapter } from 'axios';
import type { Dispatcher } from 'undici';
import { CoreFailure } from './core-errors.js';
import { refusedStatus, toAxiosError, toDispatch, toResponse } from './undici-request.js';
import { WholeReply } from './whole-reply.js';

/**
 * axios over undici's pooled client: axios' interface, interceptors and axios-retry at a fraction of the cost of its own
 * adapter. For JSON: a reply is read whole, at most `maxContentLength` bytes of it, within `timeout`.
 */
export function undiciAdapter(dispatcher: Dispatcher): AxiosAdapter {
  return (config) =>
    new Promise((resolve, reject) => {
      const isWanted = (status: number) => config.validateStatus?.(status) ?? true;
      const { maxContentLength: most = -1 } = config;
      const reply = new WholeReply({
        mostBytes: most < 0 ? Infinity : most,
        isWanted,
        onReply: (whole) => {
          over();
          if (isWanted(whole.statusCode)) resolve(toResponse(whole, whole.text, config));
          else reject(refusedStatus(whole, config));
        },
        onFailure: (cause) => {
          over();
          reject(toAxiosError(cause, config));
        },
      });
      const slow = setTimeout(() => reply.giveUp(new CoreFailure('core_timeout')), config.timeout || 30_000);
      const caller = config.signal as AbortSignal | undefined;
      const leave = () => reply.giveUp(caller?.reason as Error);
      const over = () => {
        clearTimeout(slow);
        caller?.removeEventListener('abort', leave);
      };
      caller?.addEventListener('abort', leave, { once: true });
      if (caller?.aborted) leave();
      else dispatcher.dispatch(toDispatch(config), reply);
    });
}
