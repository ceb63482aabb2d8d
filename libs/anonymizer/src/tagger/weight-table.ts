import { LABELS } from './labels.js';

/** The first bits of a hash tell its group, the rest is kept. */
const GROUP_BITS = 16;
export const GROUPS = 1 << GROUP_BITS;
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
export const restOf = (hash: number): number => hash & (GROUPS - 1);

/** What the features weigh for each label. */
export class WeightTable {
  readonly #bytes: Uint8Array;
  /** Where the rows of each group begin, and where the last ones end. */
  readonly #starts = new Uint32Array(GROUPS + 1);
  /** By cell, as it stands in a row. */
  readonly #weights = Int32Array.from(
    { length: LABELS << WEIGHT_BITS },
    (_, cell) => WEIGHTS[cell & WEIGHT_MASK]! * (labelOf(cell) % 2 === 0 ? 1 : 0x10000),
  );

  /**
   * @param data in base64: for each group the number of its rows in a byte, and then all rows in the order of their hashes
   */
  constructor(data: string) {
    const bytes = Buffer.from(data, 'base64');
    this.#bytes = bytes;
    let at = GROUPS;
    for (let group = 0; group < GROUPS; group++) {
      this.#starts[group] = at;
      for (let rows = bytes[group]!; rows > 0; rows--) at += REST_BYTES + 1 + bytes[at + REST_BYTES]!;
    }
    this.#starts[GROUPS] = at;
  }

  /**
   * Adds what all features weigh that differ in their role alone, each to the row of its role.
   *
   * @param sums rows of `ROW` numbers
   * @param at where the row of the first role begins
   */
  addRoles(hash: number, sums: Int32Array, at: number): void {
    const bytes = this.#bytes;
    const group = groupOf(hash);
    const low = (hash & 0xff) >>> ROLE_BITS;
    const high = (hash >>> 8) & 0xff;
    const end = this.#starts[group + 1]!;
    for (let row = this.#starts[group]!; row < end; row += REST_BYTES + 1 + bytes[row + REST_BYTES]!)
      if (bytes[row]! >>> ROLE_BITS === low && bytes[row + 1] === high)
        this.#addCells(row, sums, at + (bytes[row]! & ROLE_MASK) * ROW);
  }

  /** Adds what a feature weighs to the row of sums that begins at a place. */
  add(hash: number, sums: Int32Array, at: number): void {
    const bytes = this.#bytes;
    const group = groupOf(hash);
    const low = hash & 0xff;
    const high = (hash >>> 8) & 0xff;
    const end = this.#starts[group + 1]!;
    for (let row = this.#starts[group]!; row < end; row += REST_BYTES + 1 + bytes[row + REST_BYTES]!)
      if (bytes[row] === low && bytes[row + 1] === high) this.#addCells(row, sums, at);
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
