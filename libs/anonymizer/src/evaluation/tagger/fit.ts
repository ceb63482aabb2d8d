import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { writersBehind } from '../independent.js';
import { keepCommon } from './common-features.js';
import { digestOfMessages, readMessages } from './messages.js';
import { fitField } from './random-field.js';
import { bytesConstant } from '../write-data.js';
import { tableOf } from './write-table.js';

/**
 * Fits what tells values by the words around them to the development half and the messages of known writers, and writes it into
 * `data/tagger-weights.ts`. With `--without a,f` it leaves out the messages of these writers.
 */
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

tell('reading the messages');
const left = new Set(writersBehind('--without', process.argv));
const messages = [...readMessages(left)];
const { hashes, messages: common } = keepCommon(messages);
tell(`${messages.length} messages, ${hashes.length} features that many writers share`);
const { weights, transitions } = fitField(common, hashes.length, tell);
const { data, rows } = tableOf(hashes, weights);
tell(`${rows} features weigh something; ${(data.length / 1e6).toFixed(2)} million bytes`);
writeFileSync(
  new URL('../../data/tagger-weights.ts', import.meta.url),
  `// Made by src/evaluation/tagger/fit.ts: npm run anonymizer:fit
// Fitted to ${digestOfMessages(left)}

/** What it is worth that a label follows another, in hundredths: see tagger/marginals.ts. */
export const TRANSITIONS: readonly number[] = [
  ${Array.from(transitions, (worth) => Math.round(worth * 100)).join(', ')},
];

/** What features weigh: see tagger/weight-table.ts. */
${bytesConstant('TAGGER_WEIGHTS', data)}
`,
);
