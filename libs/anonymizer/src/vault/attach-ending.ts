import { givenName } from '../names/given-names.js';

/** The longest ending that is joined to a name, in letters. */
export const LONGEST_ENDING = 3;
/** The most letters of a name that an ending may replace. */
export const LONGEST_REPLACED = 2;

const ENDINGS = new Set(
  'а я у ю е и ы ой ей ою ею ом ем ам ям ах ях ами ями ов ев ым им ых их ого ому его ему ую юю ая яя'.split(
    ' ',
  ),
);
const ADJECTIVE_ENDINGS = new Set('ого ому его ему им ым ом ем ой ую их ых'.split(' '));
const HARD_TO_SOFT: Readonly<Record<string, string>> = {
  а: 'я',
  у: 'ю',
  ы: 'и',
  ой: 'ей',
  ою: 'ею',
  ом: 'ем',
  ам: 'ям',
  ах: 'ях',
  ами: 'ями',
};

/**
 * Joins a case ending that was written behind a placeholder to the restored Russian name: how many letters of the name go,
 * and what comes instead. What is no case ending, or stands behind a word that cannot take it, is put behind the name.
 *
 * @example
 * attachEnding('Маша', 'у'); // { drop: 1, add: 'у' }: "Машу"
 * attachEnding('Сергей', 'у'); // { drop: 1, add: 'ю' }: "Сергею"
 * attachEnding('Иван', 'ом'); // { drop: 0, add: 'ом' }: "Иваном"
 */
export function attachEnding(name: string, ending: string): { drop: number; add: string } {
  const word = name
    .slice(Math.max(name.lastIndexOf(' '), name.lastIndexOf('-')) + 1)
    .toLowerCase()
    .replaceAll('ё', 'е');
  if (word.length < 3 || !ENDINGS.has(ending)) return { drop: 0, add: ending };
  const nominative = ofInstrumental(word) ?? OTHER_STEMS.get(word);
  if (nominative !== undefined) {
    const { drop, add } = attachEnding(nominative, ending);
    return {
      drop: LONGEST_REPLACED,
      add: nominative.slice(word.length - LONGEST_REPLACED, -drop || undefined) + add,
    };
  }
  const isAdjective = /(?:ий|ый|ой|ая|яя)$/.test(word) && givenName(word) === undefined;
  if (isAdjective && ADJECTIVE_ENDINGS.has(ending)) return { drop: 2, add: ending };
  // "Мария", "Юлий": "и" before the last letter stays, and the ending is that of a soft stem.
  if (/[яйь]$/.test(word)) return { drop: 1, add: HARD_TO_SOFT[ending] ?? ending };
  if (word.endsWith('а')) return { drop: 1, add: suitHushing(word.at(-2)!, ending) };
  // The name was first written in another case: "Маше" and "у".
  if (/[еиуыю]$/.test(word) && givenName(word) !== undefined) return { drop: 1, add: ending };
  return { drop: 0, add: ending };
}

/** "Маша" and "ой" make "Машей", "Ольга" and "ы" make "Ольги". */
function suitHushing(letter: string, ending: string): string {
  if (/[жшчщц]/.test(letter) && /^о[йю]$/.test(ending)) return `е${ending[1]!}`;
  return /[гкхжшчщ]/.test(letter) && ending === 'ы' ? 'и' : ending;
}

/** Names whose stem is another in all other cases: "Льву", "Павла". */
const OTHER_STEMS: ReadonlyMap<string, string> = new Map([
  ['лев', 'льв'],
  ['павел', 'павл'],
]);

/** "Маша" of "Машей", "Дмитрий" of "Дмитрием"; undefined for what is no instrumental, "Андрей" included. */
function ofInstrumental(word: string): string | undefined {
  if (!/[ое][йм]$/.test(word)) return undefined;
  const people = givenName(word)?.people;
  if (people === undefined || people.includes(word)) return undefined;
  const stem = word.slice(0, -2);
  return [`${stem}а`, `${stem}я`, stem, `${stem}й`, `${stem}ь`].find((form) =>
    givenName(form)?.people.some((full) => people.includes(full)),
  );
}
