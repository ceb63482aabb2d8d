import { describe, expect, it } from '@jest/globals';
import { createMemoryStore } from '../store/memory-store.js';
import { createDialogLine } from './dialog-line.js';

describe('the line of a dialog', () => {
  const open = () => {
    const store = createMemoryStore();
    const waiting = new Set<string>();
    const isWaiting = async (id: string) => waiting.has(id);
    return { store, waiting, line: createDialogLine({ store, keepMs: 60_000, isWaiting }) };
  };

  it('has one behind all that stand before it and wait, and those that came later behind it', async () => {
    const { line, waiting } = open();
    for (const id of ['a', 'b']) {
      waiting.add(id);
      await line.stand('at', id);
    }
    expect(await Promise.all(['a', 'b', 'c'].map((id) => line.isBehind('at', id)))).toEqual([
      false,
      true,
      true,
    ]);
    await line.stand('at', 'a');
    expect(await line.isBehind('at', 'a')).toBe(false);
  });

  it('holds nobody up for those that are gone, and is gone itself behind the last', async () => {
    const { line, waiting, store } = open();
    waiting.add('a').add('b');
    for (const id of ['a', 'b', 'c']) await line.stand('at', id);
    await line.leave('at', 'a');
    waiting.delete('a');
    expect(await line.isBehind('at', 'c')).toBe(true);
    waiting.delete('b');
    expect(await line.isBehind('at', 'c')).toBe(false);
    expect(await line.isBehind('at', 'new')).toBe(false);
    await line.leave('at', 'new');
    expect(await store.get('at')).toBeNull();
  });
});
