import { expect, it } from '@jest/globals';
import { problem } from '@portal/contracts';
import { RawClient } from '../testing/raw-http.js';
import { startTestPortal } from '../testing/test-portal.js';
import { upgrade } from '../testing/upgrade.js';

it.each([
  ['the WebSocket of a dialog', (dialog: string) => `/api/v1/assistant/sessions/${dialog}/stream`],
  ['Socket.IO', () => '/api/v1/socket.io/?EIO=4&transport=websocket'],
])(
  'a stream by %s that is still being checked when the portal closes is refused, and not waited for',
  async (_by, at) => {
    await using test = await startTestPortal();
    using client = new RawClient(test.portal.port);
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const asked = Promise.withResolvers<void>();
    // A check that never comes to its end.
    Object.assign(test.portal.context.limits.upgrades, {
      requests: () => (asked.resolve(), new Promise(() => undefined)),
    });
    const refused = upgrade(client, at(dialog), user.cookie);
    await asked.promise;
    await test.portal.close(0);
    const { status, headers, text } = await refused;
    expect([status, headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8']);
    expect(problem.parse(JSON.parse(text)).code).toBe('assistant_unavailable');
    expect(headers.get('retry-after')).toBe('1');
  },
);

it('a stream whose check ends when the portal has closed is not opened', async () => {
  await using test = await startTestPortal();
  using client = new RawClient(test.portal.port);
  const user = await test.signIn();
  const dialog = await user.createDialog();
  const { owner } = test.portal.context;
  const check = owner.require.bind(owner);
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  owner.require = async (...which) => {
    asked.resolve();
    await released.promise;
    return check(...which);
  };
  const refused = upgrade(client, `/api/v1/assistant/sessions/${dialog}/stream`, user.cookie);
  await asked.promise;
  const closed = test.portal.close(0);
  expect((await refused).status).toBe(503);
  released.resolve();
  await closed;
  expect(test.portal.context.hub.count()).toBe(0);
});
