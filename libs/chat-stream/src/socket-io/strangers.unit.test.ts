import { expect, it } from '@jest/globals';
import { Strangers } from './strangers.js';

it('admits so many of one address and so many in all, and forgets who has left', () => {
  const strangers = new Strangers({ perAddress: 2, inAll: 3 });
  const first = strangers.admit('a');
  expect(strangers.admit('a')).toBeDefined();
  expect(strangers.admit('a')).toBeUndefined();
  const other = strangers.admit('b');
  expect(other).toBeDefined();
  expect(strangers.admit('c')).toBeUndefined();
  first?.();
  first?.();
  expect(strangers.count).toBe(2);
  expect(strangers.admit('a')).toBeDefined();
  expect(strangers.admit('a')).toBeUndefined();
  other?.();
  expect(strangers.admit('b')).toBeDefined();
});
