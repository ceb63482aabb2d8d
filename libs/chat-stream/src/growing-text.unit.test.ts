import { describe, expect, it } from '@jest/globals';
import { GrowingText } from './growing-text.js';
import { Random } from './testing/random.fixture.js';

const pieceUnits = 4_096;
/** No part of it is like another, and some signs take two units. */
const said = Array.from({ length: 3_000 }, (_, index) => `${index} 👋 `).join('');

describe('a text that grows', () => {
  it.each([5, pieceUnits - 1, pieceUnits, pieceUnits + 1, 3 * pieceUnits, said.length])(
    'reads like a string wherever it is cut, grown by %i units at a time',
    (step) => {
      const text = new GrowingText();
      const random = new Random(step);
      for (let length = 0; length < said.length; length += step) {
        text.append(said.slice(length, length + step));
        const now = said.slice(0, length + step);
        expect(text.length).toBe(now.length);
        const from = random.below(now.length + 1);
        const to = from + random.below(2 * pieceUnits);
        expect(text.slice(from, to) === now.slice(from, to)).toBe(true);
        expect(text.slice(from) === now.slice(from)).toBe(true);
      }
      expect(text.slice(0) === said).toBe(true);
    },
  );

  it.each([0, pieceUnits - 1, pieceUnits, pieceUnits + 1, 2 * pieceUnits])(
    'reads like a string at the borders of its pieces: %i',
    (at) => {
      const text = new GrowingText();
      text.append(said);
      for (const to of [at, at + 1, at + pieceUnits, at + pieceUnits + 1, said.length, said.length + 1])
        expect(text.slice(at, to)).toBe(said.slice(at, to));
    },
  );

  it('has nothing at and behind its end', () => {
    const text = new GrowingText();
    expect([text.length, text.slice(0), text.slice(0, 5)]).toEqual([0, '', '']);
    text.append('x'.repeat(pieceUnits));
    expect(text.slice(pieceUnits)).toBe('');
    for (const from of [pieceUnits, 2 * pieceUnits + 1, 9 * pieceUnits])
      expect(text.slice(from, from + 9)).toBe('');
    text.append('y');
    expect(text.slice(2 * pieceUnits, 3 * pieceUnits)).toBe('');
  });
});
