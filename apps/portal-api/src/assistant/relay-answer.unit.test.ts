import { describe, expect, it } from '@jest/globals';
import { anonymize } from '@portal/anonymizer';
import { AnswerStoppedError, type AnswerWriter } from '@portal/chat-stream';
import type { ChatAnswer } from '../core/chat-answer.js';
import { CoreFailure } from '../core/core-errors.js';
import { relayAnswer } from './relay-answer.js';

const { vault } = anonymize('Меня зовут Маша Иванова');

/** What a reader sees of the fragments, and how the answer ended: whole, or by the error. */
async function relayed(fragments: readonly string[], error?: Error, stopped = false) {
  let shown = '';
  const stop = new AbortController();
  const writer = { signal: stop.signal, token: (text: string) => void (shown += text) };
  const answer = {
    relay: async (to: { token: (text: string) => void; done: (id: string) => void }) => {
      fragments.forEach(to.token);
      if (stopped) stop.abort(new AnswerStoppedError());
      if (error) throw error;
      to.done('msg-1');
    },
  };
  const { outcome } = await relayAnswer(
    answer as unknown as ChatAnswer,
    writer as unknown as AnswerWriter,
    vault,
  );
  return [outcome, shown];
}

const failure = () => new CoreFailure('core_unavailable', {});

describe('the end of an answer', () => {
  it('is shown when it is a bare bracket: the answer meant no placeholder', async () => {
    expect(await relayed(['Это [PERSON_1]. Списки начинай с ', '['])).toEqual([
      'complete',
      'Это Маша Иванова. Списки начинай с [',
    ]);
  });

  it('is not shown when it is a piece of a placeholder', async () => {
    expect(await relayed(['Это ', '[PERS'])).toEqual(['complete', 'Это ']);
    expect(await relayed(['Это ', '[PERS'], failure())).toEqual(['failed', 'Это ']);
  });

  it('is shown with the whole name also when the answer is stopped or breaks off behind it', async () => {
    expect(await relayed(['Это [PERSON_1]'], failure(), true)).toEqual(['stopped', 'Это Маша Иванова']);
    expect(await relayed(['Это [PERSON_1]'], failure())).toEqual(['failed', 'Это Маша Иванова']);
  });
});
