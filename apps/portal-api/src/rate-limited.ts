import { Refusal } from './refusal.js';

/** The refusal of a full window, with the IETF headers that tell the limit and when to come back. */
export function rateLimited(limit: {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Milliseconds until the next try makes sense. */
  readonly resetMs: number;
}): Refusal {
  const seconds = Math.max(1, Math.ceil(limit.resetMs / 1000));
  return new Refusal('rate_limited', {
    retryAfterS: seconds,
    headers: {
      ratelimit: `"${limit.name}"; r=0; t=${seconds}`,
      'ratelimit-policy': `"${limit.name}"; q=${limit.limit}; w=${limit.windowMs / 1000}`,
    },
  });
}
