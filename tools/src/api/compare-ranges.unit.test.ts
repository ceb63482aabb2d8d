import { describe, expect, it } from '@jest/globals';
import { isWider } from './compare-ranges.js';

describe('a range of versions takes all that another takes', () => {
  it.each([
    ['^3.0.0', '^3.0.0'],
    ['^3.0.0', '^3.0.0 || ^4.0.0'],
    ['^3.0.0 || ^4.0.0', '>=3'],
    ['^3.1.0', '^3.0.0'],
    ['~3.1.0', '^3.0.0'],
    ['3.1.2', '~3.1.0'],
    ['^0.2.1', '~0.2.0'],
    ['>=20.3', '>=20'],
    ['>=26', '*'],
    ['<4', '<4'],
  ])('%s by %s', (before, after) => expect(isWider(before, after)).toBe(true));
});

describe('a range of versions does not take all that another takes', () => {
  it.each([
    ['^3.0.0', '^4.0.0'],
    ['^3.0.0 || ^4.0.0', '^4.0.0'],
    ['^3.0.0', '^3.1.0'],
    ['^3.0.0', '~3.0.0'],
    ['^3', '3.0'],
    ['^0.2.1', '^0.3.0'],
    ['^0.0.1', '^0.0.2'],
    ['>=20', '>=26'],
    ['>=5.0.0', '^5.0.0'],
    ['*', '>=1'],
    ['^3.0.0', '3.x'],
  ])('%s by %s', (before, after) => expect(isWider(before, after)).toBe(false));
});
