import { FAR, MOST_FEATURES, ROLES, stemOf, wordOf, writeOwn } from './features.js';
import type { Look } from './look.js';
import { ROW, type WeightTable } from './weight-table.js';

const EACH = ROLES * ROW;
/**
 * So many looks have their rows in the store: some nine megabytes, of which the system gives a process what it has filled. Two
 * thousand messages of a kilobyte hold some twenty-two thousand.
 */
const MOST_KEPT = 1 << 15;
/** Looks of one message alone have places that are taken over soon: not before they are out of sight. */
const MOST_FLEETING = 4 * FAR;

let fillings = 0;

/**
 * What each word that was met tells by itself, summed up once: a row for each of its roles. When the store is full, it is filled
 * anew: it never grows.
 */
export class RowStore {
  readonly rows: Int32Array;
  readonly #table: WeightTable;
  readonly #mostKept: number;
  readonly #list = new Int32Array(MOST_FEATURES);
  #kept = 0;
  #fleeting = 0;
  /** Looks know the filling in which they got their place: no two fillings, of whatever store, have the same number. */
  #filling = ++fillings;

  /** @param mostKept looks, not fewer than may be in sight of one word */
  constructor(table: WeightTable, mostKept = MOST_KEPT) {
    this.#table = table;
    this.#mostKept = mostKept;
    this.rows = new Int32Array((mostKept + MOST_FLEETING) * EACH);
  }

  get isFull(): boolean {
    return this.#kept >= this.#mostKept;
  }

  /** Forgets all places. */
  empty(): void {
    this.#kept = 0;
    this.#filling = ++fillings;
  }

  /** Where the rows of a look begin. The store is not full. */
  placeOf(look: Look): number {
    if (look.filling === this.#filling) return look.place;
    if (!look.isKept) {
      this.#fleeting = (this.#fleeting + 1) % MOST_FLEETING;
      return this.#fill(look, (this.#mostKept + this.#fleeting) * EACH);
    }
    look.filling = this.#filling;
    look.place = this.#fill(look, this.#kept++ * EACH);
    return look.place;
  }

  #fill(look: Look, place: number): number {
    const { rows } = this;
    const table = this.#table;
    const list = this.#list;
    rows.fill(0, place, place + EACH);
    table.addRoles(wordOf(look), rows, place);
    table.addRoles(stemOf(look), rows, place);
    const count = writeOwn(look, list);
    for (let i = 0; i < count; i++) table.add(list[i]!, rows, place);
    return place;
  }
}
