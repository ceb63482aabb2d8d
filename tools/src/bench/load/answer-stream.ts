import type { Seat } from './job.js';
import { RawStream } from './raw-stream.js';

const answerMs = 30_000;
const before = '{"type":"token","data":"'.length;
const after = '"}'.length;
/** Where a token frame and a done frame differ, and what stands there in a token frame. */
const kindAt = '{"type":"'.length;
const letterT = 't'.charCodeAt(0);

/** Reads the answers of one seat. */
export class AnswerStream {
  #stream: RawStream | undefined;
  #done: { resolve: () => void; reject: (error: Error) => void } | undefined;

  private constructor(private readonly onToken: (text: Buffer) => void) {}

  /** @param onToken gets the text of every token frame, with its escapes; it is of use during the call only */
  static async open({ streamUrl, headers }: Seat, onToken: (text: Buffer) => void): Promise<AnswerStream> {
    const stream = new AnswerStream(onToken);
    stream.#stream = await RawStream.open(streamUrl, headers, {
      text: (payload) => stream.#take(payload),
      close: (code) => stream.#done?.reject(new Error(`A stream was closed with ${code}`)),
    });
    return stream;
  }

  /** Resolves at the next answer's `done`. */
  nextAnswer(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No done within ${answerMs} ms`)), answerMs);
      const settled = () => clearTimeout(timer);
      this.#done = {
        resolve: () => (settled(), resolve()),
        reject: (error) => (settled(), reject(error)),
      };
    });
  }

  close(): void {
    this.#stream?.close();
  }

  #take(payload: Buffer): void {
    if (payload[kindAt] === letterT) this.onToken(payload.subarray(before, payload.length - after));
    else this.#done?.resolve();
  }
}
