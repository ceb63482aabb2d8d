import { describe, expect, it } from '@jest/globals';
import { THRESHOLD } from '../../overlap.js';
import { readDocument } from '../../text/document.js';
import type { DetectOptions } from '../../types.js';
import { byContext } from './by-context.js';

const typesIn = (text: string, options: DetectOptions = {}): string[] =>
  byContext.find(readDocument(text, options), []).map(({ type }) => type);

describe('values told by the words around them', () => {
  const russian = 'мы недавно переехали в Великомихайловку и живём там с мамой';
  const english = 'we moved to Nether Wallop and live there with my mum';

  it('are found where no rule has decided, and nowhere else', () => {
    expect(typesIn(english)).toEqual(['ADDRESS']);
    const [start, end] = [english.indexOf('Nether'), english.indexOf(' and')];
    const decided = { start, end, type: 'SCHOOL', score: 0.9, recognizer: 'school', reason: '' } as const;
    expect(byContext.find(readDocument(english), [decided])).toEqual([]);
  });

  it('stand by, below the threshold, where a rule found a person', () => {
    const [start, end] = [english.indexOf('Nether'), english.indexOf(' and')];
    const person = { start, end, type: 'PERSON', score: 0.9, recognizer: 'person', reason: '' } as const;
    const [found, ...others] = byContext.find(readDocument(english), [person]);
    expect(found).toMatchObject({ start, end, type: 'ADDRESS' });
    expect(found!.score).toBeLessThan(THRESHOLD);
    expect(others).toEqual([]);
  });

  it('are those of the languages that were chosen', () => {
    expect(typesIn(russian, { locales: ['ru'] })).toEqual(['ADDRESS']);
    expect(typesIn(russian, { locales: ['en'] })).toEqual([]);
    expect(typesIn(english, { locales: ['en'] })).toEqual(['ADDRESS']);
    expect(typesIn(english, { locales: ['ru'] })).toEqual([]);
  });

  it.each(['My son is in Ladybirds this year', 'I teach Hedgehogs and we went pond dipping'])(
    'are groups of children that bear the names of animals: %s',
    (text) => {
      expect(typesIn(text)).toEqual(['CLASS']);
    },
  );

  it.each([
    "Sharks don't have bones, true?",
    'Why do Otters hold hands',
    'The Bears lost to the Lions 20-3',
    'Butterflies start as caterpillars',
    'The Kites are quadrilaterals with two pairs',
    'line X D is parallel to Y',
    'find x: X Y Z coordinates',
  ])('are no animals, no teams and no figures or points of geometry: %s', (text) => {
    expect(typesIn(text)).toEqual([]);
  });

  it('are none of a program, nor the whole earth', () => {
    expect(typesIn('const home = "Nether Wallop"; // we live here (x => x);')).toEqual([]);
    expect(typesIn('we moved to Australia and live there with my mum')).toEqual([]);
  });
});
