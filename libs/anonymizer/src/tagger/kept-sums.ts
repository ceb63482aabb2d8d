import { MOST_FEATURES } from './features.js';
import { ROW, type WeightTable } from './weight-table.js';

const BITS = 11;
const SLOTS = 1 << BITS;

/** What several features weigh together, kept for the next time; of those with the same slot the last one. */
export class KeptSums {
  readonly rows = new Int32Array(SLOTS * ROW);
  /** Of a new one, its features are written here. */
  readonly list = new Int32Array(MOST_FEATURES);
  readonly #keys = new Int32Array(SLOTS);
  readonly #table: WeightTable;

  constructor(table: WeightTable) {
    this.#table = table;
  }

  /** Where the row of a key begins; -1 where it is not kept. Zero stands for no key. */
  find(key: number): number {
    const slot = key >>> (32 - BITS);
    return key !== 0 && this.#keys[slot] === key ? slot * ROW : -1;
  }

  /** Keeps the sum of the first features of the list, and tells where. */
  keep(key: number, count: number): number {
    const slot = key >>> (32 - BITS);
    const row = slot * ROW;
    this.#keys[slot] = key;
    this.rows.fill(0, row, row + ROW);
    for (let i = 0; i < count; i++) this.#table.add(this.list[i]!, this.rows, row);
    return row;
  }
}
