/** Seconds of a `Retry-After` header, which holds seconds or an HTTP date; undefined without a sane one. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  if (!/[a-z]/i.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
