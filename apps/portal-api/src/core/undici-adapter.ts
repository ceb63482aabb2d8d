import { AxiosError, type AxiosAdapter } from 'axios';
import type { Dispatcher } from 'undici';
import { CoreFailure } from './core-errors.js';
import { sendRequest, toAxiosError, toResponse, type ReplyBody } from './undici-request.js';

/**
 * axios over undici's pooled client: axios' interface, interceptors and axios-retry at a quarter of the cost of its own
 * adapter. For JSON: a reply is read whole, at most `maxContentLength` bytes of it, within `timeout`.
 */
export function undiciAdapter(dispatcher: Dispatcher): AxiosAdapter {
  return async (config) => {
    const attempt = new AbortController();
    const slow = setTimeout(() => attempt.abort(new CoreFailure('core_timeout')), config.timeout || 30_000);
    const caller = config.signal as AbortSignal | undefined;
    const leave = () => attempt.abort(caller?.reason);
    caller?.addEventListener('abort', leave, { once: true });
    try {
      const reply = await sendRequest(dispatcher, config, attempt.signal);
      return toResponse(reply, await readBounded(reply.body, config.maxContentLength ?? -1), config);
    } catch (cause) {
      throw toAxiosError(cause, config);
    } finally {
      clearTimeout(slow);
      caller?.removeEventListener('abort', leave);
    }
  };
}

async function readBounded(body: ReplyBody, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (most >= 0 && size > most) throw new AxiosError('the reply is too large', AxiosError.ERR_BAD_RESPONSE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
