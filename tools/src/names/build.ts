import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BloomFilter, declineGivenName } from '@portal/anonymizer/grammar';
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

const unique = (words: Iterable<string>): string => [...new Set(words)].sort().join(' ');

mkdirSync(TARGET, { recursive: true });

const given = readGivenNames();
save(
  'ru-given-names',
  'RU_GIVEN_NAMES',
  'One name a line: gender, full name, everyday forms.',
  given.map(({ gender, names }) => `${gender} ${names.join(' ')}`).join('\n'),
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
  'Russian surnames, masculine nominative.',
  unique(readWords('ru-surnames.txt')),
);
save(
  'ru-surname-words',
  'RU_SURNAME_WORDS',
  'Forms of Russian surnames that are words as well.',
  unique(readWords('derived/ru-surnames-that-are-words.txt')),
);
save('ru-places', 'RU_PLACES', 'Towns, nominative, hyphens for spaces.', unique(readWords('ru-places.txt')));
save(
  'en-places',
  'EN_PLACES',
  'Towns and countries, hyphens for spaces.',
  unique(readWords('en-places.txt')),
);

save(
  'ru-common-surnames',
  'RU_COMMON_SURNAMES',
  'The most frequent Russian surnames.',
  unique(readLines('ru-surnames.txt')[0]!.split(' ')),
);

const words = new Set(readWords('derived/en-names-that-are-words.txt'));
const english = [...readWords('derived/en-given-names.txt'), ...readWords('en-given-names-more.txt')];
const nicknames = readLines('en-nicknames.txt');
save(
  'en-given-names',
  'EN_GIVEN_NAMES',
  'English given names.',
  unique([...english, ...given.flatMap(({ names }) => names.flatMap(transliterate)), ...nicknames.flatMap((line) => line.split(/\s+/))]),
);
save(
  'en-rare-names',
  'EN_RARE_NAMES',
  'Rare English given names: taken for names only with a capital letter.',
  unique(readWords('derived/en-given-names-rare.txt').filter((name) => !words.has(name) && name.length > 3)),
);
save('en-nicknames', 'EN_NICKNAMES', 'One name a line with its everyday forms.', nicknames.join('\n'));
save(
  'en-surnames',
  'EN_SURNAMES',
  'Surnames in Latin letters.',
  unique([...readWords('derived/en-surnames.txt'), ...readWords('en-surnames-more.txt')]),
);
save('en-ambiguous', 'EN_AMBIGUOUS', 'Names in Latin letters that are words as well.', unique(words));

const figures = (file: string): string =>
  readLines(file)
    .join(';')
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
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
