import { LABELS } from './labels.js';

/** The first bits of a hash tell its group, the rest is kept. */
const GROUP_BITS = 16;
export const GROUPS = 1 << GROUP_BITS;
/** Groups that begin in a block of bytes of their own, so that one can be found without those before it. */
const BLOCK_BITS = 4;
export const BLOCKS = GROUPS >> BLOCK_BITS;
/** What tells how many bytes the rows of a block take. */
export const SIZE_BYTES = 2;
const IN_BLOCK = 1 << BLOCK_BITS;
/** So many places a block has: where each of its groups begins, and where the last one ends. */
const PLACES = IN_BLOCK + 1;
/** A row is the rest of its hash, the number of its cells, and its cells. */
export const REST_BYTES = 2;
/** A cell is a label and the number of a weight. */
const WEIGHT_BITS = 4;
const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;
/** Weights are whole numbers of this. */
export const UNIT = 0.05;
/** Lighter weights are left out: they are many, and tell little. */
const LIGHTEST = 3;
/** What a cell may weigh, in units. Most weights are small. */
export const WEIGHTS: readonly number[] = [4, 6, 9, 13, 18, 26, 40, 60].flatMap((size) => [size, -size]);

const labelOf = (cell: number): number => cell >> WEIGHT_BITS;

/** The cell that is nearest to a weight in units; undefined where that is too light. */
export function cellOf(label: number, weight: number): number | undefined {
  if (Math.abs(weight) < LIGHTEST) return undefined;
  const offOf = (size: number): number => Math.abs(weight - size);
  const nearest = WEIGHTS.reduce(
    (best, size, number) => (offOf(size) < offOf(WEIGHTS[best]!) ? number : best),
    0,
  );
  return (label << WEIGHT_BITS) | nearest;
}

/** The last bits of the hash of a word's feature tell its role. */
export const ROLE_BITS = 4;
const ROLE_MASK = (1 << ROLE_BITS) - 1;
/**
 * Sums stand in rows of numbers of 32 bits, two labels in each: what the first is worth, and 65,536 times what the second is. Rows
 * are added up like this, with half the work, and taken apart at last. No sum of a label comes near 32,768.
 */
export const ROW = (LABELS + 1) >> 1;
/** What the first label of a number is worth, and the second one. */
export const firstOf = (both: number): number => (both << 16) >> 16;
export const secondOf = (both: number): number => (both - firstOf(both)) >> 16;

export const groupOf = (hash: number): number => hash >>> (32 - GROUP_BITS);
export const blockOf = (hash: number): number => groupOf(hash) >> BLOCK_BITS;
export const restOf = (hash: number): number => hash & (GROUPS - 1);

/** What the features weigh for each label. */
export class WeightTable {
  readonly #bytes: Uint8Array;
  /** Where the rows of each block begin. */
  readonly #blocks = new Uint32Array(BLOCKS);
  /** The places of each block; 0 where nobody has asked yet: to find all of them would be much of a start. */
  readonly #places = new Uint32Array(BLOCKS * PLACES);
  /** By cell, as it stands in a row. */
  readonly #weights = Int32Array.from(
    { length: LABELS << WEIGHT_BITS },
    (_, cell) => WEIGHTS[cell & WEIGHT_MASK]! * (labelOf(cell) % 2 === 0 ? 1 : 0x10000),
  );

  /**
   * @param bytes for each group the number of its rows in a byte, for each block the number of its bytes in two, and
   * then all rows in the order of their hashes
   */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    let at = GROUPS + BLOCKS * SIZE_BYTES;
    for (let block = 0; block < BLOCKS; block++) {
      this.#blocks[block] = at;
      at += bytes[GROUPS + SIZE_BYTES * block]! + (bytes[GROUPS + SIZE_BYTES * block + 1]! << 8);
    }
  }

  /**
   * Adds what all features weigh that differ in their role alone, each to the row of its role.
   *
   * @param sums rows of `ROW` numbers
   * @param at where the row of the first role begins
   */
  addRoles(hash: number, sums: Int32Array, at: number): void {
    const bytes = this.#bytes;
    const place = this.#placeOf(groupOf(hash));
    const low = (hash & 0xff) >>> ROLE_BITS;
    const high = (hash >>> 8) & 0xff;
    const end = this.#places[place + 1]!;
    for (let row = this.#places[place]!; row < end; row += REST_BYTES + 1 + bytes[row + REST_BYTES]!)
      if (bytes[row]! >>> ROLE_BITS === low && bytes[row + 1] === high)
        this.#addCells(row, sums, at + (bytes[row]! & ROLE_MASK) * ROW);
  }

  /** Adds what a feature weighs to the row of sums that begins at a place. */
  add(hash: number, sums: Int32Array, at: number): void {
    const bytes = this.#bytes;
    const place = this.#placeOf(groupOf(hash));
    const low = hash & 0xff;
    const high = (hash >>> 8) & 0xff;
    const end = this.#places[place + 1]!;
    for (let row = this.#places[place]!; row < end; row += REST_BYTES + 1 + bytes[row + REST_BYTES]!)
      if (bytes[row] === low && bytes[row + 1] === high) this.#addCells(row, sums, at);
  }

  /** Where it stands where the rows of a group begin; the next number is where they end. */
  #placeOf(group: number): number {
    const place = group + (group >> BLOCK_BITS);
    if (this.#places[place] === 0) this.#findGroups(group >> BLOCK_BITS);
    return place;
  }

  #findGroups(block: number): void {
    const bytes = this.#bytes;
    let at = this.#blocks[block]!;
    for (let i = 0; i < IN_BLOCK; i++) {
      this.#places[block * PLACES + i] = at;
      for (let rows = bytes[block * IN_BLOCK + i]!; rows > 0; rows--)
        at += REST_BYTES + 1 + bytes[at + REST_BYTES]!;
    }
    this.#places[block * PLACES + IN_BLOCK] = at;
  }

  #addCells(row: number, sums: Int32Array, at: number): void {
    const bytes = this.#bytes;
    const first = row + REST_BYTES + 1;
    const behind = first + bytes[first - 1]!;
    for (let cell = first; cell < behind; cell++) {
      const written = bytes[cell]!;
      sums[at + (labelOf(written) >> 1)]! += this.#weights[written]!;
    }
  }
}

/** A label fits into the rest of a cell's byte. */
if (LABELS > 1 << (8 - WEIGHT_BITS)) throw new RangeError('There are too many labels for a cell');
