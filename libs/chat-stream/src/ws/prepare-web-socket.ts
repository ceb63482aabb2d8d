import type { WebSocket } from 'ws';
import { closeCodes } from '../close-codes.js';
import { TooManyReadersError } from '../errors.js';
import type { Attachment, Hub } from '../hub.js';
import { tryAgainLater } from '../try-again-later.js';
import { WaitingSink } from '../waiting-sink.js';
import type { AttachWebSocketOptions } from './attach-web-socket.js';
import { tendSocket } from './tend-socket.js';
import { WsSink } from './ws-sink.js';

/** A place in the hub that waits for its socket. */
export interface PreparedSocket {
  /** Gives the place its socket; what was sent meanwhile goes out first. One that comes after 10 s is closed with 1001. */
  connect(ws: WebSocket): Attachment;
  /** Gives the place up, because the upgrade failed. Does nothing once connected. */
  cancel(): void;
}

/** A place whose socket does not come is given up after this, in ms. */
const patienceMs = 10_000;

/**
 * Takes a place in the hub before the upgrade is accepted, and resolves when every instance knows of it. A question that
 * is asked the very moment the socket opens then reaches the socket for certain, on whatever instance it is asked.
 *
 * @throws {TooManyReadersError} when the channel or a tag has its full number of sockets, here or on all instances
 * together: refuse with 429.
 * @example
 * socket.on('error', () => socket.destroy()); // nobody else listens before the upgrade
 * const place = await prepareWebSocket(hub, { channel: dialogId, tags: [`user:${userId}`], resume });
 * socket.once('close', place.cancel);
 * server.handleUpgrade(request, socket, head, (ws) => place.connect(ws));
 */
export async function prepareWebSocket(hub: Hub, options: AttachWebSocketOptions): Promise<PreparedSocket> {
  const waiting = new WaitingSink();
  const attachment = hub.attach(options, waiting);
  await attachment.ready;
  if (waiting.closedWith !== tryAgainLater) return new Place(waiting, attachment, options);
  attachment.detach();
  throw new TooManyReadersError('No room for one more socket on any instance');
}

/** Once its socket is there it lets go of what waited: whoever holds `cancel` holds no more than the place in the hub. */
class Place implements PreparedSocket {
  #waiting: WaitingSink | undefined;
  readonly #attachment: Attachment;
  #options: AttachWebSocketOptions | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(waiting: WaitingSink, attachment: Attachment, options: AttachWebSocketOptions) {
    this.#waiting = waiting;
    this.#attachment = attachment;
    this.#options = options;
    this.#timer = setTimeout(this.cancel, patienceMs).unref();
  }

  connect(ws: WebSocket): Attachment {
    const [waiting, attachment, options] = [this.#waiting, this.#attachment, this.#options];
    if (!waiting || !options) {
      ws.close(closeCodes.goingAway, 'too late');
      return attachment;
    }
    this.#letGo();
    const sink = new WsSink(ws);
    tendSocket(ws, sink, attachment, options);
    waiting.connect(sink);
    return attachment;
  }

  readonly cancel = (): void => {
    if (!this.#waiting) return;
    this.#attachment.detach();
    this.#letGo();
  };

  #letGo(): void {
    clearTimeout(this.#timer);
    this.#waiting = this.#options = this.#timer = undefined;
  }
}
