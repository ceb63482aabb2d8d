import { setTimeout as delay } from 'node:timers/promises';
import { readAges } from '../stamp.js';
import { percentile } from '../statistics.js';
import { AnswerStream } from './answer-stream.js';
import { ask } from './ask.js';
import type { RhythmMeasured, RhythmOrder, Seat } from './job.js';

/** Lets many answers run at the rhythm of a model, and takes the time of every token. */
export async function readRhythm({ seats, tokensPerAnswer, everyMs }: RhythmOrder): Promise<RhythmMeasured> {
  const firstMs: number[] = [];
  const agesMs: number[] = [];
  const readOne = async (seat: Seat, index: number) => {
    let askedAt: number | undefined;
    const stream = await AnswerStream.open(seat, (text) => {
      if (askedAt !== undefined) firstMs.push(performance.now() - askedAt);
      askedAt = undefined;
      agesMs.push(...readAges(text.toString('latin1')));
    });
    return async () => {
      // Spread over ten intervals: the beginnings neither come all at once nor fall on the beat of the others.
      await delay((index * everyMs * 10) / seats.length);
      askedAt = performance.now();
      await Promise.all([stream.nextAnswer(), ask(seat, { tokens: tokensPerAnswer, everyMs })]);
      stream.close();
    };
  };
  const begin = await Promise.all(seats.map(readOne));
  await Promise.all(begin.map((one) => one()));
  const expected = seats.length * tokensPerAnswer;
  if (agesMs.length !== expected) throw new Error(`${agesMs.length} tokens arrived instead of ${expected}.`);
  return {
    tokens: agesMs.length,
    firstP50Ms: percentile(firstMs, 50),
    firstP99Ms: percentile(firstMs, 99),
    tokenP50Ms: percentile(agesMs, 50),
    tokenP99Ms: percentile(agesMs, 99),
  };
}
