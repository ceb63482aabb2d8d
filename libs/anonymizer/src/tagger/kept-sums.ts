import { MOST_FEATURES } from './features.js';
import { ROW, type WeightTable } from './weight-table.js';

/** What several features weigh together, kept for the next time; of those with the same slot the last one. */
export class KeptSums {
  /** So many rows of `ROW` numbers for each key, one behind the other. */
  readonly rows: Int32Array;
  /** Features to add are written here. */
  readonly list = new Int32Array(MOST_FEATURES);
  readonly #table: WeightTable;
  readonly #keys: Int32Array;
  readonly #shift: number;
  readonly #width: number;

  /**
   * @param bits of a key that tell its slot
   * @param parts rows of each key
   */
  constructor(table: WeightTable, bits: number, parts = 1) {
    this.#table = table;
    this.#shift = 32 - bits;
    this.#width = parts * ROW;
    this.#keys = new Int32Array(1 << bits);
    this.rows = new Int32Array(this.#width << bits);
  }

  /** Where the rows of a key begin; -1 where it is not kept. Zero stands for no key. */
  find(key: number): number {
    const slot = key >>> this.#shift;
    return key !== 0 && this.#keys[slot] === key ? slot * this.#width : -1;
  }

  /** Gives a key its rows, which hold zeros, and tells where they begin. */
  claim(key: number): number {
    const slot = key >>> this.#shift;
    const place = slot * this.#width;
    this.#keys[slot] = key;
    this.rows.fill(0, place, place + this.#width);
    return place;
  }

  /** Adds what the first features of the list weigh to the row that begins at a place. */
  add(count: number, place: number): void {
    for (let i = 0; i < count; i++) this.#table.add(this.list[i]!, this.rows, place);
  }
}
