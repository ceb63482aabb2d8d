/** The part of a WebSocket that the rules use. */
export interface SocketUnderTest {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  send(data: string): void;
  close(): void;
}

/** A portal to hold against the rules: one that may be written to, with the people of `sampleIds` and `stu-1021` to `stu-1029`. */
export interface PortalUnderTest {
  /** Where it is, without `/api/v1`. */
  readonly baseUrl: string;
  /** Default: the global fetch. It must be able to send a `Cookie` header, as Node's is. */
  readonly fetch?: typeof globalThis.fetch;
  /** Opens a socket with a `Cookie` header. Default: the global WebSocket, without one. */
  readonly openSocket?: (url: string, cookie: string) => SocketUnderTest;
}

/** A reply as it came. */
export interface RawReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined when it is none. */
  readonly body: unknown;
}

/** What a rule sends beside method and path. */
export interface RawRequest {
  readonly cookie?: string | undefined;
  /** Text and bytes go as they are, anything else as JSON; both as `application/json`. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const longestMs = 15_000;

/** One request below `/api/v1`; rejects when there is no whole reply within 15 s. */
export async function send(
  portal: PortalUnderTest,
  method: string,
  path: string,
  { cookie, body, headers }: RawRequest = {},
): Promise<RawReply> {
  const fetch = portal.fetch ?? globalThis.fetch;
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const reply = await fetch(`${portal.baseUrl}/api/v1${path}`, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? (body as string) : JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, body: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
