import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { rawErrorResponse } from '../http/error-response.js';
import { sendLastReply } from '../http/last-reply.js';
import { requestIdOf } from '../http/request-id.js';
import { Refusal } from '../refusal.js';
import type { StreamCheck } from './check-stream.js';

/**
 * Requests for an upgrade that are still being checked. Node looks after their connections no more, and a server that closes
 * waits for every one of them: for the core, if that is what a check waits for.
 */
export class PendingUpgrades {
  readonly #pending = new Map<Duplex, IncomingMessage>();
  #isClosed = false;

  constructor(private readonly streams: Pick<StreamCheck, 'refuse'>) {}

  /** Everybody has been refused: no check may end with a stream any more. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Lets `accept` check and take the connection, and answers with a problem what it throws. */
  async answer(request: IncomingMessage, socket: Duplex, accept: () => Promise<void>): Promise<void> {
    socket.on('error', destroy);
    this.#pending.set(socket, request);
    if (this.#isClosed) return this.#refuse(request, socket, goingAway());
    try {
      await accept();
      this.#pending.delete(socket);
    } catch (error) {
      this.#refuse(request, socket, error);
    }
  }

  /** The portal closes: refuses all that are here, and all that still come. */
  close(): void {
    this.#isClosed = true;
    for (const [socket, request] of this.#pending) this.#refuse(request, socket, goingAway());
  }

  #refuse(request: IncomingMessage, socket: Duplex, error: unknown): void {
    if (!this.#pending.delete(socket)) return;
    this.streams.refuse(request, error);
    sendLastReply(socket, rawErrorResponse(error, requestIdOf(request)));
  }
}

const goingAway = () => new Refusal('assistant_unavailable', { retryAfterS: 1 });

/** One for all: a closure of its own would keep the request for as long as the socket is open. */
function destroy(this: Duplex): void {
  this.destroy();
}
