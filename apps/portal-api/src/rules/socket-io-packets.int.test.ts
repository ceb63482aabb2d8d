import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Namespace } from 'socket.io';
import { eventually } from '../testing/eventually.js';
import { namespaceOf, openSocketIo, type SocketIoStream } from '../testing/socket-io-stream.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';

/** What Socket.IO keeps of a namespace while it is being opened. */
interface Opening {
  readonly _preConnectSockets: ReadonlyMap<string, unknown>;
  run(...given: unknown[]): unknown;
}

describe.each(['websocket', 'polling'] as const)('a stream over Socket.IO (%s)', (transport) => {
  let test: TestPortal;
  beforeAll(async () => {
    test = await startTestPortal();
  });
  afterAll(async () => test[Symbol.asyncDispose]());

  const open = (user: TestUser, dialog: string): Promise<SocketIoStream> =>
    openSocketIo(user, namespaceOf(dialog), { transports: [transport] });

  it('ends with its connection when a namespace is asked for again while it is being opened: nothing would come twice', async () => {
    const user = await test.signIn();
    const [dialog, next] = [await user.createDialog(), await user.createDialog()];
    const others = test.portal.context.hub.count();
    using asked = jest.spyOn(Namespace.prototype as unknown as Opening, 'run');
    const stream = await open(user, dialog);
    const connect = `0${namespaceOf(next)},`;
    for (const packet of [connect, connect]) stream.socket.io.engine.write(packet);
    expect(await stream.closed()).toEqual({ code: undefined, reason: undefined });
    await eventually(() => expect(test.portal.context.hub.count()).toBe(others));
    // Nor does Socket.IO keep the sockets that were never opened.
    const namespaces = [...new Set(asked.mock.contexts as Opening[])];
    await eventually(() =>
      expect(namespaces.map(({ _preConnectSockets: kept }) => kept.size)).toEqual([0, 0]),
    );
  });

  it('gets closing 1003 for a packet that cannot be read', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const stream = await open(user, dialog);
    stream.socket.io.engine.write(`2${namespaceOf(dialog)},{bad`);
    expect(await stream.closed()).toEqual({ code: 1003, reason: 'this stream takes no data' });
  });
});
