import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BloomFilter,
  caseStem,
  declineGivenName,
  declinePlace,
  declineSurname,
  inBlocks,
  stemOf,
  writeLetters,
} from '@portal/anonymizer/grammar';
import { readCasts } from './casts.js';
import { readFigures } from './figures.js';
import { fullNameKeys } from './full-names.js';
import { readForms } from './given-forms.js';
import { byLength, numberWords } from './number-words.js';
import { transliterate } from './transliterate.js';
import { readGivenNames, readLines, readWords } from './sources.js';

/**
 * Builds the data modules of the anonymizer from the word lists beside it. Needs nothing else, and gives the same bytes
 * every time. Usage: npx tsx --conditions=@portal/source tools/src/names/build.ts [another folder]
 */
const TARGET = process.argv[2] ?? join(import.meta.dirname, '../../../libs/anonymizer/src/data');
const HEADER = `// Made by tools/src/names/build.ts; sources and licences are in NOTICE.md.
// Russian letters that are not to be seen are spelled as names/letters.ts tells.
`;

function save(file: string, constant: string, description: string, text: string): void {
  writeFileSync(
    join(TARGET, `${file}.ts`),
    `${HEADER}\n/** ${description} */\nexport const ${constant}: string = \`${text}\`;\n`,
  );
  console.log(file, text.length);
}

function saveBytes(file: string, constant: string, description: string, base64: string): void {
  writeFileSync(
    join(TARGET, `${file}.ts`),
    `${HEADER}\n/** ${description} */\nexport const ${constant}: Uint8Array = Buffer.from(\n  '${base64}',\n  'base64',\n);\n`,
  );
  console.log(file, base64.length);
}

const SHORTEST_TELLING = 5;
const RUSSIAN_SURNAME =
  /(?:[оеё]в|[иы]н|ск[иоа]й|цк[иоа]й|ова|ева|ина|ына|ская|цкая|[иы]х|ко|[юу]к|ич|ян|швили|дзе)$/;

const PATRONYMIC = /(?:вна|ична|ич)$/;

const surnameStems = (name: string): string[] => declineSurname(name).map(caseStem);
const notNames = new Set(readWords('en-not-names.txt'));

/** Saves words with what stands for each: `file` has the words, and two others their numbers and the texts of the numbers. */
function saveNumbered(
  file: string,
  constant: string,
  description: string,
  textOf: ReadonlyMap<string, string>,
): void {
  const { words, numbers, texts } = numberWords(textOf);
  save(file, constant, `${description}, by their length.`, words);
  saveBytes(`${file}-numbers`, `${constant}_NUMBERS`, 'Their numbers, two bytes each.', numbers);
  save(
    `${file}-texts`,
    `${constant}_TEXTS`,
    `What stands for each number, a line each: see names/numbered-lines.ts.`,
    writeLetters(inBlocks(texts)),
  );
}

const names = (words: readonly string[]): string => byLength(words.filter((word) => !notNames.has(word)));

mkdirSync(TARGET, { recursive: true });

const given = readGivenNames();
const givenForms = readForms(given);
const seldom = readGivenNames('ru-seldom-names.txt');
/** "~" marks those that few bear: no slips of them are guessed. */
const seldomForms = [...readForms(seldom)]
  .filter(([form]) => !givenForms.has(form))
  .map(([form, text]) => [form, `~${text}`] as const);
saveNumbered(
  'ru-given-forms',
  'RU_GIVEN_FORMS',
  'Case forms of Russian given names',
  new Map([...givenForms, ...seldomForms]),
);
save(
  'ru-rare-names',
  'RU_RARE_NAMES',
  'Stems of the case forms of rare names in Russian letters, by their length.',
  byLength(
    readGivenNames('ru-rare-names.txt').flatMap(({ gender, names: own }) =>
      own.flatMap((name) => declineGivenName(name, gender).map(caseStem)),
    ),
  ),
);
save(
  'ru-father-stems',
  'RU_FATHER_STEMS',
  "Stems of fathers' names by their length.",
  byLength([
    ...'льв павл петр михайл никит ил кузьм фом лук данил гаврил яковл пал михал никола'.split(' '),
    ...[...given, ...seldom]
      .filter(({ gender }) => gender === 'm')
      .map(({ names: [full] }) => full!.replace(/(?:ий|[йьая])$/, '')),
  ]),
);
save(
  'ru-ambiguous',
  'RU_AMBIGUOUS',
  'Forms of Russian names that are words as well, by their length.',
  byLength(readWords('derived/ru-names-that-are-words.txt').filter((form) => givenForms.has(form))),
);
save(
  'ru-surnames',
  'RU_SURNAMES',
  'Stems of the case forms of Russian surnames, by their length.',
  byLength(readWords('ru-surnames.txt').flatMap(surnameStems)),
);
save(
  'ru-surname-words',
  'RU_SURNAME_WORDS',
  'Forms of Russian surnames that are words as well, by their length.',
  byLength(readWords('derived/ru-surnames-that-are-words.txt')),
);
const towns = readWords('en-places.txt');
const russianTowns = readWords('ru-places.txt').flatMap((place) =>
  declinePlace(place).map((form) => form.split('-').map(caseStem).join('-')),
);
save(
  'ru-places',
  'RU_PLACES',
  'Stems of the case forms of towns, hyphens for spaces, by their length.',
  byLength(russianTowns),
);
save('en-places', 'EN_PLACES', 'Towns and countries, hyphens for spaces, by their length.', byLength(towns));
save(
  'first-words-of-places',
  'FIRST_WORDS_OF_PLACES',
  'The first words of those that have several, by their length.',
  byLength([...towns, ...russianTowns].flatMap((place) => /^[^-]+(?=-)/.exec(place) ?? [])),
);

save(
  'ru-common-surnames',
  'RU_COMMON_SURNAMES',
  'Stems of the case forms of the most frequent Russian surnames, by their length.',
  byLength(readLines('ru-surnames.txt')[0]!.split(' ').flatMap(surnameStems)),
);

const stems = new Set(readWords('derived/en-stems.txt'));
const isWord = (name: string): boolean => stems.has(stemOf(name));
const known = [...readWords('derived/en-given-names.txt'), ...readWords('en-given-names-more.txt')];
const further = readWords('en-given-names-further.txt').filter((name) => !known.includes(name));
const english = [...known, ...further.filter((name) => name.length > 3)];
const surnames = [...readWords('derived/en-surnames.txt'), ...readWords('en-surnames-more.txt')];
const furtherSurnames = readWords('en-surnames-further.txt').filter((name) => !surnames.includes(name));
const words = new Set([
  ...readWords('derived/en-names-that-are-words.txt'),
  ...[...further, ...furtherSurnames].filter(isWord),
]);
const nicknames = readLines('en-nicknames.txt');
/** The words of the persons of lessons, who are no pupils' namesakes unless a list says so. */
const figureNames = new Set(readWords('en-figures.txt').flatMap((word) => word.split(/[;-]/)));
save(
  'en-given-names',
  'EN_GIVEN_NAMES',
  'English given names, by their length.',
  names([
    ...english,
    ...given.flatMap(({ names }) => names.flatMap(transliterate)),
    ...nicknames.flatMap((line) => line.split(/\s+/)),
  ]),
);
save(
  'en-rare-names',
  'EN_RARE_NAMES',
  'Rare English given names, taken for names only with a capital letter, by their length.',
  names(
    [
      ...readWords('derived/en-given-names-rare.txt').filter((name) => !words.has(name) && name.length > 3),
      ...[...readWords('derived/world-given-names.txt'), ...readWords('derived/us-given-names.txt')].filter(
        (name) => !figureNames.has(name),
      ),
      ...further.filter((name) => name.length === 3 && !isWord(name)),
    ].filter((name) => !english.includes(name)),
  ),
);
save('en-nicknames', 'EN_NICKNAMES', 'One name a line with its everyday forms.', nicknames.join('\n'));
save(
  'en-surnames',
  'EN_SURNAMES',
  'Surnames in Latin letters, by their length.',
  names([
    ...surnames,
    ...furtherSurnames,
    ...readWords('derived/world-surnames.txt').filter((name) => !figureNames.has(name)),
  ]),
);
save(
  'en-ambiguous',
  'EN_AMBIGUOUS',
  'Names in Latin letters that are words as well, by their length.',
  byLength(words),
);

const givenNames = new Set([
  ...english,
  ...further,
  ...readWords('derived/en-given-names-rare.txt'),
  ...readWords('derived/world-given-names.txt'),
  ...readWords('derived/us-given-names.txt'),
  ...givenForms.keys(),
]);
const everySurname = new Set([
  ...surnames,
  ...furtherSurnames,
  ...readWords('derived/world-surnames.txt'),
  ...readWords('ru-surnames.txt'),
]);
const russianStems = new Set(readWords('derived/ru-stems.txt'));
/** Whether nobody else is likely to bear it, so that it tells of the person without the given name. */
const isTelling = (surname: string): boolean =>
  surname.length >= SHORTEST_TELLING &&
  !everySurname.has(surname) &&
  !givenNames.has(surname) &&
  !isWord(surname) &&
  !russianStems.has(stemOf(surname)) &&
  !RUSSIAN_SURNAME.test(surname) &&
  !PATRONYMIC.test(surname);
const figures = readFigures(
  [...readLines('ru-figures.txt'), ...readLines('en-figures.txt')],
  [
    'en-figures-further.txt',
    'en-figures-more.txt',
    'en-figures-books.txt',
    'ru-figures-more.txt',
    'ru-fathered.txt',
  ].flatMap(readLines),
  ['en-figures-in-full.txt', 'ru-figures-in-full.txt'].flatMap(readLines),
  isTelling,
);
saveNumbered('ru-figures', 'RU_FIGURES', 'Stems of the names of persons of lessons', figures.cyrillic);
saveNumbered('en-figures', 'EN_FIGURES', 'Names of persons of lessons', figures.latin);

const everyday = {
  given: new Set([...known, ...given.flatMap(({ names }) => names)]),
  surnames: new Set([
    ...readWords('derived/en-surnames.txt'),
    ...readLines('ru-surnames.txt')[0]!.split(' '),
  ]),
};
// Whose given name is in no list is hardly taken for somebody anyway, and an everyday full name is that of many at school.
const inFull = fullNameKeys(
  ['en-figures-wide.txt', 'ru-figures-wide.txt'].flatMap(readLines),
  (name, surname) =>
    givenNames.has(name) && !(everyday.given.has(name) && everyday.surnames.has(surname.replace(/а$/, ''))),
);
saveBytes(
  'figures-in-full',
  'FIGURES_IN_FULL',
  'Bloom filter of the full names of further persons of lessons.',
  BloomFilter.of(inFull, inFull.size).toBase64(),
);

const casts = readCasts([...readLines('en-casts.txt'), ...readLines('ru-casts.txt')]);
saveNumbered(
  'ru-casts',
  'RU_CASTS',
  'Stems of names that stand together in a book, a film or history',
  casts.cyrillic,
);
saveNumbered('en-casts', 'EN_CASTS', 'Names that stand together in a book, a film or history', casts.latin);
save(
  'ru-cast-titles',
  'RU_CAST_TITLES',
  'What they stand together in: the stems of its words, and the number of the cast.',
  casts.cyrillicTitles.join('\n'),
);
save(
  'en-cast-titles',
  'EN_CAST_TITLES',
  'What they stand together in: its words, and the number of the cast.',
  casts.latinTitles.join('\n'),
);

for (const language of ['ru', 'en']) {
  const stems = readWords(`derived/${language}-stems.txt`);
  saveBytes(
    `${language}-words`,
    `${language.toUpperCase()}_WORDS`,
    'Bloom filter of the stems of ordinary words.',
    BloomFilter.of(stems, stems.length).toBase64(),
  );
}
