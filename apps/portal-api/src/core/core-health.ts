import type { HealthReply } from '@portal/contracts';
import type { Log } from '../log.js';
import type { BreakerState } from './breaker.js';
import type { CoreLink } from './core-link.js';

export interface CoreHealthWatch extends Disposable {
  /** What a page is told; never a call to the core. */
  current(): HealthReply;
}

interface Watched {
  readonly core: CoreLink;
  readonly breakers: {
    readonly chat: { readonly state: BreakerState };
    readonly data: { readonly state: BreakerState };
  };
  readonly pollMs: number;
  readonly log: Log;
}

/** Asks the core for its health again and again, and adds what the breakers know. */
export function watchCoreHealth({ core, breakers, pollMs, log }: Watched): CoreHealthWatch {
  let chatUp = false;
  let documentsUp = false;
  let checkedAt = new Date();
  let busy = false;

  const poll = async () => {
    if (busy) return;
    busy = true;
    const before = chatUp;
    try {
      const { components } = await core.readHealth(AbortSignal.timeout(Math.max(1_000, pollMs)));
      chatUp = components.chat === 'up';
      documentsUp = components.documents === 'up';
    } catch {
      chatUp = documentsUp = false;
    } finally {
      busy = false;
      checkedAt = new Date();
    }
    if (before !== chatUp) log.info({ chat: chatUp ? 'up' : 'down' }, 'core health changed');
  };
  const timer = setInterval(() => void poll(), pollMs).unref();
  void poll();

  return {
    current() {
      const assistant =
        !chatUp || breakers.chat.state === 'open'
          ? 'unavailable'
          : breakers.chat.state === 'closed'
            ? 'available'
            : 'recovering';
      const data = documentsUp && breakers.data.state === 'closed' ? 'live' : 'stale';
      const ok = assistant === 'available' && data === 'live';
      return {
        status: ok ? 'ok' : 'degraded',
        assistant,
        data,
        ...(ok ? {} : { retry_after_s: Math.ceil(pollMs / 1000) }),
        checked_at: checkedAt.toISOString(),
      };
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
