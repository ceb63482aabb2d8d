import type { Accepted } from './ask-question.js';

/** A finished answer: the whole text, and the identifier of the stored message. */
export interface CompletedAnswer {
  readonly text: string;
  readonly messageId: string;
}

/**
 * An answer on its way. Iterate it for the fragments; a reader that is slow gets larger fragments, never fewer.
 * Leaving the loop early closes the connection and lets the answer go on at the server.
 *
 * The iteration throws `ProblemError` (the question was refused), `StreamFailedError` (the answer cannot go on),
 * `ConnectionLostError`, `AskAbortedError` or `ChatClosedError`; all have a stable `code`.
 *
 * @example
 * const stream = chat.ask('Why is the sky blue?');
 * const { text, messageId } = await stream.completed;
 */
export interface AnswerStream extends AsyncIterable<string> {
  /** Resolves when the question was taken. */
  readonly accepted: Promise<Accepted>;
  /** Resolves with the whole text at `done`; rejects with what the iteration throws. */
  readonly completed: Promise<CompletedAnswer>;
}

/** The two ends of an answer: the follower fills it, the caller iterates it. */
export class AnswerPipe implements AnswerStream {
  readonly accepted: Promise<Accepted>;
  readonly completed: Promise<CompletedAnswer>;
  /** Known as soon as the question was taken. */
  taken: Accepted | undefined;
  #text = '';
  #taken = 0;
  #over: 'no' | 'complete' | { readonly error: unknown } = 'no';
  #wake: (() => void) | undefined;
  #resolveCompleted!: (answer: CompletedAnswer) => void;
  #rejectCompleted!: (error: unknown) => void;

  constructor(
    accepted: Promise<Accepted>,
    private readonly onLeave: () => void,
  ) {
    this.accepted = accepted;
    this.completed = new Promise((resolve, reject) => {
      this.#resolveCompleted = resolve;
      this.#rejectCompleted = reject;
    });
    // Both are there for callers who want them; the iteration reports the same failure to everybody else.
    this.accepted.then(
      (answer) => (this.taken = answer),
      () => undefined,
    );
    this.completed.catch(() => undefined);
  }

  push(text: string): void {
    this.#text += text;
    this.#wake?.();
  }

  complete(messageId: string): void {
    if (this.#over !== 'no') return;
    this.#over = 'complete';
    this.#resolveCompleted({ text: this.#text, messageId });
    this.#wake?.();
  }

  fail(error: unknown): void {
    if (this.#over !== 'no') return;
    this.#over = { error };
    this.#rejectCompleted(error);
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string, void, undefined> {
    try {
      for (;;) {
        if (this.#taken < this.#text.length) {
          const fragment = this.#text.slice(this.#taken);
          this.#taken = this.#text.length;
          yield fragment;
        } else if (this.#over === 'complete') {
          return;
        } else if (this.#over !== 'no') {
          throw this.#over.error;
        } else {
          await new Promise<void>((resolve) => (this.#wake = resolve));
        }
      }
    } finally {
      this.onLeave();
    }
  }
}
