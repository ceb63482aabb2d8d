import { describe, expect, it } from '@jest/globals';
import type { Mark } from '../context/mark.js';
import type { Mention } from './mention.js';
import { Namesakes } from './namesakes.js';

const mention = (name: string, most: number): Mention => ({
  first: 0,
  last: 0,
  candidates: [],
  best: undefined,
  least: most,
  most,
  name,
  isSmall: false,
});
const marksAt = (mentions: readonly Mention[], index: number): string[] => {
  const marks: Mark[] = [];
  new Namesakes(mentions).addMarks({ turnTo: () => {}, push: (mark) => void marks.push(mark) }, index);
  return marks.map((mark) => mark.name);
};

describe('mentions of one name', () => {
  const mentions = [mention('лев', 0.9), mention('ада', 0.3), mention('лев', 0.1), mention('лев', 0.9)];

  it('tell each other how likely the likeliest of the others is', () => {
    expect(marksAt(mentions, 0)).toEqual(['same 3', 'same score 0', 'same likely 13', 'first']);
    expect(marksAt(mentions, 2)).toEqual(['same 3', 'same score 0', 'same likely 13']);
  });

  it('tell nothing to those of other names', () => {
    expect(marksAt(mentions, 1)).toEqual(['same 1', 'same score 0', 'same likely 0', 'first']);
  });
});
