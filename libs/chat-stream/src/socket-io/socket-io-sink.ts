import type { Socket } from 'socket.io';
import { lastWordsMs } from '../last-words.js';
import type { Sink } from '../sink.js';
import { connectionOf, type Connection } from './connection.js';
import { readFrame } from './read-frame.js';

/** Writes to a Socket.IO socket: frames as the event `message`, and `closing` before it is disconnected. */
export class SocketIoSink implements Sink {
  readonly #connection: Connection;

  constructor(private readonly socket: Socket) {
    this.#connection = connectionOf(socket.conn);
  }

  /** Of the whole connection: streams that share one wait for the same client. */
  get bufferedBytes(): number {
    return this.#connection.bufferedBytes;
  }

  send(frame: string): void {
    if (this.socket.connected) this.socket.emit('message', readFrame(frame));
  }

  /** The engine gathers by itself: while its transport is busy, packets wait. */
  cork(): void {}

  uncork(): void {
    this.#connection.push();
  }

  close(code: number, reason: string): void {
    if (!this.socket.connected) return;
    this.socket.emit('closing', { code, reason });
    this.#connection.end(this.socket, lastWordsMs(code));
  }
}
