import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('full names with digits and signs for letters', () => {
  it.each([
    ['L1am H4rris got banned', 'L1am H4rris'],
    ['M0rgan Wh1te here', 'M0rgan Wh1te'],
    ['j@mie cl@rke was here', 'j@mie cl@rke'],
    ['the supply teacher is L3ah Moore', 'L3ah Moore'],
  ])('are found with the surname: %s', (text, name) => {
    expect(namesOf(text)).toEqual([name]);
  });

  it.each(['see you in j@n', 'solve 3x4 + a1b', 'm0re w0rds', 'H2O and CO2'])('but no words: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
