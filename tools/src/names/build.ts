import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BloomFilter,
  caseStem,
  declineGivenName,
  declinePlace,
  declineSurname,
  stemOf,
} from '@portal/anonymizer/grammar';
import { transliterate } from './transliterate.js';
import { readGivenNames, readLines, readWords } from './sources.js';

/**
 * Builds the data modules of the anonymizer from the word lists beside it. Needs nothing else, and gives the same bytes
 * every time. Usage: npx tsx --conditions=@portal/source tools/src/names/build.ts
 */
const TARGET = join(import.meta.dirname, '../../../libs/anonymizer/src/data');
const HEADER = '// Made by tools/src/names/build.ts; sources and licences are in NOTICE.md.\n';

function save(file: string, constant: string, description: string, text: string): void {
  writeFileSync(
    join(TARGET, `${file}.ts`),
    `${HEADER}\n/** ${description} */\nexport const ${constant} = \`${text}\`;\n`,
  );
  console.log(file, text.length);
}

const surnameStems = (name: string): string[] => declineSurname(name).map(caseStem);
const unique = (words: Iterable<string>): string => [...new Set(words)].sort().join(' ');
const notNames = new Set(readWords('en-not-names.txt'));
const names = (words: readonly string[]): string => unique(words.filter((word) => !notNames.has(word)));

mkdirSync(TARGET, { recursive: true });

const given = readGivenNames();
save(
  'ru-given-names',
  'RU_GIVEN_NAMES',
  'One name a line: gender, full name, everyday forms.',
  given.map(({ gender, names }) => `${gender} ${names.join(' ')}`).join('\n'),
);
save(
  'ru-seldom-names',
  'RU_SELDOM_NAMES',
  'The same of names that few bear.',
  readGivenNames('ru-seldom-names.txt')
    .map(({ gender, names }) => `${gender} ${names.join(' ')}`)
    .join('\n'),
);
const givenForms = new Set(
  given.flatMap(({ gender, names }) => names.flatMap((name) => declineGivenName(name, gender))),
);
save(
  'ru-ambiguous',
  'RU_AMBIGUOUS',
  'Forms of Russian names that are words as well.',
  unique(readWords('derived/ru-names-that-are-words.txt').filter((form) => givenForms.has(form))),
);
save(
  'ru-surnames',
  'RU_SURNAMES',
  'Stems of the case forms of Russian surnames.',
  unique(readWords('ru-surnames.txt').flatMap(surnameStems)),
);
save(
  'ru-surname-words',
  'RU_SURNAME_WORDS',
  'Forms of Russian surnames that are words as well.',
  unique(readWords('derived/ru-surnames-that-are-words.txt')),
);
save(
  'ru-places',
  'RU_PLACES',
  'Stems of the case forms of towns, hyphens for spaces.',
  unique(
    readWords('ru-places.txt').flatMap((place) =>
      declinePlace(place).map((form) => form.split('-').map(caseStem).join('-')),
    ),
  ),
);
save(
  'en-places',
  'EN_PLACES',
  'Towns and countries, hyphens for spaces.',
  unique(readWords('en-places.txt')),
);

save(
  'ru-common-surnames',
  'RU_COMMON_SURNAMES',
  'Stems of the case forms of the most frequent Russian surnames.',
  unique(readLines('ru-surnames.txt')[0]!.split(' ').flatMap(surnameStems)),
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
  'English given names.',
  names([
    ...english,
    ...given.flatMap(({ names }) => names.flatMap(transliterate)),
    ...nicknames.flatMap((line) => line.split(/\s+/)),
  ]),
);
save(
  'en-rare-names',
  'EN_RARE_NAMES',
  'Rare English given names: taken for names only with a capital letter.',
  names(
    [
      ...readWords('derived/en-given-names-rare.txt').filter((name) => !words.has(name) && name.length > 3),
      ...readWords('derived/world-given-names.txt').filter((name) => !figureNames.has(name)),
      ...further.filter((name) => name.length === 3 && !isWord(name)),
    ].filter((name) => !english.includes(name)),
  ),
);
save('en-nicknames', 'EN_NICKNAMES', 'One name a line with its everyday forms.', nicknames.join('\n'));
save(
  'en-surnames',
  'EN_SURNAMES',
  'Surnames in Latin letters.',
  names([
    ...surnames,
    ...furtherSurnames,
    ...readWords('derived/world-surnames.txt').filter((name) => !figureNames.has(name)),
  ]),
);
save('en-ambiguous', 'EN_AMBIGUOUS', 'Names in Latin letters that are words as well.', unique(words));

/** Stems of the forms of the main word, that word, and the words beside it. */
function figure(entry: string): string {
  const words = entry.split(/[ -]+/);
  const main = words[0]!;
  const forms = /^[a-z]/.test(main)
    ? [main]
    : [
        ...declineSurname(main),
        ...(/[аяйь]$/.test(main) ? declineGivenName(main, /[ая]$/.test(main) ? 'f' : 'm') : []),
      ];
  const keys = /^[a-z]/.test(main) ? [main] : [...new Set(forms.map(caseStem))];
  return [keys.join('|'), ...words].join(' ');
}
const figures = (file: string): string =>
  readLines(file)
    .join(';')
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(figure)
    .join(';');

save(
  'ru-figures',
  'RU_FIGURES',
  'Persons and characters of lessons, separated by ";".',
  figures('ru-figures.txt'),
);
save(
  'en-figures',
  'EN_FIGURES',
  'Persons and characters of lessons, separated by ";".',
  figures('en-figures.txt'),
);

for (const language of ['ru', 'en']) {
  const stems = readWords(`derived/${language}-stems.txt`);
  save(
    `${language}-words`,
    `${language.toUpperCase()}_WORDS`,
    'Bloom filter of the stems of ordinary words, base64.',
    BloomFilter.of(stems, stems.length).toBase64(),
  );
}
