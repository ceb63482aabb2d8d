import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

const cookieName = 'session';

/**
 * The token of the one `session` cookie. Null when there is none, and when there are two: nobody can tell which of them
 * a browser was tricked into sending.
 */
export function readSessionToken(request: IncomingMessage): string | null {
  const header = request.headers.cookie;
  if (!header) return null;
  const named = header.split(';').filter((pair) => pair.split('=', 1)[0]?.trim() === cookieName);
  if (named.length !== 1) return null;
  return parseCookie(named[0] as string)[cookieName] ?? null;
}

/** `Set-Cookie` for a new session; `Max-Age` agrees with the session's end. */
export function sessionCookie(token: string, maxAgeMs: number, secure: boolean): string {
  return stringifySetCookie({
    name: cookieName,
    value: token,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: Math.floor(maxAgeMs / 1000),
  });
}

/** `Set-Cookie` that removes the cookie. */
export const endedSessionCookie = (secure: boolean): string => sessionCookie('', 0, secure);
