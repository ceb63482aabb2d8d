import { Answer } from './answer.js';
import type { RelayMessage } from './relay.js';

/** The local copy of an answer that another instance produces. */
export class Mirror {
  readonly answer: Answer;
  /** Sockets have been shown the answer: it has begun for sure. */
  presented = false;
  /** A socket has asked for this very answer: whoever asked the question was told of it. */
  named = false;
  #heardAt = Date.now();
  /** The number of the last join. A message that names it was sent after it. */
  #round = 0;
  /** The number of the last join that the producer has answered. */
  #answered = 0;
  #over = false;
  #waiting: { readonly round: number; readonly resolve: (inSync: boolean) => void }[] = [];

  constructor(
    channel: string,
    id: string,
    /** The instance that produces it: another one, once the first has let go of it before it began. */
    public owner: string,
  ) {
    this.answer = new Answer(channel, id);
  }

  /** When the producer was last heard, or last asked. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** The producer has been asked how far it is and has not answered yet. */
  get asked(): boolean {
    return this.#answered < this.#round;
  }

  /** A message of the producer that names a round has come. */
  heard(round: number): void {
    this.#heardAt = Date.now();
    this.#answered = Math.max(this.#answered, round);
  }

  /** Adds the part of a piece that is new; false when something before it is missing. */
  add(offset: number, text: string): boolean {
    const { length } = this.answer;
    if (offset > length) return false;
    if (offset + text.length > length) this.answer.append(text.slice(length - offset));
    return true;
  }

  /** A message that asks the producer for what is missing here, with a number that none had before. */
  joinMessage(round: number): RelayMessage {
    const { channel, id, length } = this.answer;
    this.#heardAt = Date.now();
    this.#round = round;
    return { kind: 'join', channel, answer: id, offset: length, round };
  }

  /**
   * Resolves with true when everything is here that the producer had at the last join, or the answer has ended; with
   * false after a time.
   */
  synced(withinMs: number): Promise<boolean> {
    if (this.#over) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs, false);
      const inTime = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      this.#waiting.push({ round: this.#round, resolve: inTime });
    });
  }

  /** The producer had so much text after the join of that round. */
  reached(round: number, tip: number): void {
    if (this.#waiting.length === 0 || this.answer.length < tip) return;
    const reached = this.#waiting.filter((waiting) => waiting.round <= round);
    this.#waiting = this.#waiting.filter((waiting) => waiting.round > round);
    for (const { resolve } of reached) resolve(true);
  }

  /** The mirror is of no more use, because the answer has ended or nobody listens. */
  finish(): void {
    this.#over = true;
    this.reached(Infinity, 0);
  }
}
