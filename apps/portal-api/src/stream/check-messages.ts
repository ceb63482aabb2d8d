import { streamFrame } from '@portal/contracts';
import type { Socket } from 'socket.io';
import type { Log } from '../log.js';

/** `checkFrames` for Socket.IO: what the event `message` carries is held against the contract. */
export function checkMessages(socket: Pick<Socket, 'emit' | 'disconnect'>, log: Log): void {
  const emit = socket.emit.bind(socket);
  socket.emit = (event: string, ...args: unknown[]) => {
    if (event !== 'message' || (args.length === 1 && streamFrame.safeParse(args[0]).success))
      return emit(event, ...args);
    log.error('a frame does not match its contract');
    socket.disconnect(true);
    return false;
  };
}
