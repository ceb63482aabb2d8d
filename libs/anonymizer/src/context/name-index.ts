const EMPTY = 0;
const BYTES = 4;
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a (Fowler, Noll and Vo) over UTF-16 units. */
function hashOf(name: string): number {
  let hash = BASIS;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), PRIME);
  return hash;
}

/**
 * What is kept of names: hashes of 32 bits, in base64. The names themselves would take more memory than all their weights, and
 * to hash them takes longer than to read the table. Of half a million words that are no names one is taken for some.
 *
 * @throws RangeError where two names have one hash
 */
export function hashNames(names: readonly string[]): string {
  const hashes = names.map(hashOf);
  if (new Set(hashes).size < names.length) throw new RangeError('Two names have one hash');
  const bytes = Buffer.alloc(names.length * BYTES);
  hashes.forEach((hash, index) => bytes.writeInt32LE(hash, index * BYTES));
  return bytes.toString('base64');
}

/** Numbers names from 1 on and gives the function that tells the number of one, 0 for what is no name. */
export function numberNames(hashed: string): (name: string) => number {
  const bytes = Buffer.from(hashed, 'base64');
  const count = bytes.length / BYTES;
  const mask = 2 ** Math.ceil(Math.log2(count * 2 + 1)) - 1;
  const hashes = new Int32Array(mask + 1);
  const ids = new Uint16Array(mask + 1);
  for (let id = 1; id <= count; id++) {
    const hash = bytes.readInt32LE((id - 1) * BYTES);
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (ids[slot] !== EMPTY) slot = (slot + 1) & mask;
    hashes[slot] = hash;
    ids[slot] = id;
  }
  return (name) => {
    const wanted = hashOf(name);
    for (let slot = (wanted ^ (wanted >>> 15)) & mask; ids[slot] !== EMPTY; slot = (slot + 1) & mask)
      if (hashes[slot] === wanted) return ids[slot]!;
    return 0;
  };
}
