import {
  ClaimLostError,
  closeCodes,
  isStillHeld,
  type AnswerClaim,
  type AnswerWriter,
} from '@portal/chat-stream';
import type { ChatAnswer, ChatHandlers } from '../core/chat-answer.js';
import { CallAborted, CoreFailure, CoreRefused } from '../core/core-errors.js';
import { abandoned } from './followed-answer.js';

export interface LedAnswerOptions {
  /** The shared stream that others read. */
  readonly flight: AnswerClaim;
  /** Aborted when the question that caused the call is stopped, or its stream is gone. */
  readonly asker: AbortSignal;
  /** Puts a complete answer into the cache, before the stream ends: whoever comes later finds it there. */
  readonly keep: (text: string) => Promise<void>;
  /** Whether anybody else waits for the answer, on any instance. */
  readonly hasFollowers: () => Promise<boolean>;
}

/** What the core says of the leader's dialog alone: it is gone, or has the answer of another. */
const ofOneDialog: ReadonlySet<number> = new Set([404, 409]);

/**
 * The core's answer to the first of several identical questions. Its own dialog reads it directly and the others by the
 * shared stream. The call ends with the last of them: a leader that stops does not end it for the others, and a shared stream
 * that another instance has taken over, after a Redis that was away, does not end it for the leader.
 */
export class LedAnswer implements ChatAnswer {
  readonly #call = new AbortController();
  readonly #left = Promise.withResolvers<never>();
  #answer: ChatAnswer | null = null;
  /** Null before the flight begins, and when it was lost before that: another instance took this one for dead. */
  #writer: AnswerWriter | null = null;
  #handlers: ChatHandlers | null = null;
  #flown: Promise<string> | null = null;
  #hasLeft = false;
  /** Nobody but the asker reads it any more. */
  #isAlone = false;

  constructor(private readonly options: LedAnswerOptions) {
    this.#left.promise.catch(() => undefined);
    const { asker } = options;
    asker.addEventListener('abort', this.#leave, { once: true });
    if (asker.aborted) this.#leave();
  }

  /** Asks the core. Rejects at once when the asker stops; the call goes on while others wait for it. */
  async start(call: (signal: AbortSignal) => Promise<ChatAnswer>): Promise<void> {
    const calling = this.#begin(call);
    calling.catch(() => undefined);
    await Promise.race([calling, this.#left.promise]);
  }

  async relay(handlers: ChatHandlers): Promise<void> {
    // Who has left before that hears nothing more, though the call goes on for others.
    if (!this.#hasLeft) this.#handlers = handlers;
    const messageId = await Promise.race([this.#fly(), this.#left.promise]);
    handlers.done(messageId);
  }

  abort(): void {
    this.#leave();
  }

  async #begin(call: (signal: AbortSignal) => Promise<ChatAnswer>): Promise<void> {
    try {
      const answer = await call(this.#call.signal);
      this.#writer = await this.#beginFlight();
      this.#answer = answer;
      this.#writer?.signal.addEventListener('abort', this.#breakOff, { once: true });
      // Nobody relays it here any more.
      if (this.options.asker.aborted) this.#fly().catch(() => undefined);
    } catch (error) {
      this.#answer?.abort();
      this.#writer ??= await this.#beginFlight();
      this.#endFlight(error);
      throw error;
    }
  }

  /** Others may have given this instance up while it stood still: then one of them asks for all the rest. */
  async #beginFlight(): Promise<AnswerWriter | null> {
    const { flight } = this.options;
    if (await isStillHeld(flight)) return flight.begin();
    flight.release();
    return null;
  }

  /** The shared stream has ended for those who read it; the asker's own is another one. */
  readonly #breakOff = (): void => {
    this.#isAlone = this.#writer?.signal.reason instanceof ClaimLostError;
    if (!this.#isAlone || this.#hasLeft) this.#call.abort();
  };

  readonly #leave = (): void => {
    this.#handlers = null;
    this.#hasLeft = true;
    this.options.asker.removeEventListener('abort', this.#leave);
    this.#left.reject(new CallAborted('the question was stopped', { cause: this.options.asker.reason }));
    void this.options.hasFollowers().then((hasFollowers) => {
      if (!hasFollowers || this.#isAlone) this.#call.abort();
      // Also when it was hung up: the shared stream has to end.
      if (this.#answer) this.#fly().catch(() => undefined);
    });
  };

  /** Carries the core's fragments to everybody; begun once, whoever is left. */
  #fly(): Promise<string> {
    return (this.#flown ??= this.#carry(this.#answer as ChatAnswer, this.#writer));
  }

  async #carry(answer: ChatAnswer, writer: AnswerWriter | null): Promise<string> {
    let text = '';
    let messageId = '';
    try {
      await answer.relay({
        token: (fragment) => {
          text += fragment;
          this.#handlers?.token(fragment);
          writer?.token(fragment);
        },
        done: (id) => {
          messageId = id;
        },
      });
    } catch (error) {
      this.#endFlight(error);
      throw error;
    } finally {
      this.options.asker.removeEventListener('abort', this.#leave);
    }
    await this.options.keep(text).catch(() => undefined);
    writer?.done(messageId);
    return messageId;
  }

  #endFlight(error: unknown): void {
    const isStalled = error instanceof CoreFailure && error.code === 'core_timeout';
    const isLeadersOwn = error instanceof CoreRefused && ofOneDialog.has(error.status);
    if (this.#call.signal.aborted || isLeadersOwn) this.#writer?.done(abandoned);
    else this.#writer?.fail(isStalled ? closeCodes.coreStalled : closeCodes.coreFailed);
  }
}
