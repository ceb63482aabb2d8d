const EMPTY = 0;
const TAB = 0x09;
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a (Fowler, Noll and Vo) over UTF-16 units. */
function hashOf(name: string): number {
  let hash = BASIS;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), PRIME);
  return hash;
}

/**
 * Numbers names from 1 on and gives the function that tells the number of one, 0 for what is no name. It keeps hashes of 32
 * bits and not the names: as strings they would take more memory than all their weights. Of half a million words that are no
 * names one is taken for some.
 *
 * @param names with tabs between them
 */
export function numberNames(names: string): (name: string) => number {
  let count = 1;
  for (let i = 0; i < names.length; i++) if (names.charCodeAt(i) === TAB) count++;
  const mask = 2 ** Math.ceil(Math.log2(count * 2)) - 1;
  const hashes = new Int32Array(mask + 1);
  const ids = new Uint16Array(mask + 1);
  let id = 0;
  let hash = BASIS;
  for (let i = 0; i <= names.length; i++) {
    const code = i === names.length ? TAB : names.charCodeAt(i);
    if (code !== TAB) {
      hash = Math.imul(hash ^ code, PRIME);
      continue;
    }
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (ids[slot] !== EMPTY) {
      if (hashes[slot] === hash) throw new RangeError('Two names have one hash');
      slot = (slot + 1) & mask;
    }
    hashes[slot] = hash;
    ids[slot] = ++id;
    hash = BASIS;
  }
  return (name) => {
    const wanted = hashOf(name);
    for (let slot = (wanted ^ (wanted >>> 15)) & mask; ids[slot] !== EMPTY; slot = (slot + 1) & mask)
      if (hashes[slot] === wanted) return ids[slot]!;
    return 0;
  };
}
