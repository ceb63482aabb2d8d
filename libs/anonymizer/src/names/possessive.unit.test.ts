import { describe, expect, it } from '@jest/globals';
import { possessorsOf } from './possessive.js';

describe('an adjective that tells whose something is', () => {
  it.each([
    ['катин', 'катя'],
    ['катиной', 'катя'],
    ['димином', 'дима'],
    ['олину', 'оля'],
    ['лешины', 'леша'],
    ['наташиных', 'наташа'],
    ['иринино', 'ирина'],
    ['юлиными', 'юля'],
  ])('is made of a given name: %s of %s', (word, name) => {
    expect(possessorsOf(word)).toContain(name);
  });

  it.each(['мишина', 'ильиным', 'никитин', 'костиной', 'ленин', 'ленину', 'галина', 'марины', 'полиной'])(
    'is no surname, no figure and no given name of its own: %s',
    (word) => {
      expect(possessorsOf(word)).toEqual([]);
    },
  );

  it.each(['бензин', 'кузина', 'апельсины', 'мамин', 'in', ''])(
    'is no word of another kind: "%s"',
    (word) => {
      expect(possessorsOf(word)).toEqual([]);
    },
  );
});
