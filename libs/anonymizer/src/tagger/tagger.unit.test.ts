import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { Tags } from './tagger.js';

const message = 'my name is Martha Quillfeather and i live at 14 Bramble Row';
/** So many words that the room for usual messages does not hold them. */
const filler = 'the sum of the two numbers is even. '.repeat(200);

function read(text: string, likelihood = 0.5): [string, string][] {
  const document = readDocument(text);
  return new Tags(document)
    .values(() => likelihood)
    .map(({ first, last, type }) => [
      text.slice(document.tokens[first]!.start, document.tokens[last]!.end),
      type,
    ]);
}

describe('values told by the words around them', () => {
  it('are whole, in text order, each of its type', () => {
    expect(read(message)).toEqual([
      ['Martha Quillfeather', 'PERSON'],
      ['14 Bramble Row', 'ADDRESS'],
    ]);
  });

  it('are not there where nothing is likely enough', () => {
    expect(read(message, 1.01)).toEqual([]);
    expect(read(filler)).toEqual([]);
    expect(read('')).toEqual([]);
  });

  it('are the same in a text of unusual length, and in a usual one after it', () => {
    expect(read(filler + message)).toEqual(read(message));
    expect(read('the sum of the two numbers is even')).toEqual([]);
  });

  it('are as likely as the least likely of their words, and no word is likelier than certain', () => {
    const tags = new Tags(readDocument(message));
    const values = tags.values(() => 0.5);
    expect(values).toHaveLength(2);
    for (const { first, last, likelihood } of values) {
      const words = Array.from({ length: last - first + 1 }, (_, i) => tags.likelihoodAt(first + i));
      expect(likelihood).toBe(Math.min(...words));
      expect(Math.max(...words)).toBeLessThanOrEqual(1.000_001);
    }
  });
});
