import { CYRILLIC_BASE, Endings } from './endings.js';

/** Grammatical gender of a name: decides between "Женя, Жени" and an unchanged "Айгуль". */
export type Gender = 'm' | 'f';

/** Endings of case forms, split once for the thousands of names that are declined when the library is loaded. */
const endings = (list: string): readonly string[] => list.split(' ');
const FEMININE_IA = endings('и ю ей');
const FEMININE_IA_SHORT = endings('и е ю ей');
const FEMININE_YA = endings('и е ю ей ею');
const FEMININE_SOFT = endings('и ью');
const FEMININE_HARD = endings('ы е у ой ою');
const FEMININE_AFTER_VELAR = endings('и е у ой ою');
const FEMININE_AFTER_HUSHING = endings('и е у ей ею');
const MASCULINE_HARD = endings('а у ом е');
const MASCULINE_HUSHING = endings('а у ем е');
const MASCULINE_SOFT = endings('я ю ем е');
const MASCULINE_IY = endings('я ю ем и');

const HUSHING = 'жшщчц';
const VELAR = 'гкх';
const VOWELS = 'аеиоуыэюя';
const HARD = 'бвгдзклмнпрстфх';

const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map([
  ['лев', endings('льва льву львом льве')],
  ['павел', endings('павла павлу павлом павле')],
  ['петр', endings('петра петру петром петре')],
  ['любовь', endings('любови любовью')],
  ['яков', endings('якова якову яковом якове')],
]);

/**
 * All singular case forms of a Russian given name or diminutive in the nominative, itself first. Lower case, "е" for "ё".
 * Without patterns: to compile them takes longer than to decline all names.
 *
 * @example
 * declineGivenName('маша', 'f'); // ['маша', 'маши', 'маше', 'машу', 'машей', 'машею', 'маш']
 */
export function declineGivenName(name: string, gender: Gender): string[] {
  const irregular = IRREGULAR.get(name);
  if (irregular !== undefined) return [name, ...irregular];
  const stem = name.slice(0, -1);
  const last = name.charAt(name.length - 1);
  const before = name.charAt(name.length - 2);
  if (last === 'я') {
    if (before === 'и') return withEndings(name, stem, FEMININE_IA);
    if (before === 'ь') return withEndings(name, stem, FEMININE_IA_SHORT, `${name.slice(0, -2)}ей`);
    // "Кать, привет": the form that calls someone.
    return withEndings(name, stem, FEMININE_YA, VOWELS.includes(before) ? `${stem}й` : `${stem}ь`);
  }
  if (last === 'а') {
    const isVelar = VELAR.includes(before);
    const hard = isVelar ? FEMININE_AFTER_VELAR : FEMININE_HARD;
    return withEndings(name, stem, HUSHING.includes(before) ? FEMININE_AFTER_HUSHING : hard, stem);
  }
  if (last === 'ь') return withEndings(name, stem, gender === 'm' ? MASCULINE_SOFT : FEMININE_SOFT);
  if (gender === 'f') return [name];
  if (last === 'й') return withEndings(name, stem, before === 'и' ? MASCULINE_IY : MASCULINE_SOFT);
  if (last === 'к') return withEndings(name, stemBeforeK(name, before), MASCULINE_HARD);
  if (HARD.includes(last)) return withEndings(name, name, MASCULINE_HARD);
  return HUSHING.includes(last) ? withEndings(name, name, MASCULINE_HUSHING) : [name];
}

/** "сашок", "сашка" and "санек", "санька": the vowel that is gone in the other forms. */
function stemBeforeK(name: string, vowel: string): string {
  const consonant = name.charAt(name.length - 3);
  if (vowel === 'е' && 'жшчщ'.includes(consonant)) return `${name.slice(0, -2)}к`;
  if (vowel === 'е' && ('лнр'.includes(consonant) || name === 'васек')) return `${name.slice(0, -2)}ьк`;
  return vowel === 'о' && 'шнж'.includes(consonant) ? `${name.slice(0, -2)}к` : name;
}

function withEndings(name: string, base: string, list: readonly string[], further?: string): string[] {
  const forms = [name];
  for (const ending of list) forms.push(base + ending);
  if (further !== undefined) forms.push(further);
  return forms;
}

const ADJECTIVE = [
  'ого',
  'ому',
  'им',
  'ым',
  'ом',
  'ая',
  'ую',
  'ой',
  'ою',
  'ие',
  'ые',
  'их',
  'ых',
  'ими',
  'ыми',
  'ий',
  'ый',
  'его',
  'ему',
  'ем',
  'яя',
  'юю',
  'ей',
];

/**
 * The nominatives that a word might be a case form of, if it is a surname: of both genders and of the plural, always
 * given as the masculine nominative. The word itself is the first.
 *
 * @example
 * surnameLemmas('ивановой'); // ['ивановой', 'иванов', …]
 */
export function surnameLemmas(word: string): string[] {
  const lemmas = [word];
  const add = (lemma: string): void => {
    if (lemma.length >= 2 && !lemmas.includes(lemma)) lemmas.push(lemma);
  };
  const strip = (ending: string, ...replacements: string[]): void => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return;
    for (const replacement of replacements) add(word.slice(0, -ending.length) + replacement);
  };
  for (const ending of ['ыми', 'ых', 'ым', 'ой', 'ою', 'ом', 'ы', 'а', 'у', 'е']) strip(ending, '');
  for (const ending of ADJECTIVE) strip(ending, 'ий', 'ый', 'ой');
  strip('я', 'й', 'ь');
  strip('ю', 'й', 'ь', 'я');
  strip('ем', 'й', 'ь');
  strip('ей', 'я', 'а');
  strip('и', 'а', 'я', 'ь');
  strip('ы', 'а');
  strip('у', 'а');
  strip('ой', 'а');
  strip('е', 'а', 'я', 'ь');
  for (const ending of ['а', 'у', 'ом', 'е']) {
    strip(`ц${ending}`, 'ец');
    strip(`к${ending}`, 'ек', 'ок');
    strip(`йк${ending}`, 'ек');
  }
  return lemmas;
}

const combine = (stems: string, endings: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => [stem, ...endings.split(' ').map((ending) => stem + ending)])
    .join(' ');

const REGULAR_SURNAME = new Endings(
  [
    combine('ов ев ин ын', 'а у ым ом е ой ою ы ых ыми'),
    ...['ск', 'цк'].map((stem) =>
      'ий ого ому им ом ая ой ую ие их ими'
        .split(' ')
        .map((ending) => stem + ending)
        .join(' '),
    ),
  ].join(' '),
  CYRILLIC_BASE,
);
const FOREIGN_SURNAME = new Endings(
  [
    combine(
      'чук щук нюк люк рюк тюк сюк дюк вук чак шак ян янц уллин нчик льник ович евич',
      'а у ом ем е ы ых',
    ),
    'енко ейко ндзе адзе идзе швили оглы',
  ].join(' '),
  CYRILLIC_BASE,
);

/** Whether the endings are those of a Russian, Ukrainian, Caucasian or Belarusian surname in any case form. */
export function hasSurnameEnding(word: string): boolean {
  return word.length >= 4 && (REGULAR_SURNAME.end(word, 1) || FOREIGN_SURNAME.end(word, 2));
}

const PATRONYMIC =
  /^([а-я]{2,14}?)(?:(?:ов|ев)(?:ич|на|н)|(?:ь)ич|ыч|ич|инич|ичн|иничн|анн)(?:а|у|ем|е|ы|ой|ою)?$/;

/** The stem of the father's name when the word has the form of a patronymic, otherwise undefined. */
export function patronymicStem(word: string): string | undefined {
  if (word.length < 5 || !mayBePatronymic(word)) return undefined;
  return PATRONYMIC.exec(word)?.[1];
}

/** "ч" or "н" close to the end: what most words lack, told without a pattern. */
function mayBePatronymic(word: string): boolean {
  for (let i = word.length - 1; i >= word.length - 3; i--) {
    const code = word.charCodeAt(i);
    if (code === 0x447) return true;
    const before = word.charCodeAt(i - 1);
    if (code === 0x43d && (before === 0x432 || before === 0x447 || before === 0x43d)) return true;
  }
  return false;
}
