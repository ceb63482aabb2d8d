import process from 'node:process';

const LEAST_RUNS = 5;
const MOST_RUNS = 40;
const ENOUGH_MS = 150;
/** On a machine that does other work the compiler comes late, and until then all runs are slow. */
const PATIENT_MS = 3_000;

/**
 * Milliseconds of processor time that a piece of work takes, the least of many runs: other work on the machine counts
 * for nothing, and of many runs some have neither the compiler nor the collector of garbage at work beside them.
 *
 * @param enough a time that is short enough, so that no shorter one is looked for, and until then for longer
 */
export function leastTime(work: () => unknown, enough = 0): number {
  let least = Infinity;
  let spent = 0;
  const most = enough > 0 ? PATIENT_MS : ENOUGH_MS;
  const isDone = (runs: number) => least < enough || (runs >= LEAST_RUNS && spent >= most);
  for (let run = 0; run < MOST_RUNS && !isDone(run); run++) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    const time = (user + system) / 1000;
    spent += time;
    least = Math.min(least, time);
  }
  return least;
}

/** A time at three lengths, each twice the one before. */
export interface Doubling {
  readonly at16: number;
  readonly at32: number;
  readonly at64: number;
}

/**
 * How many times as long twice the text takes: the mean of two doublings, so that a pause in one run does not pass for
 * a law. Work in proportion to the length gives 2, to its square 4. What takes less than a millisecond counts as one.
 */
export function growthOf({ at16, at64 }: Doubling): number {
  return Math.sqrt(Math.max(at64, 1) / Math.max(at16, 1));
}
