import type { WebSocket } from 'ws';
import { closeCodes, closeReasons } from '../close-codes.js';
import { Heartbeat } from './heartbeat.js';
import type { WsSink } from './ws-sink.js';

/** How a ws socket is looked after. */
export interface TendOptions {
  /** Time between two pings, in ms; a peer that misses two is dropped. Default 25,000. */
  readonly pingMs?: number;
  /** A peer that makes us buffer more bytes than this by its pings is dropped. Default 1 MiB. */
  readonly maxBufferedBytes?: number;
}

const heartbeats = new Map<number, Heartbeat>();

/** Pings the socket, refuses what its client sends, and says once when it is of no more use. */
export function tendSocket(
  ws: WebSocket,
  sink: WsSink,
  { pingMs = 25_000, maxBufferedBytes = 1024 * 1024 }: TendOptions,
  onLeave: () => void,
): void {
  const life = heartbeatOf(pingMs).join({
    ping: () => {
      if (ws.readyState === ws.OPEN) ws.ping();
    },
    drop: () => {
      leave();
      ws.terminate();
    },
  });
  function leave(): void {
    life.leave();
    onLeave();
  }
  ws.on('pong', life.pong);
  ws.on('ping', () => {
    if (ws.bufferedAmount > maxBufferedBytes) ws.terminate();
  });
  ws.once('message', () => {
    leave();
    if (ws.readyState === ws.OPEN)
      sink.close(closeCodes.clientSentData, closeReasons[closeCodes.clientSentData]);
  });
  // ws has begun to close the socket itself when it reports an error.
  ws.on('error', leave);
  ws.once('close', leave);
}

function heartbeatOf(pingMs: number): Heartbeat {
  let heartbeat = heartbeats.get(pingMs);
  if (!heartbeat) heartbeats.set(pingMs, (heartbeat = new Heartbeat(pingMs)));
  return heartbeat;
}
