import { Answer, type Outcome } from './answer.js';
import { LocalAnswerWriter, type AnswerWriter } from './answer-writer.js';
import { closeCodes } from './close-codes.js';
import { AnswerStoppedError, ClaimLostError } from './errors.js';
import type { AnswerClaim } from './hub.js';

/** What a claim tells its hub. */
export interface ClaimEvents {
  onBegin(answer: Answer): void;
  onEnd(answer: Answer, outcome: Outcome): void;
  /** False while another instance may have taken the channel. */
  isSure(claim: LocalClaim): boolean;
  /** Finds out, as far as that is possible now, whether another instance has; the claim is then broken off. */
  confirm(claim: LocalClaim): Promise<void>;
  /** Lets the others know that the answer begins now. */
  foretell(claim: LocalClaim): Promise<void>;
  /** The channel is free again, with or without an answer. */
  onFree(claim: LocalClaim): void;
}

/** A channel held by a producer in this process, from the claim to the end of its answer. */
export class LocalClaim implements AnswerClaim {
  readonly #abort = new AbortController();
  #writer: LocalAnswerWriter | undefined;
  #free = false;
  #brokenBy: Error | undefined;
  #waiting: ((answer: Answer | undefined) => void)[] = [];

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

  /** Calls back when the answer begins, or with undefined when it never will; for a claim that is still held. */
  onceSettled(callback: (answer: Answer | undefined) => void): void {
    this.#waiting.push(callback);
  }

  /** See `isStillHeld`. */
  async isHeld(): Promise<boolean> {
    if (!this.#free && !this.events.isSure(this)) await this.events.confirm(this);
    return !this.#free && this.events.isSure(this);
  }

  /** See `foretellAnswer`. */
  async foretell(): Promise<boolean> {
    if (!(await this.isHeld())) return false;
    if (!this.#writer) await this.events.foretell(this);
    return this.isHeld();
  }

  begin(): AnswerWriter {
    if (!this.#free && !this.#writer && !this.events.isSure(this))
      this.breakOff(new ClaimLostError('Another instance may have taken the channel meanwhile'));
    if (this.#brokenBy && !this.#writer) throw this.#brokenBy;
    if (this.#writer || this.#free) throw new Error('A claim begins one answer, and none after its release');
    const answer = new Answer(this.channel, this.answerId);
    this.#writer = new LocalAnswerWriter(answer, this.maxLength, this.#abort, (ended, outcome) => {
      this.#free = true;
      this.events.onFree(this);
      this.events.onEnd(ended, outcome);
    });
    this.events.onBegin(answer);
    this.#settle(answer);
    return this.#writer;
  }

  release(): void {
    if (this.#writer || this.#free) return;
    this.#free = true;
    this.events.onFree(this);
    this.#settle(undefined);
  }

  requestStop(): void {
    this.#abort.abort(new AnswerStoppedError('The answer was stopped'));
  }

  /** Ends whatever there is and tells the producer why. */
  breakOff(reason: Error): void {
    this.#brokenBy = reason;
    this.release();
    if (this.#writer) this.#writer.breakOff(closeCodes.coreFailed, reason);
    else this.#abort.abort(reason);
  }

  #settle(answer: Answer | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const callback of waiting) callback(answer);
  }
}
