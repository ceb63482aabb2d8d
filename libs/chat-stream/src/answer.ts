import { closeCodes, type CloseCode } from './close-codes.js';
import type { Delivery } from './delivery.js';
import { encodeDone, encodeToken } from './frames.js';
import { GrowingText } from './growing-text.js';

/**
 * How an answer ended: stored as a message, or broken off with a close code.
 *
 * @example
 * const stored: Outcome = { kind: 'done', messageId: 'm-17' };
 * const broken: Outcome = { kind: 'failed', code: 4502 };
 */
export type Outcome =
  | { readonly kind: 'done'; readonly messageId: string }
  | { readonly kind: 'failed'; readonly code: CloseCode };

/** A longer fragment is cut into several frames, so that no single frame can fill a reader's buffer. */
export const maxFrameUnits = 16_384;

/** The text of one answer as far as it is known here, how it ended, and who reads at its tip. */
export class Answer {
  readonly text = new GrowingText();
  outcome: Outcome | undefined;
  /** Deliveries that have everything up to the tip. The others are still catching up and look at `text` themselves. */
  readonly live = new Set<Delivery>();
  /** Called after every growth of the text. */
  onGrowth: (() => void) | undefined;
  #doneFrame: string | undefined;

  constructor(
    readonly channel: string,
    readonly id: string,
  ) {}

  get length(): number {
    return this.text.length;
  }

  /**
   * Whether a reader with this many units may go on from there. After a failure any count may: there is nothing more to
   * send but the close code, and the reader may have got more than the log.
   */
  canResumeAt(offset: number): boolean {
    if (!Number.isSafeInteger(offset) || offset < 0) return false;
    return offset <= this.length || this.outcome?.kind === 'failed';
  }

  append(text: string): void {
    this.text.append(text);
    this.onGrowth?.();
    if (this.live.size === 0) return;
    for (let from = 0; from < text.length; from += maxFrameUnits) {
      const frame = encodeToken(text.length > maxFrameUnits ? text.slice(from, from + maxFrameUnits) : text);
      for (const delivery of this.live) delivery.write(frame);
    }
  }

  end(outcome: Outcome): void {
    this.outcome = outcome;
    const readers = [...this.live];
    this.live.clear();
    for (const delivery of readers) delivery.reachEnd(this);
  }

  /** The answer turned out not to exist: whoever waits at its tip goes on to the next. */
  withdraw(): void {
    for (const delivery of [...this.live]) delivery.skip(this);
  }

  /** The answer will never begin: whoever asked for this very one is told so. */
  disown(): void {
    for (const delivery of [...this.live]) delivery.close(closeCodes.answerUnknown);
  }

  /** Built once, however many sockets get it. */
  doneFrame(messageId: string): string {
    return (this.#doneFrame ??= encodeDone(messageId));
  }
}
