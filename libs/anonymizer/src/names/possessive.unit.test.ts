import { describe, expect, it } from '@jest/globals';
import { isPossessive, possessorsOf } from './possessive.js';

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

describe('what somebody has', () => {
  const isSo = (text: string): boolean => {
    const [word = ''] = /[а-яё]+ин[а-я]*/i.exec(text) ?? [];
    const start = text.indexOf(word);
    return isPossessive(text, start, start + word.length);
  };

  it.each([
    'Катина мама пришла',
    'взял димин стул',
    'Светин брат',
    'Ванин папа',
    'это сонино дело',
    'олиной тетради нет',
  ])('stands behind: %s', (text) => {
    expect(isSo(text)).toBe(true);
  });

  it.each([
    ['a deed', 'Сонин поставил два'],
    ['a deed', 'Тонина сказала'],
    ['an adverb', 'Тонина опять молчит'],
    ['a word of another gender', 'Катин тетрадка'],
    ['a word of another gender', 'Ванино мама'],
    ['a name', 'Катина Мария'],
    ['nothing', 'стояла Ванина'],
    ['a thing, but a relation before', 'мама Катина добрая'],
    ['a thing, but a given name before', 'Михаил Светин актер'],
    ['a thing, but an office before', 'учитель Сонин человек строгий'],
  ])('is not had where %s stands behind: %s', (_what, text) => {
    expect(isSo(text)).toBe(false);
  });
});
