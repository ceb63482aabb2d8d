import { maxFrameUnits, type Answer } from './answer.js';
import { closeCodes, closeReasons } from './close-codes.js';
import { encodeToken } from './frames.js';
import type { Pacer } from './pacer.js';
import type { Sink } from './sink.js';
import type { Turn } from './turn.js';

/** What the deliveries of one hub share. */
export interface DeliveryRules {
  readonly turn: Turn;
  readonly pacer: Pacer;
  /** A reader with more bytes than this in its socket's buffer is closed with 4408. */
  readonly maxBufferedBytes: number;
  /** A replay waits while its socket's buffer holds more bytes than this. */
  readonly replayWindowBytes: number;
  /** A replay that cannot go on for this long is closed with 4408. */
  readonly replayStallMs: number;
  readonly now: () => number;
}

/** A held-back turn is let go early at this size, so that a burst for a quick reader is not taken for slowness. */
const earlyReleaseChars = 65_536;
/** Answers that may wait behind a replay; one more, and the reader is too slow. */
const maxWaiting = 16;

/**
 * The way of one socket through the answers of its channel: behind in an answer (catching up from its text), at the
 * tip (the answer writes to it), or waiting for the next one. Every unit is sent once and in order.
 */
export class Delivery {
  #current: Answer | undefined;
  #position = 0;
  #waiting: Answer[] = [];
  /** The answer whose end this socket had last: it may come back as another copy, from another instance. */
  #finished: string | undefined;
  #placed = false;
  #held = false;
  #heldChars = 0;
  #stalledSince: number | undefined;
  closed = false;
  /** As `performance.now()` has it. */
  readonly openedAt = performance.now();

  constructor(
    readonly sink: Sink,
    private readonly rules: DeliveryRules,
    private readonly left: (delivery: Delivery) => void,
  ) {}

  /**
   * Says where this socket starts: at a place in an answer, or with whatever comes next. Until then answers that begin
   * wait for it.
   */
  place(answer?: Answer, from = 0): void {
    if (this.closed || this.#placed) return;
    this.#placed = true;
    if (answer) {
      this.#waiting = this.#waiting.filter((waiting) => waiting.id !== answer.id);
      this.#current = answer;
      this.#position = from;
    } else {
      this.#current = this.#waiting.shift();
    }
    this.#catchUp();
  }

  /** Sends the whole answer, after those that this socket is still to get. */
  follow(answer: Answer): void {
    if (this.closed || this.#current?.id === answer.id || this.#finished === answer.id) return;
    if (this.#waiting.some((waiting) => waiting.id === answer.id)) return;
    if (this.#placed && !this.#current) {
      this.#current = answer;
      this.#position = 0;
      this.#catchUp();
    } else if (this.#waiting.length < maxWaiting) {
      this.#waiting.push(answer);
    } else {
      this.close(closeCodes.readerTooSlow);
    }
  }

  /** Sends a frame that somebody else has built; only for deliveries at the tip. */
  write(frame: string): void {
    if (this.#held) {
      if (this.#heldChars > earlyReleaseChars) this.#letGo();
      if (this.closed) return;
    } else {
      this.#held = true;
      this.rules.turn.hold(this);
      this.sink.cork();
    }
    this.#heldChars += frame.length;
    this.sink.send(frame);
  }

  /** The answer ended while this delivery stood at its tip. */
  reachEnd(answer: Answer): void {
    this.#position = answer.length;
    this.#catchUp();
  }

  /** Leaves an answer out that nobody will produce. */
  skip(answer: Answer): void {
    answer.live.delete(this);
    if (this.#current !== answer) return;
    this.#current = this.#waiting.shift();
    this.#position = 0;
    this.#catchUp();
  }

  /** Called once at the end of a turn in which something was written. */
  release(): void {
    this.#held = false;
    this.#heldChars = 0;
    this.sink.uncork();
    this.#refuseSlowness();
  }

  /** Another try after the socket's buffer was full; false while it still is. */
  proceed(): boolean {
    const before = this.#position;
    const current = this.#current;
    if (this.#catchUp()) {
      this.#stalledSince = undefined;
      return true;
    }
    const now = this.rules.now();
    if (this.#position !== before || this.#current !== current) this.#stalledSince = now;
    if (now - (this.#stalledSince ??= now) < this.rules.replayStallMs) return false;
    this.close(closeCodes.readerTooSlow);
    return true;
  }

  /** Closes the socket and leaves the hub. */
  close(code: number, reason = closeReasons[code as keyof typeof closeReasons] ?? ''): void {
    if (this.closed) return;
    this.leave();
    this.sink.close(code, reason);
  }

  /** Leaves the hub; the socket is left as it is. */
  leave(): void {
    if (this.closed) return;
    this.closed = true;
    this.#current?.live.delete(this);
    this.#current = undefined;
    this.#waiting = [];
    this.rules.pacer.remove(this);
    this.left(this);
  }

  /** Returns false when it must wait for the socket. */
  #catchUp(): boolean {
    for (let answer = this.#current; answer && !this.closed; answer = this.#current) {
      while (this.#position < answer.length) {
        if (this.sink.bufferedBytes > this.rules.replayWindowBytes) return this.#wait();
        const piece = answer.text.slice(this.#position, this.#position + maxFrameUnits);
        this.#position += piece.length;
        this.write(encodeToken(piece));
        if (this.closed) return true;
      }
      const { outcome } = answer;
      if (!outcome) {
        answer.live.add(this);
        return true;
      }
      if (outcome.kind === 'failed') {
        this.close(outcome.code);
        return true;
      }
      this.write(answer.doneFrame(outcome.messageId));
      this.#finished = answer.id;
      this.#current = this.#waiting.shift();
      this.#position = 0;
    }
    return true;
  }

  #wait(): boolean {
    this.rules.pacer.add(this);
    return false;
  }

  #letGo(): void {
    this.#heldChars = 0;
    this.sink.uncork();
    this.sink.cork();
    this.#refuseSlowness();
  }

  #refuseSlowness(): void {
    if (!this.closed && this.sink.bufferedBytes > this.rules.maxBufferedBytes)
      this.close(closeCodes.readerTooSlow);
  }
}
