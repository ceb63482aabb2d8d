import { takeTurns, type Taken } from '../comparison.js';
import { withCpuSeconds } from '../cpu-time.js';
import type { Lab } from '../lab.js';
import type { RhythmMeasured } from '../load/job.js';
import { takeSeats, type Side, type SideName } from './sides.js';

export const rounds = 3;
export const streams = 200;
export const everyMs = 50;
const tokensPerAnswer = 30;

export type Rhythm = RhythmMeasured & { readonly cpuPerMillion: number };

/** What a token waits for at the rhythm of a model, when each comes alone. */
export function measureRhythm(
  lab: Lab,
  sides: Readonly<Partial<Record<SideName, Side>>>,
): Promise<Taken<SideName, Rhythm>> {
  const measure = Object.fromEntries(
    Object.entries(sides).map(([name, side]) => [
      name,
      (round: number) => measureRound(lab, side, `rhythm ${name} ${round}`),
    ]),
  ) as Record<SideName, (round: number) => Promise<Rhythm>>;
  return takeTurns(lab.effort.rounds(rounds), measure, (line) => lab.tell(`relay, at a rhythm: ${line}`));
}

async function measureRound(lab: Lab, side: Side, label: string): Promise<Rhythm> {
  const order = { seats: takeSeats(side, label, streams), tokensPerAnswer, everyMs };
  const [measured, cpuSeconds] = await withCpuSeconds(side.pids, () => lab.load.run('rhythm', order));
  return { ...measured, cpuPerMillion: (cpuSeconds * 1e6) / measured.tokens };
}
