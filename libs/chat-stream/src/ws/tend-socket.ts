import type { WebSocket } from 'ws';
import { closeCodes, closeReasons } from '../close-codes.js';
import type { Attachment } from '../hub.js';
import { Heartbeat, type Peer } from './heartbeat.js';
import type { WsSink } from './ws-sink.js';

/** How a ws socket is looked after. */
export interface TendOptions {
  /** Time between two pings, in ms; a peer that misses two is dropped. Default 25,000. */
  readonly pingMs?: number;
}

/** A client whose pings make us buffer more bytes of pongs than this is dropped. */
const maxPongBytes = 1024 * 1024;

/** A peer that was told to go has so long to hang up. */
const hangUpMs = 1_000;

const heartbeats = new Map<number, Heartbeat>();

/** Where a socket keeps its keeper: listeners are shared by all sockets, which keeps an idle one small. */
const keeperOf = Symbol('keeper');
type Kept = WebSocket & { [keeperOf]: Keeper };

/** Pings the socket, refuses what its client sends, and takes it out of the hub when it is of no more use. */
export function tendSocket(
  ws: WebSocket,
  sink: WsSink,
  attachment: Attachment,
  { pingMs = 25_000 }: TendOptions,
): void {
  const kept = Object.assign(ws, { [keeperOf]: new Keeper(ws, sink, attachment, heartbeatOf(pingMs)) });
  kept.on('pong', onPong);
  kept.on('ping', onPing);
  kept.on('message', onMessage);
  kept.on('error', onError);
  kept.on('close', onEnd);
}

class Keeper implements Peer {
  missed = 0;
  readonly #slot: number;

  constructor(
    private readonly ws: WebSocket,
    private readonly sink: WsSink,
    private readonly attachment: Attachment,
    private readonly heartbeat: Heartbeat,
  ) {
    this.#slot = heartbeat.join(this);
  }

  ping(): void {
    if (this.ws.readyState === this.ws.OPEN) this.ws.ping();
  }

  drop(): void {
    this.leave();
    this.ws.terminate();
  }

  leave(): void {
    this.heartbeat.leave(this, this.#slot);
    this.attachment.detach();
  }

  refuseData(): void {
    this.leave();
    if (this.ws.readyState !== this.ws.OPEN) return;
    this.sink.close(closeCodes.clientSentData, closeReasons[closeCodes.clientSentData]);
  }
}

function onPong(this: WebSocket): void {
  (this as Kept)[keeperOf].missed = 0;
}

function onPing(this: WebSocket): void {
  if (this.bufferedAmount > maxPongBytes) this.terminate();
}

function onMessage(this: WebSocket): void {
  (this as Kept)[keeperOf].refuseData();
}

/** ws has begun to close the socket itself, and waits long for a peer that does not hang up. */
function onError(this: WebSocket): void {
  onEnd.call(this);
  setTimeout(() => this.terminate(), hangUpMs).unref();
}

function onEnd(this: WebSocket): void {
  (this as Kept)[keeperOf].leave();
}

function heartbeatOf(pingMs: number): Heartbeat {
  let heartbeat = heartbeats.get(pingMs);
  if (!heartbeat) heartbeats.set(pingMs, (heartbeat = new Heartbeat(pingMs)));
  return heartbeat;
}
