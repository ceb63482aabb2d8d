import { expect, it } from '@jest/globals';
import { AnswerInProgressError, createHub } from '@portal/chat-stream';
import type { ChatAnswer } from '../core/chat-answer.js';
import { CoreFailure } from '../core/core-errors.js';
import { createMemoryStore } from '../store/memory-store.js';
import { createSharedAnswers } from './shared-answers.js';

it('a question that finds no room beside those who wait for the same answer may be asked again; the others are answered', async () => {
  await using store = createMemoryStore();
  const answers = createSharedAnswers({
    flights: createHub({ maxReadersPerChannel: 1, maxReadersPerTag: 1 }),
    store,
    cache: { find: async () => null, keep: async () => undefined },
    startMs: 60_000,
    totalMs: 60_000,
  });
  const core: ChatAnswer = {
    async relay({ token, done }) {
      token('Рассеивается.');
      done('m-1');
    },
    abort: () => undefined,
  };
  const begins = Promise.withResolvers<ChatAnswer>();
  const ask = () => answers.ask('sky', () => begins.promise, new AbortController().signal);

  const led = ask();
  const asked = [ask(), ask()].map((one) =>
    one.then(
      ({ outcome }) => outcome,
      (error: unknown) => error,
    ),
  );
  const refused = await Promise.race(asked);
  expect(refused).toBeInstanceOf(CoreFailure);
  expect(refused).toMatchObject({ code: 'assistant_unavailable', retryAfterS: 1 });

  begins.resolve(core);
  const { outcome, answer } = (await led) as { outcome: string; answer: ChatAnswer };
  await answer.relay({ token: () => undefined, done: () => undefined });
  expect(outcome).toBe('miss');
  expect(await Promise.all(asked)).toContain('joined');
});

it('a question that cannot listen for the answer of another is refused, and leaves no rejection unhandled, which would end the portal', async () => {
  await using store = createMemoryStore();
  const flights = createHub();
  const answers = createSharedAnswers({
    flights: {
      ...flights,
      claim: () => Promise.reject(new AnswerInProgressError('flight-1')),
      attach: () => ({ ready: Promise.reject(new Error('the store is away')), detach: () => undefined }),
    },
    store,
    cache: { find: async () => null, keep: async () => undefined },
    startMs: 60_000,
    totalMs: 60_000,
  });
  const unhandled: unknown[] = [];
  const keep = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', keep);
  const asked = answers.ask(
    'sky',
    () => Promise.reject(new Error('never called')),
    new AbortController().signal,
  );
  await expect(asked).rejects.toThrow('the store is away');
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', keep);
  expect(unhandled).toEqual([]);
});
