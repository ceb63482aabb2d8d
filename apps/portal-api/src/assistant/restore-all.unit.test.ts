import { describe, expect, it, jest } from '@jest/globals';
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

  it('let others have their turn as often as they have taken up 20 ms', async () => {
    let turns = 0;
    let isOver = false;
    const takeTurns = () => {
      if (isOver) return;
      turns++;
      setImmediate(takeTurns);
    };
    setImmediate(takeTurns);
    // By this clock a text takes 10 ms, so that after every second one it is the others' turn.
    let time = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (time += 10));
    const texts = Array.from({ length: 12 }, () => text);
    const restored = await restoreAll(texts, vault);
    clock.mockRestore();
    isOver = true;
    expect(restored).toEqual(texts.map(() => 'Меня зовут Маша Иванова'));
    expect(turns).toBeGreaterThanOrEqual(5);
  });
});
