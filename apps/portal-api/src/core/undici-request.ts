import axios, { AxiosError, CanceledError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { Dispatcher } from 'undici';

export type ReplyBody = Dispatcher.ResponseData['body'];

type ReplyHead = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>;

/** What an unwanted reply may still send before its connection is given up instead of kept. */
export const discardBytes = 64 * 1024;
export const discardMs = 1_000;

const tooLate: ReadonlySet<string> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Sends a request of axios over an undici pool, up to the reply's headers. The signal ends it at once wherever it is, and
 * later its body too; its reason becomes the cause.
 *
 * @throws AxiosError as axios' own adapter does: with `response` for a status that is no success, without it otherwise
 */
export async function sendRequest(
  dispatcher: Dispatcher,
  config: InternalAxiosRequestConfig,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const sent = dispatcher.request({ ...toDispatch(config), signal });
  const reply = await promptly(sent, signal).catch((cause: unknown) => {
    throw toAxiosError(cause, config);
  });
  if (!config.validateStatus || config.validateStatus(reply.statusCode)) return reply;
  discard(reply.body);
  throw refusedStatus(reply, config);
}

/** The request of axios in undici's terms. */
export function toDispatch(config: InternalAxiosRequestConfig) {
  const { origin, pathname, search } = addressOf(config);
  return {
    origin,
    path: pathname + search,
    method: (config.method ?? 'get').toUpperCase() as Dispatcher.HttpMethod,
    // Nothing is asked to be compressed: a token that waits in a compressor is a late token.
    headers: config.headers.toJSON() as Record<string, string>,
    body: (config.data as string | undefined) ?? null,
  };
}

/** What axios throws for a status that is no success. */
export function refusedStatus(reply: ReplyHead, config: InternalAxiosRequestConfig): AxiosError {
  const code = reply.statusCode < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  const response = toResponse(reply, undefined, config);
  return new AxiosError(`status ${reply.statusCode}`, code, config, null, response);
}

export function toResponse(
  reply: ReplyHead,
  data: unknown,
  config: InternalAxiosRequestConfig,
): AxiosResponse {
  // axios makes its own headers of them.
  const headers = reply.headers as Record<string, string>;
  return { data, status: reply.statusCode, statusText: '', headers, config };
}

/** `axios.getUri` merges all its settings once more, which costs as much as sending; without a query nothing needs it. */
function addressOf(config: InternalAxiosRequestConfig): URL {
  if (config.params) return new URL(axios.getUri(config));
  const { baseURL = '', url = '' } = config;
  return new URL(`${baseURL.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`);
}

export function toAxiosError(cause: unknown, config: InternalAxiosRequestConfig): unknown {
  if (axios.isAxiosError(cause)) return cause;
  if ((config.signal as AbortSignal | undefined)?.aborted) return new CanceledError('aborted', config);
  const { name, code = '' } = cause as NodeJS.ErrnoException;
  const late = name === 'TimeoutError' || code === 'core_timeout' || tooLate.has(code);
  const error = new AxiosError(
    late ? 'not in time' : 'no reply',
    late ? AxiosError.ECONNABORTED : code,
    config,
  );
  error.cause = cause as Error;
  return error;
}

/** undici does not look at the signal while a request waits for its connection, which may be as long as connecting takes. */
function promptly(
  sent: Promise<Dispatcher.ResponseData>,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    sent.then(
      (reply) => {
        signal.removeEventListener('abort', leave);
        // Until a reader is there, a connection that breaks must not be an uncaught error.
        reply.body.on('error', () => undefined);
        if (signal.aborted) reply.body.destroy();
        resolve(reply);
      },
      (error: unknown) => {
        signal.removeEventListener('abort', leave);
        reject(error as Error);
      },
    );
  });
}

/** Reads away what nobody wants, so that its connection serves again; too much of it, or too slow, and it is closed. */
export function discard(body: ReplyBody): void {
  body.dump({ limit: discardBytes, signal: AbortSignal.timeout(discardMs) }).catch(() => undefined);
}
