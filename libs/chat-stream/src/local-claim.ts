import { Answer, type Outcome } from './answer.js';
import { LocalAnswerWriter, type AnswerWriter } from './answer-writer.js';
import { closeCodes } from './close-codes.js';
import { AnswerStoppedError, HubClosedError } from './errors.js';
import type { AnswerClaim } from './hub.js';

/** What a claim tells its hub. */
export interface ClaimEvents {
  onBegin(answer: Answer): void;
  onEnd(answer: Answer, outcome: Outcome): void;
  /** The channel is free again, with or without an answer. */
  onFree(claim: LocalClaim): void;
}

/** A channel held by a producer in this process, from the claim to the end of its answer. */
export class LocalClaim implements AnswerClaim {
  readonly #abort = new AbortController();
  #writer: LocalAnswerWriter | undefined;
  #free = false;

  constructor(
    readonly channel: string,
    readonly answerId: string,
    private readonly maxLength: number,
    private readonly events: ClaimEvents,
  ) {}

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get answer(): Answer | undefined {
    return this.#writer?.answer;
  }

  begin(): AnswerWriter {
    if (!this.#writer && this.signal.reason instanceof HubClosedError) throw this.signal.reason;
    if (this.#writer || this.#free) throw new Error('A claim begins one answer, and none after its release');
    const answer = new Answer(this.channel, this.answerId);
    this.#writer = new LocalAnswerWriter(answer, this.maxLength, this.#abort, (ended, outcome) => {
      this.#free = true;
      this.events.onFree(this);
      this.events.onEnd(ended, outcome);
    });
    this.events.onBegin(answer);
    return this.#writer;
  }

  release(): void {
    if (this.#writer || this.#free) return;
    this.#free = true;
    this.events.onFree(this);
  }

  requestStop(): void {
    this.#abort.abort(new AnswerStoppedError('The answer was stopped'));
  }

  /** Ends whatever there is and tells the producer why. */
  breakOff(reason: Error): void {
    this.release();
    if (this.#writer) this.#writer.breakOff(closeCodes.coreFailed, reason);
    else this.#abort.abort(reason);
  }
}
