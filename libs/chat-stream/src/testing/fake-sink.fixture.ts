import { parseFrame } from '../frames.js';
import type { Sink } from '../sink.js';

/** A sink that remembers what it was given; `bufferedBytes` is set by the test. */
export class FakeSink implements Sink {
  readonly frames: string[] = [];
  bufferedBytes = 0;
  corks = 0;
  uncorks = 0;
  closed: number | undefined;

  send(frame: string): void {
    this.frames.push(frame);
  }

  cork(): void {
    this.corks += 1;
  }

  uncork(): void {
    this.uncorks += 1;
  }

  close(code: number): void {
    this.closed = code;
  }

  /** The concatenated tokens, with `|message_id|` where a done came. */
  get heard(): string {
    return this.frames
      .map((raw) => {
        const frame = parseFrame(raw);
        return frame.type === 'token' ? frame.data : `|${frame.data.message_id}|`;
      })
      .join('');
  }
}

/** Resolves after what this turn of the loop has held back is written. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
