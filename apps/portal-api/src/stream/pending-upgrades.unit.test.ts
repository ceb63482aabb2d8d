import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { toErrorResponse } from '../http/error-response.js';
import { Refusal } from '../refusal.js';
import { PendingUpgrades } from './pending-upgrades.js';

const refused: string[] = [];
const refuse = (_request: IncomingMessage, error: unknown) => {
  const reply = toErrorResponse(error, 'id');
  refused.push(reply.body.code);
  return reply;
};
const request = () => Object.assign(new EventEmitter(), { headers: {} }) as IncomingMessage;
const never = () => new Promise<void>(() => undefined);

describe('an upgrade', () => {
  it('that comes when the portal has closed is refused, and not checked', async () => {
    const pending = new PendingUpgrades({ refuse });
    pending.close();
    const socket = new PassThrough();
    let checked = false;
    await pending.answer(request(), socket, async () => void (checked = true));
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(String(reply)).toMatch(/^HTTP\/1.1 503 .*"code":"assistant_unavailable"/s);
    expect(checked).toBe(false);
  });

  it('gets one reply, whatever its check says after it was refused', async () => {
    const pending = new PendingUpgrades({ refuse });
    const check = Promise.withResolvers<void>();
    const socket = new PassThrough();
    refused.length = 0;
    const answered = pending.answer(request(), socket, () => check.promise);
    pending.close();
    check.reject(new Refusal('not_found'));
    await answered;
    expect(refused).toEqual(['assistant_unavailable']);
    expect(String(await once(socket, 'data')).match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  it('that was accepted is left alone', async () => {
    const pending = new PendingUpgrades({ refuse });
    const [open, waiting] = [new PassThrough(), new PassThrough()];
    await pending.answer(request(), open, async () => undefined);
    void pending.answer(request(), waiting, never);
    pending.close();
    expect([open.writableEnded, waiting.writableEnded]).toEqual([false, true]);
  });
});
