import type { Answer, Outcome } from './answer.js';
import { closeCodes, type CloseCode } from './close-codes.js';
import { AnswerTooLongError } from './errors.js';

/**
 * The producing side of one answer: any number of `token`, then one `done` or one `fail`.
 *
 * After the end, whoever caused it, every method does nothing: a late token is dropped, and there is never a second
 * `done`. Look at `ended`, or listen to `signal`, to leave off producing.
 *
 * @example
 * const answer = claim.begin();
 * for await (const fragment of model.stream(question, { signal: answer.signal })) answer.token(fragment);
 * answer.done(messageId);
 */
export interface AnswerWriter {
  readonly answerId: string;
  /** UTF-16 units produced so far. */
  readonly length: number;
  /** True after `done` or `fail`, or when the hub itself ended the answer. */
  readonly ended: boolean;
  /**
   * Aborted when the answer should not go on: somebody asked to stop it (`AnswerStoppedError`; still call `done`), it
   * grew too long (`AnswerTooLongError`), or the hub closes (`HubClosedError`). Your own `done` or `fail` do not abort.
   */
  readonly signal: AbortSignal;
  /** Sends the next fragment to every socket on the channel. An empty fragment sends nothing. */
  token(text: string): void;
  /** Ends a complete answer: one `done` frame to every socket. */
  done(messageId: string): void;
  /** Ends an answer that cannot complete: every socket on the channel is closed with the code; no `done`. */
  fail(code: CloseCode): void;
}

/** The writer of an answer that is produced in this process. */
export class LocalAnswerWriter implements AnswerWriter {
  constructor(
    readonly answer: Answer,
    private readonly maxLength: number,
    private readonly abort: AbortController,
    private readonly onEnd: (answer: Answer, outcome: Outcome) => void,
  ) {}

  get answerId(): string {
    return this.answer.id;
  }

  get length(): number {
    return this.answer.length;
  }

  get ended(): boolean {
    return this.answer.outcome !== undefined;
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  token(text: string): void {
    if (this.ended || text === '') return;
    if (this.length + text.length > this.maxLength) {
      this.breakOff(
        closeCodes.coreFailed,
        new AnswerTooLongError('The answer is longer than maxAnswerLength'),
      );
      return;
    }
    this.answer.append(text);
  }

  done(messageId: string): void {
    if (!this.ended) this.onEnd(this.answer, { kind: 'done', messageId });
  }

  fail(code: CloseCode): void {
    if (!this.ended) this.onEnd(this.answer, { kind: 'failed', code });
  }

  /** Ends the answer from outside and tells the producer why. */
  breakOff(code: CloseCode, reason: Error): void {
    this.fail(code);
    this.abort.abort(reason);
  }
}
