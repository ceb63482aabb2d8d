import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Seat } from './job.js';

const wrapping = '{"type":"token","data":""}'.length;
const answerMs = 30_000;

/** Reads the stream of one seat and counts; frames are told apart by their beginning, to cost as little as possible. */
export class Reader {
  frames = 0;
  bytes = 0;
  #socket: WebSocket;
  #firstToken: (() => void) | undefined;
  #done: { resolve: () => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) =>
      this.#take((data as Buffer).toString('latin1', 0, 13), (data as Buffer).length),
    );
    socket.on('close', (code) => this.#done?.reject(new Error(`The stream was closed with ${code}`)));
  }

  static async open({ streamUrl, headers }: Seat): Promise<Reader> {
    const socket = new WebSocket(streamUrl, { headers, perMessageDeflate: false });
    const reader = new Reader(socket);
    await once(socket, 'open');
    return reader;
  }

  /** Resolves at the answer's `done`. */
  nextAnswer(onFirstToken: () => void): Promise<void> {
    this.#firstToken = onFirstToken;
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
    this.#done = undefined;
    this.#socket.close();
  }

  #take(start: string, length: number): void {
    if (start === '{"type":"toke') {
      this.#firstToken?.();
      this.#firstToken = undefined;
      this.frames += 1;
      this.bytes += length - wrapping;
    } else {
      this.#done?.resolve();
    }
  }
}
