import { AnswerStream } from './answer-stream.js';
import { ask } from './ask.js';
import { countEach } from './count-each.js';
import type { AnswersMeasured, AnswersOrder, Seat } from './job.js';

/** Asks on all seats and reads every answer to its end. */
export async function readAnswers(order: AnswersOrder): Promise<AnswersMeasured> {
  const { seats, questions, together, label, alike = false } = order;
  const firstTokenMs: number[] = [];
  const outcomes: string[] = [];
  let frames = 0;
  let bytes = 0;
  const sit = async (seat: Seat, index: number) => {
    let askedAt: number | undefined;
    const stream = await AnswerStream.open(seat, (text) => {
      if (askedAt !== undefined) firstTokenMs.push(performance.now() - askedAt);
      askedAt = undefined;
      frames += 1;
      bytes += text.length;
    });
    const askAll = async () => {
      for (let count = 0; count < questions; count++) {
        const place = alike ? `place ${count}` : `${index} and ${count}`;
        askedAt = performance.now();
        const accepted = ask(seat, { text: `${label}: why is the sky blue at ${place}?` });
        outcomes.push((await Promise.all([accepted, stream.nextAnswer()]))[0].cache ?? 'none');
      }
    };
    return { askAll, close: () => stream.close() };
  };
  const sitting = await Promise.all(seats.map(sit));
  const startedAt = performance.now();
  if (together) await Promise.all(sitting.map(({ askAll }) => askAll()));
  else for (const { askAll } of sitting) await askAll();
  const seconds = (performance.now() - startedAt) / 1000;
  for (const { close } of sitting) close();
  return { seconds, frames, bytes, firstTokenMs, cache: countEach(outcomes) };
}
