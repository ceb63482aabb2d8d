import { stampLength } from '../stamp.js';
import { AnswerStream } from './answer-stream.js';
import { ask } from './ask.js';
import type { FloodMeasured, FloodOrder } from './job.js';

/** Lets answers come as fast as they go through, and counts their tokens. */
export async function flood(order: FloodOrder): Promise<FloodMeasured> {
  const { seats, answers, tokensPerAnswer, silent } = order;
  let bytes = 0;
  let frames = 0;
  const count = (text: Buffer) => {
    bytes += text.length;
    frames += 1;
  };
  const streams = await Promise.all(seats.map((seat) => AnswerStream.open(seat, count)));
  const startedAt = performance.now();
  await Promise.all(
    seats.map(async (seat, index) => {
      for (let round = 0; round < answers; round++) {
        const done = streams[index]!.nextAnswer();
        await Promise.all([done, ask(seat, { tokens: tokensPerAnswer, everyMs: 0 })]);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  streams.forEach((stream) => stream.close());
  const tokens = seats.length * answers * tokensPerAnswer;
  const arrived = bytes / stampLength;
  const expected = silent ? 0 : tokens;
  if (arrived !== expected) throw new Error(`${arrived} tokens arrived instead of ${expected}.`);
  return { seconds, tokens, frames };
}
