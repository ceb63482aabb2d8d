import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { codeOf, isLumpAt, lumpAt, nickOf } from './lumps.js';

/** What the reader makes of the first lump of the text. */
function first(text: string, read: typeof codeOf | typeof nickOf): string | undefined {
  const document = readDocument(text);
  const index = document.tokens.findIndex((_, i) => isLumpAt(document, i));
  if (index === -1) return undefined;
  const shaped = read(document, lumpAt(document, index));
  return shaped === undefined ? undefined : text.slice(shaped.start, shaped.end);
}

describe('a code', () => {
  it.each([
    ['pupil FSM-204418, please', 'FSM-204418'],
    ['see RX 7704182', 'RX 7704182'],
    ['it is 4471 902 338 KT', '4471 902 338 KT'],
    ['it is A7704', 'A7704'],
  ])('is a long number with the letters that hang on it: %s', (text, code) => {
    expect(first(text, codeOf)).toBe(code);
  });

  it.each(['room 204', 'it is 7704', '1 2 3 4 5 6', 'mossy_toad'])('has five digits or more: %s', (text) => {
    expect(first(text, codeOf)).toBeUndefined();
  });

  it.each(['some 1000000', 'some 120 000'])('is no round number: %s', (text) => {
    expect(first(text, codeOf)).toBeUndefined();
  });
});

describe('a nickname', () => {
  it.each(['mossy_toad', 'лиса_рыжая', 'skater99', '2fast4u', 'toby.bmx'])(
    'is told by an underscore, digits or an inner dot: %s',
    (nick) => {
      expect(first(`write ${nick}, ok`, nickOf)).toBe(nick);
    },
  );

  it.each(['main/a_b.py', '@angular/core'])('is no path: %s', (path) => {
    expect(first(path, nickOf)).toBeUndefined();
  });

  it.each(['x9', '7Б', '20km', 'Toby.Bmx'])(
    'is no letter with a digit and no sentence without a space: %s',
    (text) => {
      expect(first(text, nickOf)).toBeUndefined();
    },
  );
});

it('a lump ends at the 24th tie, however long the chain is', () => {
  const document = readDocument('x-'.repeat(60));
  expect(lumpAt(document, 0).last).toBe(24);
});
