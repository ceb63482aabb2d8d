/** The token of the one `session` cookie; null without one, and with two: nobody knows which was meant. */
export function readToken(cookie: string | null): string | null {
  const named = (cookie ?? '').split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name.trim() === 'session' ? [value.join('=').trim()] : [];
  });
  return named.length === 1 && named[0] ? named[0] : null;
}

/** `Set-Cookie` for a new session, or with an empty token for none any more. */
export const sessionCookie = (token: string, maxAgeS: number): string =>
  `session=${token}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Lax`;
