import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { isPair } from '../../context/name-index.js';
import { WORD_PLACES, type WordPlace } from '../../prose/word-places.js';
import { digestOfTexts } from '../digest-sample.js';
import { valueBehind, writersBehind } from '../independent.js';
import { fitTrees } from './boosting.js';
import { digestOf, readLong, readSome, type MarkedMessage } from './examples.js';
import type { MarkTable } from './fit-marks.js';
import { fitTables, namesIn, readNameExamples } from './name-examples.js';
import { writeTables } from './write-tables.js';

/**
 * Fits what tells whether somebody named in a message is around its writer, and writes it as write-tables.ts tells: what
 * marks of each mention weigh, what the words of the message do, and what their sums tell beside those of other names. It has to see
 * how sure the other weights are of messages that they do not know. Those of long ones nothing else is fitted to; what is seen of the
 * others is read from the folder behind `--marked`, which prose/mark.ts wrote by weights that are fitted without their writers. With
 * `--without ca,cc` it leaves out the messages of these writers.
 */

const left = new Set(writersBehind('--without', process.argv));
const long = readLong(left);
const folder = valueBehind('--marked', process.argv)!;
const messages = [
  ...long,
  ...readdirSync(folder)
    .sort()
    .flatMap((name) => readMarked(`${folder}/${name}`)),
];
const tables = fitTables(messages);
const trees = fitTrees(readNameExamples(messages));
process.stdout.write(`${messages.length} messages\n`);
const { ofPlaces, others } = partWords(tables.ofMentions);
// By the weights at hand, as others cannot be made again by a test.
const seen = readSome(left);
writeTables(digestOf(digestOfTexts(left), seen, namesIn(seen, tables)), {
  ofMarks: others,
  ofPlaces,
  ofWords: partOf(tables.ofWords, (words) => !isPair(words)),
  ofPairs: partOf(tables.ofWords, isPair),
  trees,
});

function readMarked(path: string): MarkedMessage[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as MarkedMessage);
}

function partOf(table: MarkTable, is: (mark: string) => boolean): MarkTable {
  return Object.fromEntries(Object.entries(table).filter(([mark]) => is(mark)));
}

/** Parts the marks of words beside a name from the others, by the place of the word. */
function partWords(table: MarkTable): {
  ofPlaces: Map<WordPlace, Record<string, number>>;
  others: MarkTable;
} {
  const ofPlaces = new Map<WordPlace, Record<string, number>>();
  const others: Record<string, number> = {};
  for (const [mark, weight] of Object.entries(table)) {
    const place = WORD_PLACES.find((one) => mark.startsWith(one));
    if (place === undefined) {
      others[mark] = weight;
      continue;
    }
    const words = ofPlaces.get(place) ?? {};
    words[mark.slice(place.length)] = weight;
    ofPlaces.set(place, words);
  }
  return { ofPlaces, others };
}
