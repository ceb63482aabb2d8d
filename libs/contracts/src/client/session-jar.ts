const cookieName = 'session';
/** What a cookie's value may be made of (RFC 6265, cookie-octet). */
const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,4096}$/;

/**
 * Keeps the session's cookie outside browsers. In a browser it stays empty, because scripts cannot read the cookie: the
 * browser keeps and sends it.
 */
export interface SessionJar {
  /** The token of the session; null before a login and after a logout. A secret: never log it. */
  readonly token: string | null;
  /** The `Cookie` header for another connection of the same user, such as a WebSocket; undefined without a token. */
  readonly cookie: string | undefined;
  /** Takes what a reply sets. */
  take(headers: Headers): void;
}

/**
 * Makes a jar, with the token of a session that exists already or empty. One jar is one user: a server that acts for several
 * users gives each a client of its own.
 *
 * @throws {TypeError} when the token cannot be a cookie's value.
 * @example
 * const client = createPortalClient({ baseUrl, session: createSessionJar(tokenOfTheIncomingRequest) });
 */
export function createSessionJar(token: string | null = null): SessionJar {
  if (token !== null && !cookieValue.test(token)) throw new TypeError('This is no session token');
  let held = token;
  return {
    get token() {
      return held;
    },
    get cookie() {
      return held === null ? undefined : `${cookieName}=${held}`;
    },
    take(headers) {
      // Stand-ins for fetch may know no more than one header of a name.
      const lines = 'getSetCookie' in headers ? headers.getSetCookie() : [];
      for (const line of lines) {
        const set = readSetCookie(line);
        if (set !== undefined) held = set;
      }
    },
  };
}

/** The token that a `Set-Cookie` line sets, null when it removes it, undefined when it is about another cookie. */
function readSetCookie(line: string): string | null | undefined {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  if (pair.slice(0, at).trim() !== cookieName) return undefined;
  const value = pair.slice(at + 1).trim();
  const isOver = attributes.some((attribute) => /^\s*max-age\s*=\s*(0+|-\d+)\s*$/i.test(attribute));
  return isOver || !cookieValue.test(value) ? null : value;
}
