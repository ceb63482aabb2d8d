/** One limit as the IETF headers tell it: numbers by parameter name. */
export type LimitItems = ReadonlyMap<string, Readonly<Record<string, number>>>;

const item = /^"([a-z-]+)"((?:\s*;\s*[a-z]+=(?::[A-Za-z0-9+/=]*:|\d+))+)$/;

/**
 * Parses `RateLimit` or `RateLimit-Policy`: a list of strings with parameters (structured fields), by the name of the limit.
 *
 * @throws Error when the header is not of that form
 */
export function parseLimits(header: string | null): LimitItems {
  const items = new Map<string, Record<string, number>>();
  for (const part of (header ?? '').split(/,\s*/)) {
    const [, name, parameters] = item.exec(part) ?? [];
    if (name === undefined || parameters === undefined) throw new Error(`not a limit: ${part}`);
    const pairs = parameters.split(';').flatMap((pair) => {
      const [key = '', value = ''] = pair.trim().split('=', 2);
      return /^\d+$/.test(value) ? [[key, Number(value)] as const] : [];
    });
    items.set(name, Object.fromEntries(pairs));
  }
  return items;
}
