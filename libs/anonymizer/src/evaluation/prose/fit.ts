import process from 'node:process';
import { longWritersBehind } from '../independent.js';
import { readMentionExamples } from './examples.js';
import { writeMarkTable } from './fit-marks.js';

/**
 * Fits what tells whether somebody named in a long message is around its writer, and writes it into `data/prose-weights.ts`. It
 * sees what the other weights say, so that it comes behind them: npm runs it after `anonymizer:fit`. By itself, with `--without ca,cc`,
 * it leaves out the messages of these writers, so that the report may count what is made of them.
 */

/** A mark of fewer messages says nothing. */
const FEWEST = 15;

const examples = readMentionExamples(new Set(longWritersBehind('--without', process.argv)));
writeMarkTable(examples, { name: 'prose', messages: 'long messages', fewest: FEWEST, ofNegative: 1 });
