import type { AxiosError } from 'axios';

const baseMs = 150;
const capMs = 3_000;

/** What the core may ask our own callers to wait for, in seconds. */
const longestHintS = 600;

/** Exponential backoff with full jitter; `Retry-After` from the core is the least that it waits. Milliseconds. */
export function retryDelay(attempt: number, error: AxiosError, random: () => number = Math.random): number {
  const ceiling = Math.min(capMs, baseMs * 2 ** (attempt - 1));
  return Math.max(retryAfterMs(error) ?? 0, Math.round(random() * ceiling));
}

/** What the core asked for, in milliseconds: `Retry-After` in seconds or as an HTTP date. */
export function retryAfterMs(error: AxiosError, now = Date.now()): number | undefined {
  const value: unknown = error.response?.headers['retry-after'];
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // Numbers that are no whole seconds would be years and months to Date.parse.
  if (!/[a-z]/i.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** The same as a hint for our own callers, for the options of a CoreFailure. */
export function retryHint(error: AxiosError): { retryAfterS?: number } {
  const ms = retryAfterMs(error);
  return ms === undefined ? {} : { retryAfterS: Math.min(longestHintS, Math.max(1, Math.ceil(ms / 1000))) };
}
