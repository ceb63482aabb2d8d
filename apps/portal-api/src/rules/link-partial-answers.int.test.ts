import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { faultOn } from '@portal/core-fake';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

/** A fault that the core's health does not show, because it is not for every call. */
const chat = faultOn('chat', { text: '?' });

describe('an answer that began and did not end', () => {
  let test: TestPortal;

  beforeEach(async () => {
    test = await startTestPortal({ PORTAL_CHAT_IDLE_MS: '1000', PORTAL_CHAT_TOTAL_MS: '3000' });
  });
  afterEach(async () => test[Symbol.asyncDispose]());

  it.each([
    ['is cut after its first token', chat.cutAfter(1), 4502],
    ['turns to garbage', chat.garbageLine({ after: 2 }), 4502],
    ['ends without done', chat.missingDone(), 4502],
    ['is stored, and dropped before done', chat.saveThenDrop(), 4502],
    ['falls silent', chat.stallAfter(3), 4504],
    ['is slower than the longest silence', chat.slowTokens(2_500), 4504],
    ['is slower in all than the longest answer', chat.slowTokens(400), 4504],
    ['never ends', chat.endlessAnswer(), 4504],
  ])(
    '%s: the socket closes with its code, no second call is made, nothing of it is cached',
    async (_how, rule, code) => {
      test.core.faults.set([rule]);
      const user = await test.signIn();
      const dialog = await user.createDialog();
      const stream = await user.openStream(dialog);
      expect((await user.ask(dialog, 'Почему небо голубое?')).status).toBe(202);
      expect((await stream.closed()).code).toBe(code);
      expect(stream.text()).not.toBe('');
      expect(stream.frames.every(({ type }) => type === 'token')).toBe(true);
      expect(test.core.requests('chat')).toHaveLength(1);

      test.core.faults.clear();
      const { accepted, text } = await user.hear(await user.createDialog(), 'Почему небо голубое?');
      expect(accepted.cache).toBe('miss');
      expect(text).not.toBe('');
    },
  );
});
