import type { Answer } from './answer.js';

/** How much of the past is kept for replay. */
export interface KeepLimits {
  /** How long after its end an answer can be resumed, in ms. */
  readonly keepMs: number;
  /** Ended answers kept at most. */
  readonly keepAnswers: number;
  /** Text of ended answers kept at most, in bytes of memory (two for each UTF-16 unit). */
  readonly keepBytes: number;
}

/**
 * The answers that can be resumed here: all that run, and those that ended lately. When there are too many or they
 * grow too large, the one that ended first goes first; a running answer never goes.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, Answer>();
  /** In the order of their ends. */
  readonly #ended = new Map<string, { readonly answer: Answer; readonly until: number }>();
  #endedBytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: KeepLimits,
    private readonly now: () => number,
  ) {}

  add(answer: Answer): void {
    this.forget(answer);
    this.#answers.set(keyOf(answer.channel, answer.id), answer);
    if (answer.outcome) this.markEnded(answer);
  }

  find(channel: string, id: string): Answer | undefined {
    this.#dropOld();
    return this.#answers.get(keyOf(channel, id));
  }

  markEnded(answer: Answer): void {
    const key = keyOf(answer.channel, answer.id);
    if (this.#answers.get(key) !== answer || this.#ended.has(key)) return;
    this.#ended.set(key, { answer, until: this.now() + this.limits.keepMs });
    this.#endedBytes += bytesOf(answer);
    this.#dropOld();
    this.#timer ??= setInterval(() => this.#dropOld(), this.limits.keepMs / 5).unref();
  }

  forget(answer: Answer): void {
    const key = keyOf(answer.channel, answer.id);
    const known = this.#answers.get(key);
    if (known) this.#drop(key, known);
  }

  clear(): void {
    this.#answers.clear();
    this.#ended.clear();
    this.#endedBytes = 0;
    this.#stopTimer();
  }

  #dropOld(): void {
    const now = this.now();
    for (const [key, { answer, until }] of this.#ended) {
      const tooMany =
        this.#ended.size > this.limits.keepAnswers ||
        this.#endedBytes > this.limits.keepBytes ||
        until <= now;
      if (!tooMany) break;
      this.#drop(key, answer);
    }
    if (this.#ended.size === 0) this.#stopTimer();
  }

  #drop(key: string, answer: Answer): void {
    this.#answers.delete(key);
    if (this.#ended.delete(key)) this.#endedBytes -= bytesOf(answer);
  }

  #stopTimer(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

function keyOf(channel: string, id: string): string {
  return `${channel}\n${id}`;
}

function bytesOf(answer: Answer): number {
  return answer.length * 2;
}
