const BYTES = 4;
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** Hashes are looked for among those that begin with the same bits, a few at a time. */
const BITS = 13;
const UNSEEN = -1;

/** FNV-1a (Fowler, Noll and Vo) over UTF-16 units. */
function hashOf(name: string): number {
  let hash = BASIS;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), PRIME);
  return hash >>> 0;
}

/** Names in the order in which they are kept and numbered: that of their hashes. */
export const inOrder = (names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, hash: hashOf(name) }))
    .sort((a, b) => a.hash - b.hash)
    .map(({ name }) => name);

/**
 * What is kept of names that are in order: hashes of 32 bits, in base64. The names themselves would take more memory than all
 * their weights, and to hash them takes longer than to read the table. Of a hundred thousand words that are no names one is
 * taken for some.
 *
 * @throws RangeError where two names have one hash, or where they are not in order
 */
export function hashNames(names: readonly string[]): string {
  const bytes = Buffer.alloc(names.length * BYTES);
  let before = -1;
  names.forEach((name, index) => {
    const hash = hashOf(name);
    if (hash <= before) throw new RangeError('Two names have one hash, or they are not in order');
    before = hash;
    bytes.writeUInt32LE(hash, index * BYTES);
  });
  return bytes.toString('base64');
}

/** How many there are, and the number of one. */
interface NumberedNames {
  readonly count: number;
  readonly idOf: (name: string) => number;
}

/**
 * Numbers names from 1 on and gives the function that tells the number of one, 0 for what is no name. Nothing is built of all
 * of them, which would be most of the time of a start: where a group of hashes begins is found when it is first asked for.
 */
export function numberNames(hashed: string): NumberedNames {
  const bytes = Buffer.from(hashed, 'base64');
  const hashes = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / BYTES);
  const starts = new Int32Array(2 ** BITS + 1).fill(UNSEEN);
  const startOf = (group: number): number => {
    const known = starts[group]!;
    return known === UNSEEN ? (starts[group] = firstFrom(hashes, group * 2 ** (32 - BITS))) : known;
  };
  const idOf = (name: string): number => {
    const wanted = hashOf(name);
    const group = wanted >>> (32 - BITS);
    const end = startOf(group + 1);
    for (let at = startOf(group); at < end; at++) if (hashes[at] === wanted) return at + 1;
    return 0;
  };
  return { count: hashes.length, idOf };
}

/** The index of the first hash that is not below the least. */
function firstFrom(hashes: Uint32Array, least: number): number {
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (hashes[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
