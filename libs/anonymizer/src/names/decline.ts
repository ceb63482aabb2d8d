import { CYRILLIC_BASE, Endings } from './endings.js';

/** Grammatical gender of a name: decides between "Женя, Жени" and an unchanged "Айгуль". */
export type Gender = 'm' | 'f';

const HUSHING = /[гкхжшщчц]$/;

/**
 * All singular case forms of a Russian given name or diminutive in the nominative, itself first. Lower case, "е" for "ё".
 *
 * @example
 * declineGivenName('маша', 'f'); // ['маша', 'маши', 'маше', 'машу', 'машей', 'машею', 'маш']
 */
export function declineGivenName(name: string, gender: Gender): string[] {
  const stem = name.slice(0, -1);
  const with_ = (base: string, endings: string): string[] => {
    const forms = [name];
    for (const ending of split(endings)) forms.push(base + ending);
    return forms;
  };
  if (IRREGULAR[name] !== undefined) return with_('', IRREGULAR[name]);
  if (name.endsWith('ия')) return with_(stem, 'и ю ей');
  if (name.endsWith('ья')) return [...with_(stem, 'и е ю ей'), `${name.slice(0, -2)}ей`];
  if (name.endsWith('я')) return [...with_(stem, 'и е ю ей ею'), vocative(stem)];
  if (name.endsWith('а')) {
    const soft = /[жшщчц]$/.test(stem);
    return [...with_(stem, `${HUSHING.test(stem) ? 'и' : 'ы'} е у ${soft ? 'ей ею' : 'ой ою'}`), stem];
  }
  if (name.endsWith('ь')) return with_(stem, gender === 'm' ? 'я ю ем е' : 'и ью');
  if (gender === 'f') return [name];
  if (name.endsWith('ий')) return with_(stem, 'я ю ем и');
  if (name.endsWith('й')) return with_(stem, 'я ю ем е');
  if (/[жшчщ]ек$/.test(name)) return with_(`${name.slice(0, -2)}к`, 'а у ом е');
  if (/[лнр]ек$/.test(name) || name === 'васек') return with_(`${name.slice(0, -2)}ьк`, 'а у ом е');
  if (/[шнж]ок$/.test(name)) return with_(`${name.slice(0, -2)}к`, 'а у ом е');
  if (/[бвгдзклмнпрстфх]$/.test(name)) return with_(name, 'а у ом е');
  if (/[жшчщц]$/.test(name)) return with_(name, 'а у ем е');
  return [name];
}

const splits = new Map<string, readonly string[]>();

/** The same few lists of endings are asked for thousands of names. */
function split(endings: string): readonly string[] {
  let list = splits.get(endings);
  if (list === undefined) {
    list = endings.split(' ');
    splits.set(endings, list);
  }
  return list;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  лев: 'льва льву львом льве',
  павел: 'павла павлу павлом павле',
  петр: 'петра петру петром петре',
  любовь: 'любови любовью',
  яков: 'якова якову яковом якове',
};

/** "Кать, привет": the form that calls someone. */
function vocative(stem: string): string {
  return /[аеиоуыэюя]$/.test(stem) ? `${stem}й` : `${stem}ь`;
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
