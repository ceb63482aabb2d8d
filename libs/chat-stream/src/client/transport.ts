/** The part of a WebSocket that the client uses: the browser's, Node's own and ws all have it. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown } & never) => void) | null;
  onclose: ((event: { code: number; reason: string } & never) => void) | null;
  onerror: ((event: never) => void) | null;
  close(code?: number, reason?: string): void;
}

/** A WebSocket constructor. The second argument is only given when there are headers, which browsers do not know. */
export type SocketConstructor = new (url: string, options?: never) => SocketLike;

/** The part of a fetch reply that the client uses. */
export interface ReplyLike {
  readonly ok: boolean;
  /** HTTP status. */
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** The part of fetch that the client uses. */
export type FetchLike = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    credentials: 'include';
    signal: AbortSignal;
    body?: string;
  },
) => Promise<ReplyLike>;

/** Opens the socket of one stream. */
export type OpenSocket = (url: string, headers: Readonly<Record<string, string>> | undefined) => SocketLike;

/** Makes an opener from a constructor. */
export function openWith(constructor: SocketConstructor): OpenSocket {
  return (url, headers) => (headers ? new constructor(url, { headers } as never) : new constructor(url));
}

/** What the service calls its own begins with this, also where a proxy adds a path in front. */
const ownPaths = '/api/';

/** The address of a path of the service: below the path of `baseUrl`, if it is the service's own. */
export function addressOf(baseUrl: string, path: string): URL {
  const base = new URL(baseUrl);
  const front = path.startsWith(ownPaths) ? base.pathname.replace(/\/$/, '') : '';
  return new URL(front + path, base);
}

/** The address of a stream on the same host: http becomes ws, https becomes wss. */
export function socketUrl(baseUrl: string, path: string, answerId: string, offset: number): string {
  const url = addressOf(baseUrl, path);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('answer', answerId);
  url.searchParams.set('offset', String(offset));
  return url.href;
}
