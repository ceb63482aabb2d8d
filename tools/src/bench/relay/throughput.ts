import { takeTurns, type Taken } from '../comparison.js';
import { withCpuSeconds } from '../cpu-time.js';
import type { Lab } from '../lab.js';
import { readRedisCpuSeconds } from '../redis-cpu.js';
import { takeSeats, type Side, type SideName } from './sides.js';

export const rounds = 5;
export const streams = 40;
const tokensPerAnswer = 5_000;

export interface Throughput {
  readonly tokensPerSecond: number;
  readonly cpuPerMillion: number;
  /** What is left of it when reading and parsing what the source sends is taken away. */
  readonly sendingPerMillion: number;
  readonly redisPerMillion: number;
  readonly framesPerToken: number;
}

/** How many tokens go through when there are more than fit. */
export async function measureThroughput(
  lab: Lab,
  sides: Readonly<Partial<Record<SideName, Side>>>,
): Promise<Taken<SideName, Throughput>> {
  const measure = Object.fromEntries(
    Object.entries(sides).map(([name, side]) => [
      name,
      (round: number) => measureRound(lab, side, `flood ${name} ${round}`, name === 'reading'),
    ]),
  ) as Record<SideName, (round: number) => Promise<Omit<Throughput, 'sendingPerMillion'>>>;
  const taken = await takeTurns(lab.effort.rounds(rounds), measure, (line) =>
    lab.tell(`relay, at saturation: ${line}`),
  );
  return withoutReading(taken);
}

function withoutReading(
  taken: Taken<SideName, Omit<Throughput, 'sendingPerMillion'>>,
): Taken<SideName, Throughput> {
  return Object.fromEntries(
    Object.entries(taken).map(([side, figures]) => [
      side,
      figures.map((figure, index) => ({
        ...figure,
        sendingPerMillion: figure.cpuPerMillion - taken.reading[index]!.cpuPerMillion,
      })),
    ]),
  ) as Record<SideName, Throughput[]>;
}

async function measureRound(
  lab: Lab,
  side: Side,
  label: string,
  silent: boolean,
): Promise<Omit<Throughput, 'sendingPerMillion'>> {
  const seats = takeSeats(side, label, streams);
  const order = { seats, answers: 1, tokensPerAnswer, silent };
  const redisBefore = await readRedisCpuSeconds(lab.redisUrl);
  const [measured, cpuSeconds] = await withCpuSeconds(side.pids, () => lab.load.run('flood', order));
  const redisSeconds = (await readRedisCpuSeconds(lab.redisUrl)) - redisBefore;
  const { tokens, seconds, frames } = measured;
  return {
    tokensPerSecond: tokens / seconds,
    cpuPerMillion: (cpuSeconds * 1e6) / tokens,
    redisPerMillion: (redisSeconds * 1e6) / tokens,
    framesPerToken: frames / tokens,
  };
}
