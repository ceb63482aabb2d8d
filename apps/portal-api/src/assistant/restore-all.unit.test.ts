import { describe, expect, it } from '@jest/globals';
import { anonymize } from '@portal/anonymizer';
import { restoreAll } from './restore-all.js';

describe('the texts of a history', () => {
  const { text, vault } = anonymize('Меня зовут Маша Иванова');

  it('are restored each in its place', async () => {
    expect(text).toBe('Меня зовут [PERSON_1]');
    expect(await restoreAll(['a', text, '', text], vault)).toEqual([
      'a',
      'Меня зовут Маша Иванова',
      '',
      'Меня зовут Маша Иванова',
    ]);
  });

  it('let others have their turn, however long and full of brackets they are', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const texts = Array.from({ length: 600 }, () => '['.repeat(8_000));
    const begunAt = performance.now();
    expect(await restoreAll(texts, vault)).toEqual(texts);
    clearInterval(timer);
    expect(turns).toBeGreaterThanOrEqual(Math.floor((performance.now() - begunAt) / 100));
  });
});
