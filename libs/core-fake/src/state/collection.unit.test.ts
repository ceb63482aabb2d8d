import { describe, expect, it } from '@jest/globals';
import { Collection } from './collection.js';

const seed = [
  { id: 'a', n: 1 },
  { id: 'b', n: 2 },
];
const fresh = () => new Collection(seed, ({ id }) => id);

describe('a seeded collection', () => {
  it('shows its seed, what was written over it and what was added, and not what was removed', () => {
    const items = fresh();
    items.write({ id: 'a', n: 10 });
    items.write({ id: 'c', n: 3 });
    expect(items.remove('b')).toBe(true);
    expect(items.remove('b')).toBe(false);
    expect(items.all()).toEqual([
      { id: 'a', n: 10 },
      { id: 'c', n: 3 },
    ]);
    expect([items.read('a')?.n, items.read('b'), items.read('c')?.n]).toEqual([10, undefined, 3]);
  });

  it('is the same after its changes were loaded into a new one', () => {
    const items = fresh();
    items.write({ id: 'c', n: 3 });
    items.remove('a');
    const other = fresh();
    other.load(items.changes());
    expect(other.all()).toEqual(items.all());
    other.load({ written: [], removed: [] });
    expect(other.all()).toEqual(seed);
  });

  it('can write again what was removed', () => {
    const items = fresh();
    items.remove('a');
    items.write({ id: 'a', n: 5 });
    expect(items.read('a')).toEqual({ id: 'a', n: 5 });
  });
});
