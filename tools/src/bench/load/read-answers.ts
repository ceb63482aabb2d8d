import { ask } from './ask.js';
import type { AnswersMeasured, AnswersOrder, Seat } from './job.js';
import { Reader } from './reader.js';

/** Asks on all seats and reads every answer to its end. */
export async function readAnswers(order: AnswersOrder): Promise<AnswersMeasured> {
  const { seats, questions, together, label } = order;
  const readers = await Promise.all(seats.map((seat) => Reader.open(seat)));
  const firstTokenMs: number[] = [];
  const askAll = async (seat: Seat, index: number) => {
    for (let count = 0; count < questions; count++) {
      const askedAt = performance.now();
      const answer = readers[index]!.nextAnswer(() => firstTokenMs.push(performance.now() - askedAt));
      await Promise.all([answer, ask(seat, `${label}: why is the sky blue at ${index} and ${count}?`)]);
    }
  };
  const startedAt = performance.now();
  if (together) await Promise.all(seats.map(askAll));
  else for (const [index, seat] of seats.entries()) await askAll(seat, index);
  const seconds = (performance.now() - startedAt) / 1000;
  readers.forEach((reader) => reader.close());
  const sum = (key: 'frames' | 'bytes') => readers.reduce((total, reader) => total + reader[key], 0);
  return { seconds, frames: sum('frames'), bytes: sum('bytes'), firstTokenMs };
}
