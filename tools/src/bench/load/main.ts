import { ask } from './ask.js';
import type { Job, Measured, Seat } from './job.js';
import { Reader } from './reader.js';

/** The load generator, a process of its own: a job comes in over the channel, its figures or its failure go back. */
process.on('message', (job: Job) => {
  run(job).then(
    (measured) => process.send!({ measured }),
    (error: Error) => process.send!({ failure: error.message }),
  );
});
process.once('disconnect', () => process.exit());

async function run({ seats, questions, together, label }: Job): Promise<Measured> {
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
