import { mix } from '../../tagger/word-looks.js';
import type { SeenMessage } from './messages.js';
import type { Labelled } from './random-field.js';

/** What fewer writers used tells more of them than of values. */
const FEWEST_WRITERS = 15;
/** Features are counted by so many bits of their hashes: few share a count. */
const COUNTED_BITS = 26;

/** The features that many writers share, numbered from 0, and the messages with those alone. */
export interface Common {
  /** By number. */
  readonly hashes: readonly number[];
  readonly messages: readonly Labelled[];
}

/** Keeps of all features what was seen in messages of several writers. `messages` come writer by writer, and are read twice. */
export function keepCommon(messages: readonly SeenMessage[]): Common {
  const writers = new Uint8Array(1 << COUNTED_BITS);
  const last = new Int16Array(1 << COUNTED_BITS).fill(-1);
  // The last bits alone tell the roles of a word apart, and each role counts for itself.
  const counterOf = (hash: number): number => mix(hash, 0) >>> (32 - COUNTED_BITS);
  for (const { writer, features } of messages)
    for (const one of features)
      for (const hash of one) {
        const counter = counterOf(hash);
        if (last[counter] === writer) continue;
        last[counter] = writer;
        writers[counter]!++;
      }
  const numbers = new Map<number, number>();
  const hashes: number[] = [];
  const numberOf = (hash: number): number => {
    const known = numbers.get(hash);
    if (known !== undefined) return known;
    numbers.set(hash, hashes.length);
    return hashes.push(hash) - 1;
  };
  return {
    hashes,
    messages: messages
      .filter(({ labels }) => labels.length > 0)
      .map(({ labels, features }) => ({
        labels,
        features: features.map((one) =>
          one.filter((hash) => writers[counterOf(hash)]! >= FEWEST_WRITERS).map(numberOf),
        ),
      })),
  };
}
