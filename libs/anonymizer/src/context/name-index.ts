const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** Hashes are kept in groups that begin with the same bits, which need not be written: a byte for each tells how many it has. */
const BITS = 13;
const GROUPS = 2 ** BITS;
const MOST_OF_GROUP = 255;
/** What is left of two hashes takes twenty bits each. */
const REST_BITS = 32 - BITS;
const REST_MASK = 2 ** REST_BITS - 1;
const BYTES_OF_TWO = 5;

/** FNV-1a (Fowler, Noll and Vo) over UTF-16 units, from what stands before on. */
function hashBehind(before: number, name: string): number {
  let hash = before;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), PRIME);
  return hash >>> 0;
}
const hashOf = (name: string): number => hashBehind(BASIS, name);

const BETWEEN = '|';
/** How two names in a row are kept as one. */
export const pairOf = (first: string, second: string): string => first + BETWEEN + second;
export const isPair = (name: string): boolean => name.includes(BETWEEN);

/** Names in the order in which they are kept and numbered: that of their hashes. */
export const inOrder = (names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, hash: hashOf(name) }))
    .sort((a, b) => a.hash - b.hash)
    .map(({ name }) => name);

/**
 * What is kept of names that are in order: hashes of 32 bits. The names themselves would take more memory than all
 * their weights, and to hash them takes longer than to read the table. Of a hundred thousand words that are no names one is
 * taken for some.
 *
 * @throws RangeError where two names have one hash, where they are not in order, or where a group has more than a byte can count
 */
export function hashNames(names: readonly string[]): Uint8Array {
  if (names.length === 0) return new Uint8Array();
  const bytes = Buffer.alloc(GROUPS + Math.ceil(names.length / 2) * BYTES_OF_TWO);
  let before = -1;
  names.forEach((name, index) => {
    const hash = hashOf(name);
    if (hash <= before) throw new RangeError('Two names have one hash, or they are not in order');
    before = hash;
    const group = hash >>> REST_BITS;
    if (bytes[group] === MOST_OF_GROUP) throw new RangeError('Too many hashes begin with the same bits');
    bytes[group]!++;
    writeRest(bytes, index, hash & REST_MASK);
  });
  return bytes;
}

/** Two numbers share the byte in the middle of five. */
function writeRest(bytes: Buffer, index: number, rest: number): void {
  const at = GROUPS + (index >> 1) * BYTES_OF_TWO;
  if (index % 2 === 0) {
    bytes.writeUInt16LE(rest & 0xffff, at);
    bytes[at + 2] = rest >> 16;
  } else {
    bytes[at + 2]! |= (rest & 0xf) << 4;
    bytes.writeUInt16LE(rest >> 4, at + 3);
  }
}

function readRest(bytes: Uint8Array, index: number): number {
  const at = GROUPS + (index >> 1) * BYTES_OF_TWO;
  const middle = bytes[at + 2]!;
  return index % 2 === 0
    ? bytes[at]! | (bytes[at + 1]! << 8) | ((middle & 0xf) << 16)
    : (middle >> 4) | (bytes[at + 3]! << 4) | (bytes[at + 4]! << 12);
}

/** How many there are, and the number of one. */
interface NumberedNames {
  readonly count: number;
  readonly idOf: (name: string) => number;
  /** Of two in a row, as `pairOf` writes them: it is not written for that. */
  readonly idOfPair: (first: string, second: string) => number;
}

/**
 * Numbers names from 1 on and gives the function that tells the number of one, 0 for what is no name. Of all of them only the
 * groups are counted, as to read all hashes would be much of the time of a start.
 */
export function numberNames(bytes: Uint8Array): NumberedNames {
  const starts = new Int32Array(GROUPS + 1);
  for (let group = 0; group < GROUPS && group < bytes.length; group++)
    starts[group + 1] = starts[group]! + bytes[group]!;
  const idOfHash = (hash: number): number => {
    const group = hash >>> REST_BITS;
    const rest = hash & REST_MASK;
    const end = starts[group + 1]!;
    for (let at = starts[group]!; at < end; at++) if (readRest(bytes, at) === rest) return at + 1;
    return 0;
  };
  return {
    count: starts[GROUPS]!,
    idOf: (name) => idOfHash(hashOf(name)),
    idOfPair: (first, second) => idOfHash(hashBehind(hashBehind(hashOf(first), BETWEEN), second)),
  };
}
