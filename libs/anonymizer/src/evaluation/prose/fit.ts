import process from 'node:process';
import { WORD_PLACES } from '../../prose/word-places.js';
import { lastWritersBehind } from '../independent.js';
import { fitTrees } from './boosting.js';
import { digestOf, readExamples } from './examples.js';
import type { MarkTable } from './fit-marks.js';
import { fitTables, namesIn, readNameExamples } from './name-examples.js';
import { writeTables } from './write-tables.js';

/**
 * Fits what tells whether somebody named in a message is around its writer, and writes it into `data/prose-weights.ts`: what
 * marks of each mention weigh, what the words of the message do, and what their sums tell beside those of other names. It sees what
 * the other weights say, so that it comes behind them: npm runs it after `anonymizer:fit`. By itself, with `--without ca,cc`, it
 * leaves out the messages of these writers, so that the report may count what is made of them.
 */

const messages = readExamples(new Set(lastWritersBehind('--without', process.argv)));
const tables = fitTables(messages);
const trees = fitTrees(readNameExamples(messages));
process.stdout.write(`${messages.length} messages\n`);
const { ofPlaces, others } = partWords(tables.ofMentions);
writeTables(digestOf(messages, namesIn(messages, tables)), [
  { constant: 'PROSE_WEIGHTS', of: 'people in messages', table: others },
  { constant: 'WORDING', of: 'words beside a name', places: ofPlaces },
  { constant: 'VOCABULARY', of: 'words of messages', words: tables.ofWords },
  { constant: 'COMPANY_TREES', of: 'a name beside the others', numbers: trees },
]);

/** Parts the marks of words beside a name from the others, by the place of the word. */
function partWords(table: MarkTable): { ofPlaces: Map<string, Record<string, number>>; others: MarkTable } {
  const ofPlaces = new Map<string, Record<string, number>>();
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
