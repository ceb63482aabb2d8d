import { describe, expect, it } from '@jest/globals';
import { createAnswerCache } from '../assistant/answer-cache.js';
import { answerKey } from '../assistant/answer-key.js';
import { nothingSaid } from '../assistant/dialog-context.js';
import { createSeal } from '../store/sealed.js';
import { startTestPortal } from '../testing/test-portal.js';

const question = 'Меня зовут Иван Петров, почему небо голубое?';

describe('an answer that was kept when its question was not yet known to be personal', () => {
  it('is given to nobody, and does not go to the core as part of another dialog', async () => {
    await using test = await startTestPortal();
    const { answerGenerations, keys, store, config } = test.portal.context;
    const key = answerKey(keys.answerKey, {
      dialog: { scenario: 'general' },
      generation: await answerGenerations.current('general'),
      contextDigest: nothingSaid,
      question,
    });
    await createAnswerCache(store, createSeal(keys.vault), config.cache).keep(
      key,
      'Иван Петров, вот почему.',
    );
    const user = await test.signIn();
    const { accepted, text } = await user.hear(await user.createDialog(), question);
    expect([accepted.cache, text.includes('вот почему')]).toEqual(['miss', false]);
    expect(JSON.stringify(test.core.requests())).not.toMatch(/Петров/);
  });
});
