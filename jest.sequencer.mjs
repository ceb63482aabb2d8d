import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** A time limit of a test, as it is written: 300_000. */
const limits = /\b\d+_000\b/g;

/**
 * Files whose tests are given the most time begin first. Where nothing is known of an earlier run Jest goes by the size of
 * files, and what waits for minutes, in a file of twenty lines, would begin when all the rest is over.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const limitOf = new Map(tests.map((test) => [test, longestLimit(test.path)]));
    return [...super.sort(tests)].sort((one, other) => limitOf.get(other) - limitOf.get(one));
  }
}

function longestLimit(path) {
  const written = readFileSync(path, 'utf8').match(limits) ?? [];
  return Math.max(0, ...written.map((limit) => Number(limit.replaceAll('_', ''))));
}
