import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { lastWordsMs } from '../last-words.js';
import type { Sink } from '../sink.js';

/** Writes to a ws socket; many writes between `cork` and `uncork` become one write to the operating system. */
export class WsSink implements Sink {
  readonly #raw: Socket | undefined;

  constructor(private readonly ws: WebSocket) {
    // ws holds the connection under this name and offers no public way to cork it.
    this.#raw = (ws as unknown as { readonly _socket?: Socket | null })._socket ?? undefined;
  }

  get bufferedBytes(): number {
    return this.ws.bufferedAmount;
  }

  /** Without a callback: one a frame costs as much as the frame. A failed write is followed by the socket's close event. */
  send(frame: string): void {
    if (this.ws.readyState === this.ws.OPEN) this.ws.send(frame);
  }

  cork(): void {
    this.#raw?.cork();
  }

  uncork(): void {
    this.#raw?.uncork();
  }

  /** A peer that does not answer the closing frame is cut off after a time. */
  close(code: number, reason: string): void {
    const timer = setTimeout(() => this.ws.terminate(), lastWordsMs(code)).unref();
    this.ws.once('close', () => clearTimeout(timer));
    this.ws.close(code, fitting(reason));
  }
}

/** What a closing frame holds besides its code, in bytes; ws throws for more, and the socket would stay open. */
const maxReasonBytes = 123;

/** As much of the reason as fits, in whole characters. */
function fitting(reason: string): string {
  if (Buffer.byteLength(reason) <= maxReasonBytes) return reason;
  const { read } = new TextEncoder().encodeInto(reason, new Uint8Array(maxReasonBytes));
  return reason.slice(0, read);
}
