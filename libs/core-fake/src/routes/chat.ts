import { randomUUID } from 'node:crypto';
import { opaqueId } from '@portal/contracts';
import { coreChatRequest, idempotencyHeader } from '@portal/contracts/core';
import type { Express } from 'express';
import { planAnswer } from '../chat/answer-plan.js';
import { streamAnswer, type KeepAnswer } from '../chat/stream-answer.js';
import type { CoreParts } from '../core-parts.js';
import { parse, parseQuery } from '../http/endpoint.js';
import { exchangeOf, jsonBody } from '../http/exchange.js';
import { hangUpSignal } from '../http/hang-up.js';
import { answerElsewhere, dialogNotFound } from './dialogs.js';

/** The chat call: checks, then streams an answer and saves it under the caller's key. */
export function addChatRoute(app: Express, parts: CoreParts): void {
  const { dialogs, settings, running, changed } = parts;

  app.post('/v1/chat', async (request, response) => {
    parseQuery(request);
    const { session_id, anonymous_user_id, messages, scenario } = parse(
      'body',
      coreChatRequest,
      jsonBody(request, response),
    );
    const key = request.get(idempotencyHeader);
    const answerId = key === undefined ? `ans-${randomUUID()}` : parse(idempotencyHeader, opaqueId, key);
    if (dialogs.read(session_id)?.anonymous_user_id !== anonymous_user_id) throw dialogNotFound();
    const stored = dialogs.answer(answerId);
    // A caller that repeats its key may do so before its first call is seen to be over: one key, one text.
    const begun = [...running.values()].find((answer) => answer.answerId === answerId);
    if ([stored, begun].some((answer) => answer && answer.dialogId !== session_id)) throw answerElsewhere();

    const question = messages.map(({ text }) => text).join('\n');
    const complete = stored && !stored.message.partial ? stored.message.text : undefined;
    const text = complete ?? begun?.text;
    const plan = planAnswer(question, scenario, settings.rhythm, exchangeOf(response).fault, text);
    const keep = (partial: boolean) => (answer: string) => {
      dialogs.save(session_id, { answerId, question, answer, partial });
      changed();
    };
    const keepAnswer: KeepAnswer = { complete: keep(false), partial: keep(true) };
    const streaming = streamAnswer(response, plan, answerId, keepAnswer, hangUpSignal(response));
    running.set(streaming, { answerId, dialogId: session_id, text: plan.text });
    await streaming.finally(() => running.delete(streaming));
  });
}
