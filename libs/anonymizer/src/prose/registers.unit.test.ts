import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { REGISTERS, registersOf } from './registers.js';

const registersIn = (text: string): string[][] =>
  readDocument(text).tokens.map((token) =>
    REGISTERS.filter((_, index) => ((registersOf(token) >> index) & 1) !== 0),
  );

describe('the registers of a word', () => {
  it.each([
    ['задачи', ['task']],
    ['мама', ['kin']],
    ['мамы', ['kin']],
    ['мамонт', []],
    ['worksheets', ['task']],
    ['учебника', ['schoolbook']],
    ['page', ['schoolbook']],
    ['each', ['task']],
    ['eaches', []],
    ['character', ['fiction']],
    ['1812', ['years']],
    ['2026', []],
    ['нашими', ['our']],
    ['dialogue', ['grammar']],
  ])('are told by its beginning, or by all of it: %s', (word, registers) => {
    expect(registersIn(word)).toEqual([registers]);
  });
});
