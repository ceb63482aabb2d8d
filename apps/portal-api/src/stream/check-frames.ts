import { streamFrame } from '@portal/contracts';
import type { WebSocket } from 'ws';
import type { Log } from '../log.js';

/**
 * Holds every frame of a socket against the contract, where the cost does not matter (tests and development). A breach is our
 * own mistake: it is logged, and the socket dies instead of handing it on.
 */
export function checkFrames(ws: Pick<WebSocket, 'send' | 'terminate'>, log: Log): void {
  const send = ws.send.bind(ws) as (data: string, ...rest: unknown[]) => void;
  ws.send = ((data: string, ...rest: unknown[]) => {
    if (keepsContract(data)) return send(data, ...rest);
    log.error('a frame does not match its contract');
    ws.terminate();
  }) as WebSocket['send'];
}

function keepsContract(data: unknown): boolean {
  try {
    return streamFrame.safeParse(JSON.parse(String(data))).success;
  } catch {
    return false;
  }
}
