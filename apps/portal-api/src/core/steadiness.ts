/** What can be said of a part of the core after many looks at it. */
export type Verdict = 'up' | 'recovering' | 'down';

export interface Steadiness {
  readonly verdict: Verdict;
  /**
   * The next look.
   *
   * @param asked how many questions a look was that found nothing good
   * @param tookMs for how long they were not answered
   */
  tell(good: boolean, asked?: number, tookMs?: number): Verdict;
}

/** Bad for so long, and in two looks at least, is down: anything less is a hiccup, however often one looks. */
const badForMs = 450;
/** Recovering for so long, and in three looks at least, is up. */
const goodForMs = 950;
/** A fall so soon after a recovery is flapping, and so is every further one within the minute. */
const soonMs = 3_000;
const fallsPerMinute = 2;
/** How long a part that flaps has to be good before it is recovering: at first, and at the most. */
const firstProofMs = 2_000;
const longestProofMs = 30_000;

/**
 * Turns single looks into a verdict that does not flap. An outage is believed fast: down after half a second, recovering at
 * the first good look, up a second later. A part that flaps has to be good without a break for longer each time (2, 4,
 * 8 … s) before it is recovering, so that a page stays in one state meanwhile. One bad look while recovering is enough to be
 * down.
 */
export function createSteadiness(now: () => number = () => performance.now()): Steadiness {
  let verdict: Verdict = 'up';
  /** The run of equal looks that the last one belongs to. */
  let run = { good: true, looks: 0, since: now() };
  let proofMs = 0;
  let recoveredAt = -Infinity;
  let falls: number[] = [];

  const fall = () => {
    const at = now();
    falls = [...falls.filter((earlier) => at - earlier < 60_000), at];
    const flaps = at - recoveredAt < soonMs || falls.length > fallsPerMinute;
    proofMs = flaps ? Math.min(longestProofMs, proofMs * 2 || firstProofMs) : 0;
    verdict = 'down';
  };

  return {
    get verdict() {
      return verdict;
    },
    tell(good, asked = 1, tookMs = 0) {
      if (good !== run.good) run = { good, looks: 0, since: good ? now() : now() - tookMs };
      run.looks += good ? 1 : asked;
      const forMs = now() - run.since;
      if (!good) {
        if (verdict === 'recovering' || (verdict === 'up' && run.looks > 1 && forMs >= badForMs)) fall();
      } else if (verdict === 'down' && forMs >= proofMs) {
        verdict = 'recovering';
        recoveredAt = now();
      } else if (verdict === 'recovering' && run.looks > 2 && now() - recoveredAt >= goodForMs) {
        verdict = 'up';
      }
      return verdict;
    },
  };
}
