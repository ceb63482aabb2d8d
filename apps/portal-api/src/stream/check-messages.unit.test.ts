import { describe, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io';
import { createLog } from '../log.js';
import { checkMessages } from './check-messages.js';

function checked() {
  const seen: unknown[] = [];
  const socket = {
    emit: (...event: unknown[]) => seen.push(event) > 0,
    disconnect: (all: boolean) => seen.push(`disconnected ${all}`),
  } as unknown as Pick<Socket, 'emit' | 'disconnect'>;
  checkMessages(socket, createLog('silent'));
  return { socket, seen };
}

describe('a Socket.IO message in tests and development', () => {
  it('goes out when it matches the contract, and so do other events', () => {
    const { socket, seen } = checked();
    const events = [
      ['message', { type: 'token', data: 'При\nвет' }],
      ['message', { type: 'done', data: { message_id: 'm-1' } }],
      ['closing', { code: 1001, reason: 'going away' }],
    ] as const;
    for (const [event, data] of events) socket.emit(event, data);
    expect(seen).toEqual(events);
  });

  it.each([[[{ type: 'token' }]], [['{"type":"token","data":"a"}']], [[{ type: 'token', data: 'a' }, 'b']]])(
    'ends the socket when it carries %j',
    (args) => {
      const { socket, seen } = checked();
      socket.emit('message', ...args);
      expect(seen).toEqual(['disconnected true']);
    },
  );
});
