import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createLog } from '../log.js';
import { openStore } from '../store/open-store.js';
import { startRedisServer } from '../testing/redis-server.js';
import { startTestPortal } from '../testing/test-portal.js';

const question = 'Почему небо голубое?';

afterEach(() => void jest.restoreAllMocks());

/** The clock jumps and no timer has run: as after a stopped process, or a blocked event loop. */
function standStill(ms = 6_000): void {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

describe('an instance that stands still between taking a dialog and answering it from the cache', () => {
  it('answers it all the same, because the dialog is still its own', async () => {
    await using redis = await startRedisServer();
    const opened = openStore(redis.url, createLog('silent'));
    await using test = await startTestPortal({ REDIS_URL: redis.url }, { overrides: { store: opened } });
    const warm = await test.signIn('stu-1001');
    await warm.hear(await warm.createDialog(), question);
    const user = await test.signIn('stu-1002');
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);

    const { store } = opened;
    const get = store.get.bind(store);
    store.get = async (key) => {
      const value = await get(key);
      if (key.startsWith('answer:')) standStill();
      return value;
    };
    const { status, body } = await user.ask(dialog, question);
    expect([status, body.cache]).toEqual([202, 'hit']);
    expect(await stream.done()).toBe(body.answer_id);
    expect(test.core.messages(dialog)).toMatchObject([{ text: question }, { text: stream.text() }]);
    opened.connection!.disconnect();
  }, 30_000);
});
