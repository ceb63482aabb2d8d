import { expect, it } from '@jest/globals';
import { StoreUnavailable } from '../store/key-value-store.js';
import { RawClient } from '../testing/raw-http.js';
import { namespaceOf, openSocketIo } from '../testing/socket-io-stream.js';
import { startTestPortal } from '../testing/test-portal.js';
import { upgrade } from '../testing/upgrade.js';

it.each([
  [
    'a mistake of ours',
    () => new TypeError('it was this'),
    500,
    { level: 'error', err: { name: 'TypeError' } },
  ],
  [
    'a store that is away',
    () => new StoreUnavailable('it was this'),
    503,
    { level: 'warn', err: { name: 'StoreUnavailable' } },
  ],
])(
  'a stream that cannot be opened for %s is in the log with its cause, by every way',
  async (_why, mistake, status, failed) => {
    await using test = await startTestPortal();
    using client = new RawClient(test.portal.port);
    const user = await test.signIn();
    const dialog = await user.createDialog();
    test.portal.context.owner.require = () => Promise.reject(mistake());
    const reply = await upgrade(client, `/api/v1/assistant/sessions/${dialog}/stream`, user.cookie);
    const bySocketIo: unknown = await openSocketIo(user, namespaceOf(dialog)).catch(
      (error: unknown) => error,
    );
    expect([reply.status, bySocketIo]).toMatchObject([status, { status }]);
    expect(reply.text).not.toContain('it was this');
    const lines = test
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const failures = lines.filter(({ msg }) => msg === 'request failed');
    expect(failures).toMatchObject([failed, failed]);
    expect(failures[0]?.['request_id']).toBe(reply.headers.get('x-request-id'));
  },
);
