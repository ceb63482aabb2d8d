import { describe, expect, it } from '@jest/globals';
import { encodeDone, encodeToken } from '@portal/chat-stream';
import type { WebSocket } from 'ws';
import { createLog } from '../log.js';
import { checkFrames } from './check-frames.js';

function checked() {
  const seen: string[] = [];
  const ws = {
    send: (data: string) => void seen.push(data),
    terminate: () => void seen.push('terminated'),
  } as unknown as Pick<WebSocket, 'send' | 'terminate'>;
  checkFrames(ws, createLog('silent'));
  return { ws, seen };
}

describe('a frame in tests and development', () => {
  it('goes out when it matches the contract', () => {
    const { ws, seen } = checked();
    const frames = [encodeToken('При\nвет "x" 🙂'), encodeDone('m-1')];
    for (const frame of frames) ws.send(frame);
    expect(seen).toEqual(frames);
  });

  it.each([
    '{"type":"token"}',
    '{"type":"done","data":{}}',
    '{"type":"error","data":"x"}',
    '{"type":"token","data":"a","x":1}',
    'text',
  ])('ends the socket when it is %s', (frame) => {
    const { ws, seen } = checked();
    ws.send(frame);
    expect(seen).toEqual(['terminated']);
  });
});
