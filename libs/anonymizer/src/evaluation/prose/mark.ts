import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { namesBehind, writersBehind } from '../independent.js';
import { readChat } from './examples.js';

/**
 * Writes what is seen of the messages of the chat writers behind `--writers` into the file behind `--into`, a line of JSON each:
 * prose/fit.ts reads it.
 */
const lines = readChat(writersBehind('--writers', process.argv)).map((message) => JSON.stringify(message));
writeFileSync(namesBehind('--into', process.argv)[0]!, `${lines.join('\n')}\n`);
