import { describe, expect, it } from '@jest/globals';
import { pageOf } from './page.js';

const keys = ['a', 'b', 'c', 'd', 'e'];
const page = (limit: number, cursor?: string) => pageOf('keys', keys, (key) => key, { limit, cursor });

describe('page', () => {
  it('reaches every row once, and ends with null', () => {
    const first = page(2);
    const second = page(2, first.next_cursor ?? '');
    const third = page(2, second.next_cursor ?? '');
    expect([...first.items, ...second.items, ...third.items]).toEqual(keys);
    expect(third.next_cursor).toBeNull();
    expect(page(5).next_cursor).toBeNull();
  });

  it('goes on at the right row when rows came or went', () => {
    const { next_cursor } = page(2);
    const rows = ['a', 'aa', 'c', 'd'];
    const changed = pageOf('keys', rows, (key) => key, { limit: 2, cursor: next_cursor ?? '' });
    expect(changed.items).toEqual(['c', 'd']);
  });

  it('refuses a cursor it did not make', () => {
    expect(() => page(2, 'c')).toThrow('cursor');
    const { next_cursor } = pageOf('others', keys, (key) => key, { limit: 2 });
    expect(() => page(2, next_cursor ?? '')).toThrow('cursor');
  });
});
