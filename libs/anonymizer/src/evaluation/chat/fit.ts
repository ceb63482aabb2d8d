import process from 'node:process';
import { chatWritersBehind } from '../independent.js';
import { digestOf } from '../prose/examples.js';
import { fitMarks } from '../prose/fit-marks.js';
import { writeTables } from '../prose/write-tables.js';
import { readChatExamples } from './examples.js';

/**
 * Fits what tells whether somebody named in a message that is not long is around its writer, and writes it into
 * `data/chat-weights.ts`. Its messages are those of writers whom no other weights know: of others these are too sure. npm runs it
 * after `anonymizer:fit`; by itself, with `--without cw,cx`, it leaves out the messages of these writers, so that the report may
 * count what is made of them.
 */

/** A mark of fewer messages says nothing. */
const FEWEST = 10;
/** Messages without values count for more: what is taken from them by mistake is seen by everybody. */
const NEGATIVE = 2;
/** How names of exercises end is chance: unknown writers were judged no better by it. */
const ENDINGS = /^-/;

const examples = readChatExamples(new Set(chatWritersBehind('--without', process.argv)));
const table = fitMarks(examples, { fewest: FEWEST, ofNegative: NEGATIVE, unheard: ENDINGS });
writeTables('chat', digestOf(examples), [
  { constant: 'CHAT_WEIGHTS', of: 'people in messages that are not long', table },
]);
