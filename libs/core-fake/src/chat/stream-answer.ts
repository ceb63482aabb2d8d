import type { ServerResponse } from 'node:http';
import { pause } from '../http/hang-up.js';
import type { AnswerPlan } from './answer-plan.js';
import { LineWriter } from './line-writer.js';

/** What has to be stored of an answer. */
export interface KeepAnswer {
  complete: (text: string) => void;
  /** Called at most once, and never after `complete`. */
  partial: (text: string) => void;
}

/** Longest text kept of an answer, in UTF-16 units, and longest silence or endless answer: both far beyond any test. */
const keptCharacters = 16_000_000;
const longestMs = 600_000;
const batchCharacters = 8_192;

const yieldToOthers = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Plays a plan into a response. Resolves when the reply has ended, one way or another. */
export async function streamAnswer(
  response: ServerResponse,
  plan: AnswerPlan,
  answerId: string,
  keep: KeepAnswer,
  gone: AbortSignal,
): Promise<void> {
  const writer = new LineWriter(response, gone);
  response.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
  });
  const begun = performance.now();
  let due = begun + plan.firstTokenMs;
  let sent = 0;
  let text = '';
  const keepPartial = () => {
    if (text !== '') keep.partial(text);
  };

  if (plan.firstTokenMs > 0) {
    response.flushHeaders();
    await pause(plan.firstTokenMs, gone);
  }
  for (const fragment of plan.fragments) {
    if (sent === plan.garbage?.after) writer.add(plan.garbage.line);
    if (sent === plan.break?.after) break;
    if (gone.aborted || performance.now() - begun > longestMs) {
      keepPartial();
      response.destroy();
      return;
    }
    sent += 1;
    if (text.length < keptCharacters) text += fragment;
    if (plan.dropAfter !== undefined && sent > plan.dropAfter) continue;
    writer.add(JSON.stringify({ type: 'token', data: fragment }));
    if (plan.tokenMs > 0) {
      if (!(await writer.flush())) continue;
      // Against a schedule, not against the last token: late timers do not slow the whole answer down.
      due += plan.tokenMs;
      await pause(Math.max(0, due - performance.now()), gone);
    } else if (writer.waiting >= batchCharacters) {
      if (await writer.flush()) await yieldToOthers();
    }
  }

  // Behind the last token: before a token it has been written already.
  if (sent === plan.garbage?.after && !plan.break) writer.add(plan.garbage.line);
  if (plan.break && sent === plan.break.after) {
    await writer.push();
    if (plan.break.how === 'stall') await pause(longestMs, gone);
    keepPartial();
    response.destroy();
    return;
  }
  if (gone.aborted) {
    keepPartial();
    return;
  }
  keep.complete(text);
  if (plan.ending === 'drop') {
    await writer.push();
    response.destroy();
    return;
  }
  const done = JSON.stringify({ type: 'done', data: { message_id: answerId } });
  if (plan.ending !== 'no_done') writer.add(done);
  if (plan.ending === 'two_done') writer.add(done);
  await writer.flush();
  response.end();
}
