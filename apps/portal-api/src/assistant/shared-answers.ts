import { randomUUID } from 'node:crypto';
import { AnswerInProgressError, type AnswerClaim, type Hub } from '@portal/chat-stream';
import type { ChatAnswer } from '../core/chat-answer.js';
import { CallAborted, CoreFailure } from '../core/core-errors.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import { within } from '../within.js';
import type { AnswerCache } from './answer-cache.js';
import { FollowedAnswer } from './followed-answer.js';
import { LedAnswer } from './led-answer.js';

/** How a question got its answer: by a call of its own, from one that was on its way, or from the cache after all. */
export type SharedAnswer =
  | { readonly outcome: 'miss' | 'joined'; readonly answer: ChatAnswer }
  | { readonly outcome: 'hit'; readonly text: string };

/** Identical questions that are asked at the same time, on any instance, share one call to the core. */
export interface SharedAnswers {
  /**
   * Joins the call that is on its way for this key, or makes it. Settles when the answer has begun.
   *
   * @param call asks the core; the signal is the call's own, because whoever caused it may stop while others read on.
   * @throws whatever `call` throws, CoreFailure when the call of another failed, CallAborted when `asker` stopped
   */
  ask(
    key: string,
    call: (signal: AbortSignal) => Promise<ChatAnswer>,
    asker: AbortSignal,
  ): Promise<SharedAnswer>;
}

export interface SharedAnswersDeps {
  /** Streams of shared answers; nobody but this module listens to them. */
  readonly flights: Hub;
  readonly store: KeyValueStore;
  readonly cache: AnswerCache;
  /** How long a call may take to begin, its retries included. */
  readonly startMs: number;
  /** How long an answer may take. */
  readonly totalMs: number;
}

/** A question that waits for another's answer. */
interface Waiting {
  readonly asker: AbortSignal;
  readonly askedAt: number;
  readonly deadline: number;
}

/** A follower looks this often whether the one it waits for still lives. */
const lookMs = 1_000;
const joinedMs = 10 * 60_000;
/** A question that has waited so long for another's answer when the store is lost is not asked anew: it has no time left. */
const anewWithinMs = 500;

export function createSharedAnswers(deps: SharedAnswersDeps): SharedAnswers {
  const { flights, store, cache, startMs, totalMs } = deps;
  const channelOf = (key: string) => `flight:${key}`;
  const joinedKey = (flightId: string) => `flight:${flightId}:joined`;

  return {
    async ask(key, call, asker) {
      const channel = channelOf(key);
      const askedAt = Date.now();
      const deadline = askedAt + startMs + lookMs;
      while (Date.now() < deadline) {
        const claimed = await claim(channel);
        if (typeof claimed !== 'string') return lead(key, claimed, call, asker);
        const followed = await follow(channel, claimed, { asker, askedAt, deadline });
        if (followed instanceof FollowedAnswer) return { outcome: 'joined', answer: followed };
        if (followed === null) continue;
        if (isTooOld(askedAt)) {
          followed.release();
          throw unavailable(store.lost.reason);
        }
        return lead(key, followed, call, asker);
      }
      throw tooLate();
    },
  };

  /** Without the store a question that has waited for long is not asked anew. */
  function isTooOld(askedAt: number): boolean {
    return store.lost.aborted && Date.now() - askedAt > anewWithinMs;
  }

  /** The flight to lead, or the id of the one on its way. */
  async function claim(channel: string): Promise<AnswerClaim | string> {
    try {
      return await flights.claim(channel, randomUUID());
    } catch (error) {
      if (error instanceof AnswerInProgressError) return error.answerId;
      throw unavailable(error);
    }
  }

  /** Who finds no room beside so many others may ask again. */
  function listen(channel: string, answer: FollowedAnswer) {
    try {
      return flights.attach({ channel, tags: [channel] }, answer);
    } catch (error) {
      throw unavailable(error);
    }
  }

  async function lead(
    key: string,
    flight: AnswerClaim,
    call: (signal: AbortSignal) => Promise<ChatAnswer>,
    asker: AbortSignal,
  ): Promise<SharedAnswer> {
    // Between the first look into the cache and the claim another flight may have landed.
    const landed = await cache.find(key).catch(() => null);
    if (landed?.fresh) {
      // Whoever joined meanwhile gets it as well.
      const writer = flight.begin();
      writer.token(landed.text);
      writer.done(flight.answerId);
      return { outcome: 'hit', text: landed.text };
    }
    const answer = new LedAnswer({
      flight,
      asker,
      keep: (text) => cache.keep(key, text),
      hasFollowers: async () => {
        if (flights.count(channelOf(key)) > 0) return true;
        return (await store.readCount(joinedKey(flight.answerId)).catch(() => null)) !== null;
      },
    });
    await answer.start(call);
    return { outcome: 'miss', answer };
  }

  /** What came of waiting for the first fragment: the answer, the lead (its leader is gone), or null: look again. */
  async function follow(
    channel: string,
    flightId: string,
    { asker, askedAt, deadline }: Waiting,
  ): Promise<FollowedAnswer | AnswerClaim | null> {
    // Told before listening: a leader that stops looks here whether anybody else wants the answer.
    await store.count(joinedKey(flightId), joinedMs).catch(() => null);
    const over = new AbortController();
    const answer = new FollowedAnswer(() => over.abort());
    const stop = () => answer.fail(new CallAborted('the question was stopped'));
    const attachment = listen(channel, answer);
    const tooLong = setTimeout(() => answer.fail(tooLate()), startMs + totalMs);
    // Another instance is heard through the store alone: the loss of that is as good as the loss of the leader.
    const { lost } = store;
    const isLost = new Promise<null>((resolve) => {
      if (lost.aborted) resolve(null);
      else lost.addEventListener('abort', () => resolve(null), { once: true, signal: over.signal });
    });
    let news = Promise.race([answer.started, isLost]);
    // Nobody may come to wait for it: the listening may fail, or take all the time there is.
    news.catch(() => undefined);
    asker.addEventListener('abort', stop, { once: true });
    const letGo = () => {
      clearTimeout(tooLong);
      asker.removeEventListener('abort', stop);
      attachment.detach();
    };
    over.signal.addEventListener('abort', letGo, { once: true });
    if (over.signal.aborted) letGo();
    if (asker.aborted) stop();
    try {
      await attachment.ready;
      while (Date.now() < deadline) {
        const started = await within(lookMs, news, () => null);
        if (lost.aborted) news = answer.started;
        if (started === 'begun') return answer;
        if (started === 'abandoned') return null;
        const claimed = await claim(channel);
        if (typeof claimed === 'string') {
          // Its leader is out of reach, and who leads here has waited for it as well: a class would go on one by one.
          if (claimed !== flightId && isTooOld(askedAt)) throw unavailable(store.lost.reason);
          continue;
        }
        answer.abort();
        return claimed;
      }
    } catch (error) {
      answer.abort();
      throw error;
    }
    answer.abort();
    throw tooLate();
  }
}

const unavailable = (cause: unknown) =>
  new CoreFailure('assistant_unavailable', { cause, retryAfterS: 1, unsent: true });
const tooLate = () => new CoreFailure('core_timeout', { unsent: true });
