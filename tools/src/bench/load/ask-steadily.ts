import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../statistics.js';
import { post } from './ask.js';
import { countEach } from './count-each.js';
import type { SteadyMeasured, SteadyOrder } from './job.js';

/**
 * Asks at a steady rate. Every question has a moment at which it is due, and its time counts from there: a slow reply
 * makes nobody ask later.
 */
export async function askSteadily({ seats, perSecond, forMs }: SteadyOrder): Promise<SteadyMeasured> {
  // Opens a connection for each seat, which is not what is measured.
  await Promise.all(seats.map((seat, index) => post(seat, { text: `Is anybody there, ${index}?` })));
  const statuses: number[] = [];
  const latenciesMs: number[] = [];
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  const count = Math.round((perSecond * forMs) / 1000);
  for (let index = 0; index < count; index++) {
    const dueAt = startedAt + (index * 1000) / perSecond;
    const wait = dueAt - performance.now();
    if (wait > 0) await delay(wait);
    const seat = seats[index % seats.length]!;
    asked.push(
      post(seat, { text: `Why does question ${index} get no answer?` }).then(({ status }) => {
        latenciesMs.push(performance.now() - dueAt);
        statuses.push(status);
      }),
    );
  }
  await Promise.all(asked);
  return {
    requests: count,
    statuses: countEach(statuses),
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    maxMs: Math.max(...latenciesMs),
  };
}
