import { given } from '../given.js';
import type { BackoffOptions } from './backoff.js';
import { openWith, type FetchLike, type OpenSocket, type SocketConstructor } from './transport.js';

/**
 * What a chat needs to know.
 *
 * @example
 * const options: ChatOptions = { baseUrl: 'https://portal.example', dialogId: 'd-1', giveUpMs: 30_000 };
 */
export interface ChatOptions {
  /** Where the service is, such as `https://portal.example` or `https://school.example/portal`; paths under `/api/v1` are added. */
  readonly baseUrl: string;
  /** The dialog to talk in. */
  readonly dialogId: string;
  /** Headers for every request and, outside browsers, for the socket's handshake: `{ cookie: 'session=…' }`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the global fetch. */
  readonly fetch?: FetchLike;
  /** A WebSocket constructor, such as ws's. Default: the global one (browsers, Node 22 and later). */
  readonly WebSocket?: SocketConstructor;
  /** Opens a socket in your own way; instead of `WebSocket`. */
  readonly openSocket?: OpenSocket;
  /** How long to wait between attempts. */
  readonly backoff?: BackoffOptions;
  /** A question whose reply takes longer than this is given up and repeated under the same key, in ms. Default 60,000. */
  readonly askTimeoutMs?: number;
  /** A handshake that takes longer is given up and repeated, in ms. Default 10,000. */
  readonly connectTimeoutMs?: number;
  /** A socket on which nothing arrives for so long is replaced, in ms. Default 45,000. */
  readonly silenceMs?: number;
  /** How long to try to get the connection back before `ConnectionLostError`, in ms. Default 60,000. */
  readonly giveUpMs?: number;
  /** How long to wait for the reply to a stop, and then for the end of the answer, in ms each. Default 10,000. */
  readonly stopTimeoutMs?: number;
}

/** The options with their defaults filled in. */
export type ChatSettings = Required<Omit<ChatOptions, 'WebSocket' | 'headers'>> & {
  readonly headers: Readonly<Record<string, string>> | undefined;
};

/** Fills in what is not given, or is given as `undefined`. */
export function withDefaults(options: ChatOptions): ChatSettings {
  const { WebSocket = globalThis.WebSocket as unknown as SocketConstructor, ...rest } = options;
  return {
    fetch: (url, init) => globalThis.fetch(url, init),
    openSocket: openWith(WebSocket),
    backoff: {},
    askTimeoutMs: 60_000,
    connectTimeoutMs: 10_000,
    silenceMs: 45_000,
    giveUpMs: 60_000,
    stopTimeoutMs: 10_000,
    ...given(rest),
    baseUrl: options.baseUrl,
    dialogId: options.dialogId,
    headers: options.headers,
  };
}
