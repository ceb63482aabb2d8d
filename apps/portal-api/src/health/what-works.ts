import type { HealthReply } from '@portal/contracts';
import type { Breaker } from '../core/breaker.js';
import type { LastGood } from '../core/last-good.js';

type Seen = Pick<Breaker, 'state' | 'isHopeful' | 'retryAfterS'>;

const assistantIs = ({ state, isHopeful }: Seen): HealthReply['assistant'] =>
  state === 'closed' ? 'available' : isHopeful ? 'recovering' : 'unavailable';

/**
 * The breakers are the one truth: users' calls and the health poll both move them, and what a page is told here is what its
 * next request will meet.
 *
 * - `assistant` is `recovering` while the core says that it is back, and one question at a time is let through to see whether
 *   the rest may follow. While it says nothing one is let through now and then as well, but the page stays at `unavailable`
 *   until one was answered: a core that is wholly down would else be `recovering` again and again.
 * - `data` is `live` while calls go through. Otherwise it is `stale` if this instance can count on copies: it has kept or
 *   served one, or shares a Redis in which others have, and the store did not fail last. Else it is `unavailable`.
 * - `retry_after_s` is when the assistant, or if that is well the data, is tried again: 1 when the next
 *   question is let through; one pause of the breaker when only
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
    assistant: assistantIs(chat),
    data: data.state === 'closed' ? 'live' : usable ? 'stale' : 'unavailable',
    ...(troubled ? { retry_after_s: troubled.state === 'open' ? troubled.retryAfterS() : 1 } : {}),
    checked_at: checkedAt.toISOString(),
  };
}
