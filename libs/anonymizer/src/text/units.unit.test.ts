import { describe, expect, it } from '@jest/globals';
import { readUnits } from './units.js';

const lowerOf = (text: string): string => readUnits(text).lower;

describe('the units of a text', () => {
  it.each([
    ['two alphabets and signs', 'Школа № 12 — «Ёлка», Emma’s', 'школа № 12 — «елка», emma’s'],
    ['a capital whose small form has two units', 'İstanbul', 'İstanbul'],
    ['a capital beyond the basic alphabets', 'Ṁara Ёж', 'ṁara еж'],
    ['signs outside the first plane', 'Аня 🙂 Боб', 'аня 🙂 боб'],
    ['a unit of zero', 'А\0Б', 'а\0б'],
  ])('are lower-cased one by one: %s', (_, text, lower) => {
    expect(lowerOf(text)).toBe(lower);
    expect(lowerOf(text)).toHaveLength(text.length);
  });

  it('of a text longer than any before are all read', () => {
    const text = 'Ёж '.repeat(20_000);
    expect(lowerOf(text)).toBe('еж '.repeat(20_000));
  });

  it('end with zeros, also behind a longer text read before', () => {
    readUnits('longer');
    expect([...readUnits('Ab').written.subarray(0, 4)]).toEqual([0x41, 0x62, 0, 0]);
    expect([...readUnits('Ab').small.subarray(0, 2)]).toEqual([0x61, 0x62]);
  });

  it.each(['а\u0301', 'а\u200bб', 'а\u00a0б', '\uff21'])('tell what folding may change: %j', (text) => {
    expect(readUnits(text).mayFold).toBe(true);
    expect(readUnits('Ёлка — №').mayFold).toBe(false);
  });
});
