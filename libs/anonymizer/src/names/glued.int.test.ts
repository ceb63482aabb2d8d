import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const clean = (text: string): string => anonymize(text).text;

describe('names that a slip has tied to other words', () => {
  it.each([
    ['hi my name isOliviaand i am stuck', 'hi my name is[PERSON_1]and i am stuck'],
    ['mrsPatterson is off today', 'mrs[PERSON_1] is off today'],
    ['thanks toSunil Rao we won', 'thanks to[PERSON_1] we won'],
    ['emma,lucynmia are in my group', '[PERSON_1],[PERSON_2] are in my group'],
  ])('are found in English: %s', (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each([
    ['does hEnRy know?', 'does [PERSON_1] know?'],
    ['where was oLiViA', 'where was [PERSON_1]'],
  ])('so are names in uneven letters: %s', (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each([
    'what do isEmpty, isMax and isFrank return',
    'is isHenry() called?',
    'iPhone, eBay and macOS',
    'msOffice or mrRobot',
  ])('but no names of programs: %s', (text) => {
    expect(clean(text)).toBe(text);
  });
});
