import { describe, expect, it } from '@jest/globals';
import { isAsStated, isPrinted, statedLines } from './stated-output.js';

describe('what an example says that it prints', () => {
  it('stands behind each console.log, or is not said at all', () => {
    expect(
      statedLines('console.log(a); // one\nconst b = 2; // not this\nconsole.log(b); // 2: two'),
    ).toEqual(['one', '2: two']);
    expect(statedLines('console.log(a); // one\nconsole.log(b);')).toBeUndefined();
    expect(statedLines('console.log(a); // one\non("x", () => console.log(b));')).toBeUndefined();
    expect(statedLines('const a = 1; // one')).toBeUndefined();
  });

  it.each([
    ['2', '2', true],
    ['2', '2: two', true],
    ['2', '22', false],
    ['{"a":(1),"ms":0.4}', '{"a":(1),"ms":…}', true],
    ['{"a":(1),"ms":}', '{"a":(1),"ms":…}', false],
    ['{"a":(2),"ms":1}', '{"a":(1),"ms":…}', false],
  ])('is met by %s as %s: %s', (printed, stated, met) => expect(isAsStated(printed, stated)).toBe(met));

  it('is every line, and no line more', () => {
    expect(isPrinted('1\n2\n', ['1', '2'])).toBe(true);
    expect(isPrinted('1\n', ['1', '2'])).toBe(false);
    expect(isPrinted('1\n2\n3\n', ['1', '2'])).toBe(false);
  });
});
