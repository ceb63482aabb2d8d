import type { CoreHealth } from '@portal/contracts/core';
import type { Log } from '../log.js';
import { pause, pauseInTurns } from '../pause.js';
import { hintFor, rootCodeOf } from '../trouble.js';
import type { Breaker } from './breaker.js';
import type { CoreLink } from './core-link.js';
import { createSteadiness, type Verdict } from './steadiness.js';

export interface CoreHealthWatch extends Disposable {
  /** When the core was last looked at; before that, when looking began. */
  readonly checkedAt: Date;
}

interface Watched {
  readonly core: Pick<CoreLink, 'readHealth'>;
  readonly breakers: Readonly<Record<'chat' | 'data' | 'exchanges', Breaker>>;
  readonly pollMs: number;
  readonly log: Log;
}

/** As long as a breaker waits before a probe. */
const mostHeldMs = 5_000;

/** Good, down by the core's own word, or no usable word at all. */
type Look = 'good' | 'down' | 'silent';

/**
 * Asks the core for its health again and again, one look after the other, and opens or half-opens the breakers ahead of
 * the users, for whom they are the one truth.
 *
 * - Bad looks over half a second open the breaker. If the core itself says that the part is down, it stays open without probes
 *   until the core says otherwise. If there is no word (no connection, no reply in time, nonsense), probes go on as after
 *   any other failure: it may be the health route alone that is broken, and then a probe finds that out.
 * - A route that stays silent while users are answered all the same is what is broken: until it speaks again its silence says
 *   nothing, and the users' calls alone move the breaker.
 * - The first good look half-opens it, a good second closes it, unless a user's probe has decided before. It only takes back what
 *   it did: a breaker that users' calls have opened while the looks were good waits for its own probe.
 * - After flapping it takes more than one good look. But a core that calls itself well is not held off for longer than one that
 *   says nothing: after the pause of a breaker users' probes decide.
 */
export function watchCoreHealth({ core, breakers, pollMs, log }: Watched): CoreHealthWatch {
  const answerMs = longestLook(pollMs);
  const stop = new AbortController();
  const parts = [
    followPart('chat', log, breakers.chat),
    followPart('documents', log, breakers.data, breakers.exchanges),
  ] as const;
  let checkedAt = new Date();
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const startedAt = performance.now();
    const { health, asked, trouble } = await askTwice(core, answerMs, stop.signal);
    if (stop.signal.aborted) return;
    checkedAt = new Date();
    const [chat, documents] = parts;
    const seen = { startedAt, asked, trouble };
    const doubts = [
      chat({ ...seen, look: lookAt(health?.components.chat) }),
      documents({ ...seen, look: lookAt(health?.components.documents) }),
    ];
    // A bad look is confirmed sooner than the next one is due, and one that took long all the sooner.
    const confirmMs = Math.max(breathMs, pollMs / 2 - (performance.now() - startedAt));
    timer = setTimeout(() => void look(), doubts.includes(true) ? confirmMs : pollMs).unref();
  };
  void look();

  return {
    get checkedAt() {
      return checkedAt;
    },
    [Symbol.dispose]() {
      stop.abort();
      clearTimeout(timer);
    },
  };
}

/** The least between a look that was in vain and the next one. */
const breathMs = 100;
/**
 * A core that fell silent is known to have done so after this long, where this process gets its turns, which leaves the page
 * 0.4 of its 2 s.
 */
const knownMs = 1_600;

/**
 * How long each of the two questions of a look is waited for: at the worst the core falls silent just after a look, and is
 * looked at after `pollMs`. Beyond 500 ms between looks it is known later.
 */
const longestLook = (pollMs: number) => Math.max(500, Math.min(1_000, (knownMs - pollMs - breathMs) / 2));

const lookAt = (component: 'up' | 'down' | undefined): Look =>
  component === 'up' ? 'good' : component === 'down' ? 'down' : 'silent';

/** What one look has brought. */
interface Seen {
  readonly look: Look;
  readonly startedAt: number;
  /** How many questions there was no answer to, or the one that was answered. */
  readonly asked: number;
  /** Why there was none. */
  readonly trouble: string | undefined;
}

/**
 * Asks for the health, and once more where the answer is late: a lost packet is no outage. The first question may still be
 * answered meanwhile, so that a core that is slow is not taken for one that is silent. Nor is one whose answer waits here for a
 * process that gets no turns. `health` is null when there was none.
 */
async function askTwice(
  core: Pick<CoreLink, 'readHealth'>,
  answerMs: number,
  stop: AbortSignal,
): Promise<{ health: CoreHealth | null; asked: number; trouble: string | undefined }> {
  let trouble: string | undefined;
  const over = new AbortController();
  const signal = AbortSignal.any([stop, over.signal]);
  const ask = () =>
    core.readHealth(signal).catch((error: unknown) => {
      trouble = rootCodeOf(error) ?? 'core_bad_response';
      return null;
    });
  const late = Symbol('late');
  const inTime = <Answer>(answer: Promise<Answer>, ms: number) =>
    Promise.race([answer, pauseInTurns(ms, signal).then((): typeof late => late)]);
  try {
    const first = ask();
    const soon = await inTime(first, answerMs);
    if (soon !== late || stop.aborted) return { health: soon === late ? null : soon, asked: 1, trouble };
    const second = pause(breathMs, signal).then(() => (signal.aborted ? null : ask()));
    const later = await inTime(anyOf(first, second), breathMs + answerMs);
    return later === late
      ? { health: null, asked: 2, trouble: trouble ?? 'core_timeout' }
      : { health: later, asked: 2, trouble };
  } finally {
    over.abort();
  }
}

/** The first of two that is not null. */
async function anyOf<Answer>(a: Promise<Answer | null>, b: Promise<Answer | null>): Promise<Answer | null> {
  return (await Promise.race([a, b])) ?? (await a) ?? (await b);
}

function tell(
  log: Log,
  change: { part: string; verdict: Verdict; look: Look; code: string | undefined },
): void {
  const hint = change.code && hintFor(change.code, settings);
  log[change.verdict === 'down' ? 'warn' : 'info']({ ...change, hint }, 'core health changed');
}

const settings = { address: 'CORE_URL', secret: 'CORE_TOKEN' };

/** Follows one part of the core, read and written; tells whether a first bad look waits for its confirmation. */
function followPart(part: string, log: Log, main: Breaker, written?: Breaker) {
  const breakers = written ? [main, written] : [main];
  const steadiness = createSteadiness();
  let held = false;
  /** How many looks in a row were bad. */
  let bad = 0;
  /** Since when it is open because nothing was said. */
  let silentSince = Infinity;
  /** Since when all looks were good. */
  let goodSince = Infinity;
  return ({ look: seen, startedAt, asked, trouble }: Seen): boolean => {
    const answeredAt = Math.max(...breakers.map((breaker) => breaker.answeredAt));
    const before = steadiness.verdict;
    if (seen !== 'silent') silentSince = Infinity;
    else if (answeredAt > silentSince) return false;
    // A health route that is late while users are answered is late, and no more.
    const look = seen === 'silent' && answeredAt > startedAt ? 'good' : seen;
    const verdict = steadiness.tell(look === 'good', asked, performance.now() - startedAt);
    bad = look === 'good' ? 0 : bad + asked;
    goodSince = look === 'good' ? Math.min(goodSince, performance.now()) : Infinity;
    const isHeldTooLong = held && performance.now() - goodSince >= mostHeldMs;
    // While a part that has flapped has to prove itself, a user's call may have closed the breaker already.
    const isTrusted = verdict === 'up' || breakers.some(({ state }) => state === 'closed');
    const isAnew = before !== 'down' || (isTrusted && bad > 1) || held !== (look === 'down');
    if (verdict !== before) tell(log, { part, verdict, look, code: look === 'silent' ? trouble : undefined });
    if (verdict === 'down' && look !== 'good' && isAnew) {
      held = look === 'down';
      if (!held) silentSince = performance.now();
      for (const breaker of breakers) breaker.force('open', held);
    } else if (before === 'down' && (verdict === 'recovering' || isHeldTooLong)) {
      held = false;
      for (const breaker of breakers) if (breaker.state !== 'closed') breaker.force('half-open');
    } else if (verdict === 'up' && before === 'recovering') {
      if (main.state === 'half-open') main.force('closed');
      // Its probe may have been the one exchange that always fails, which says nothing of the others.
      if (written && written.state !== 'closed') written.force('closed');
    }
    return isTrusted && look !== 'good';
  };
}
