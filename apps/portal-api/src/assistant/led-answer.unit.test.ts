import { describe, expect, it } from '@jest/globals';
import { ClaimLostError, createHub, type AnswerClaim } from '@portal/chat-stream';
import type { ChatAnswer } from '../core/chat-answer.js';
import { CoreFailure, CoreRefused } from '../core/core-errors.js';
import { LedAnswer } from './led-answer.js';

const core: ChatAnswer = {
  async relay({ token, done }) {
    token('Потому что ');
    token('рассеивается.');
    done('m-1');
  },
  abort: () => undefined,
};

/** A flight that another instance has taken over while the core was asked. */
async function lostFlight(): Promise<AnswerClaim> {
  const claim = await createHub().claim('flight', 'f-1');
  return {
    answerId: claim.answerId,
    signal: AbortSignal.abort(new ClaimLostError()),
    begin: () => claim.begin(),
    release: () => claim.release(),
  };
}

const lead = (flight: AnswerClaim) =>
  new LedAnswer({
    flight,
    asker: new AbortController().signal,
    keep: async () => undefined,
    hasFollowers: async () => false,
  });

describe('an answer whose flight was lost before its first token', () => {
  it('goes on for the dialog that asked', async () => {
    const answer = lead(await lostFlight());
    await answer.start(async () => core);
    let text = '';
    let id = '';
    await answer.relay({ token: (fragment) => (text += fragment), done: (messageId) => (id = messageId) });
    expect([text, id]).toEqual(['Потому что рассеивается.', 'm-1']);
  });

  it('fails as its call does', async () => {
    const answer = lead(await lostFlight());
    const failure = new CoreFailure('core_timeout');
    await expect(
      answer.start(async () => {
        throw failure;
      }),
    ).rejects.toBe(failure);
  });
});

it('an answer that was stopped before it is relayed says nothing more to who stopped it, while it goes on for others', async () => {
  const asker = new AbortController();
  const flight = await createHub().claim('flight', 'f-3');
  const answer = new LedAnswer({
    flight,
    asker: asker.signal,
    keep: async () => undefined,
    hasFollowers: async () => true,
  });
  await answer.start(async () => core);
  asker.abort();
  const heard: string[] = [];
  const handlers = { token: (text: string) => void heard.push(text), done: () => void heard.push('done') };
  await expect(answer.relay(handlers)).rejects.toThrow('stopped');
  await new Promise(setImmediate);
  expect(heard).toEqual([]);
});

it.each([
  ['gives way to one of the others', 404, ['done abandoned']],
  ['gives way to one of the others', 409, ['done abandoned']],
  ['fails for all', 413, ['close 4502']],
])('an answer that the core refuses to its leader %s (%i)', async (_what, status, heard) => {
  const hub = createHub();
  const flight = await hub.claim('flight', 'f-4');
  const seen: string[] = [];
  hub.attach(
    { channel: 'flight' },
    {
      send: (frame) =>
        void seen.push(`done ${(JSON.parse(frame) as { data: { message_id: string } }).data.message_id}`),
      close: (code) => void seen.push(`close ${code}`),
      cork: () => undefined,
      uncork: () => undefined,
      bufferedBytes: 0,
    },
  );
  const refusal = new CoreRefused(status);
  await expect(lead(flight).start(() => Promise.reject(refusal))).rejects.toBe(refusal);
  await new Promise(setImmediate);
  expect(seen).toEqual(heard);
});

describe('an answer whose flight is lost in its middle', () => {
  /** Its flight is lost after the first fragment. */
  async function loseInTheMiddle(until: Promise<void>) {
    const flight = await createHub().claim('flight', 'f-2');
    const asker = new AbortController();
    const answer = new LedAnswer({
      flight,
      asker: asker.signal,
      keep: async () => undefined,
      hasFollowers: async () => true,
    });
    let call!: AbortSignal;
    await answer.start(async (signal) => {
      call = signal;
      return {
        async relay({ token, done }) {
          token('Потому что ');
          (flight as unknown as { breakOff(reason: Error): void }).breakOff(new ClaimLostError());
          await until;
          if (signal.aborted) throw new CoreFailure('assistant_unavailable');
          token('рассеивается.');
          done('m-1');
        },
        abort: () => undefined,
      };
    });
    return { answer, asker, isHungUp: () => call.aborted };
  }

  it('goes on for the dialog that asked', async () => {
    const { answer, isHungUp } = await loseInTheMiddle(Promise.resolve());
    let text = '';
    await answer.relay({ token: (fragment) => (text += fragment), done: () => undefined });
    expect([text, isHungUp()]).toEqual(['Потому что рассеивается.', false]);
  });

  it('ends with the one that asked, whoever follows the new flight', async () => {
    const goOn = Promise.withResolvers<void>();
    const { answer, asker, isHungUp } = await loseInTheMiddle(goOn.promise);
    const relayed = answer.relay({ token: () => undefined, done: () => undefined });
    asker.abort();
    await expect(relayed).rejects.toThrow('stopped');
    await new Promise(setImmediate);
    expect(isHungUp()).toBe(true);
    goOn.resolve();
  });
});
