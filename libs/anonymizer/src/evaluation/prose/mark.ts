import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { valueBehind, writersBehind } from '../independent.js';
import { readChat } from './examples.js';

/**
 * Writes what is seen of the messages of the chat writers behind `--writers` into the file behind `--into`, a line of JSON each:
 * prose/fit.ts reads it.
 */
const lines = readChat(writersBehind('--writers', process.argv)).map((message) => JSON.stringify(message));
writeFileSync(valueBehind('--into', process.argv)!, `${lines.join('\n')}\n`);
