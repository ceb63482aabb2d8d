import type { Answer } from './answer.js';
import { maxPieceUnits, type Publication } from './publication.js';
import type { Relay } from './relay.js';

/** A write that failed, or found a hole in the log, is tried again after this. */
const retryMs = 1_000;

/**
 * Writes growing answers to the log, many tokens a write: the log is for those who come late, so it may be a little
 * behind. One write an answer is on its way at a time. Every write says where it belongs; a log that has lost something
 * answers with what it has, and is filled from there.
 */
export class LogWriter {
  readonly #waiting = new Set<Publication>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly relay: Relay,
    private readonly everyMs: number,
    private readonly onError: (error: unknown) => void,
    private readonly onSettled: (publication: Publication) => void,
  ) {}

  /** The answer has more text: to be written with the next batch. */
  write(publication: Publication): void {
    this.#waiting.add(publication);
    if (!this.#timer) this.#timer = setTimeout(this.#writeAll, this.everyMs);
  }

  /** The answer has ended: to be written now. */
  finish(publication: Publication): void {
    void this.#bringUp(publication);
  }

  forget(publication: Publication): void {
    this.#waiting.delete(publication);
  }

  /** Nothing more is written or tried again. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  readonly #writeAll = (): void => {
    this.#timer = undefined;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const publication of waiting) void this.#bringUp(publication);
  };

  async #bringUp(publication: Publication): Promise<void> {
    const { answer } = publication;
    if (!answer || publication.logEnded || this.#stopped) return;
    if (publication.writing) {
      this.write(publication);
      return;
    }
    publication.writing = true;
    try {
      while (await this.#writePiece(publication, answer));
    } catch (error) {
      this.onError(error);
      this.#later(publication);
    } finally {
      publication.writing = false;
      this.onSettled(publication);
    }
  }

  /** Returns true when there is a reason to go on at once. */
  async #writePiece(publication: Publication, answer: Answer): Promise<boolean> {
    const { channel, id, outcome, length } = answer;
    const from = publication.logged;
    const text = answer.text.slice(from, from + maxPieceUnits);
    const last = outcome !== undefined && from + text.length === length;
    const reply = last
      ? await this.relay.end(channel, id, from, text, outcome)
      : await this.relay.append(channel, id, from, text);
    publication.logged = Math.min(reply.length, length);
    publication.logEnded = reply.ended;
    if (reply.ended) {
      if (!last) publication.lose('Another instance ended the answer');
      return false;
    }
    // The log has lost what it had: it is filled from there.
    if (reply.length < from) return true;
    if (publication.logged < from + text.length) {
      this.#later(publication);
      return false;
    }
    return answer.outcome !== undefined || from + text.length < length;
  }

  #later(publication: Publication): void {
    const again = (): void => {
      if (Date.now() < publication.giveUpAt) void this.#bringUp(publication);
      else this.onSettled(publication);
    };
    setTimeout(again, retryMs).unref();
  }
}
