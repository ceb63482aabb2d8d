/** What comes between the base address and a contract's path. */
export const versionPrefix = '/api/v1';

/**
 * A base address without a slash at its end: an absolute http(s) URL, or, in a browser, a path on the page's own origin.
 *
 * @throws {TypeError} for anything else, and for an address with credentials or one that already ends with the prefix.
 */
export function normaliseBaseUrl(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  const isPath = base === '' || /^\/(?!\/)/.test(base);
  const isAbsolute = /^https?:\/\/[^/]/i.test(base) && URL.canParse(base);
  if ((!isPath && !isAbsolute) || /[?#]/.test(base))
    throw new TypeError('baseUrl must be an http(s) address, or a path on the own origin');
  // fetch refuses such an address at every call, and shows the password in its message.
  if (isAbsolute && hasCredentials(new URL(base)))
    throw new TypeError('baseUrl must be without a user name and password');
  if (base.endsWith(versionPrefix)) throw new TypeError(`baseUrl must be without ${versionPrefix}`);
  return base;
}

const hasCredentials = ({ username, password }: URL): boolean => username !== '' || password !== '';
