import type { HealthReply } from '@portal/contracts';
import type { Breaker, BreakerState } from '../core/breaker.js';
import type { LastGood } from '../core/last-good.js';

type Seen = Pick<Breaker, 'state' | 'retryAfterS'>;

const assistantIs: Readonly<Record<BreakerState, HealthReply['assistant']>> = {
  closed: 'available',
  'half-open': 'recovering',
  open: 'unavailable',
};

/**
 * The breakers are the one truth: users' calls and the health poll both move them, and what a page is told here is what its
 * next request will meet.
 *
 * - `assistant` is `recovering` while one question at a time is let through to see whether the rest may follow.
 * - `data` is `live` while calls go through. Otherwise it is `stale` if this instance can count on copies: it has kept or
 *   served one, or shares a Redis in which others have, and the store did not fail last. Else it is `unavailable`.
 * - `retry_after_s` is when the assistant, or if that is well the data, is tried again; one pause of the breaker when only
 *   the core's word can end the outage.
 * - Exchanges that wait for a core that cannot save them are nothing a page has to know: their answers are there.
 * - Before the first look at the core all is well: nothing has failed yet, and calls are let through.
 */
export function whatWorks(
  { chat, data }: { readonly chat: Seen; readonly data: Seen },
  { usable }: Pick<LastGood, 'usable'>,
  checkedAt: Date,
): HealthReply {
  const troubled = [chat, data].find(({ state }) => state !== 'closed');
  return {
    status: troubled ? 'degraded' : 'ok',
    assistant: assistantIs[chat.state],
    data: data.state === 'closed' ? 'live' : usable ? 'stale' : 'unavailable',
    ...(troubled ? { retry_after_s: troubled.state === 'open' ? troubled.retryAfterS() : 1 } : {}),
    checked_at: checkedAt.toISOString(),
  };
}
