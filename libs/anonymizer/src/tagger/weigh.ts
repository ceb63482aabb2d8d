import { TAGGER_WEIGHTS } from '../data/tagger-weights.js';
import { FAR, LEFT, NEAR, RIGHT, ROLE, writeKinds, writeTopic, type Features } from './features.js';
import { KeptSums } from './kept-sums.js';
import { LABELS, NOTHING } from './labels.js';
import { EDGE, type Look } from './look.js';
import { RowStore } from './row-store.js';
import { firstOf, ROW, secondOf, WeightTable } from './weight-table.js';
import { mix, SEED } from './word-looks.js';

/** What the data are read into when the first message comes. */
interface Scales {
  readonly store: RowStore;
  /** What the kinds of two neighbours tell: of the right one in the first row, of the left one in the second. */
  readonly pairs: KeptSums;
  readonly topics: KeptSums;
}

/** Of some hundred messages nearly all neighbours have slots of their own. */
const PAIR_BITS = 13;
const TOPIC_BITS = 11;

let made: Scales | undefined;
export const scales = (): Scales => (made ??= makeScales(new WeightTable(TAGGER_WEIGHTS)));

export const makeScales = (table: WeightTable, mostKept?: number): Scales => ({
  store: new RowStore(table, mostKept),
  pairs: new KeptSums(table, PAIR_BITS, 2),
  topics: new KeptSums(table, TOPIC_BITS),
});

/** Where it stands what the kinds of two neighbours tell. */
function placeOfPair(pairs: KeptSums, left: Look, gap: number, right: Look): number {
  const key = mix(mix(mix(mix(mix(SEED, left.kind), left.shape), gap), right.kind), right.shape);
  const known = pairs.find(key);
  if (known !== -1) return known;
  const place = pairs.claim(key);
  pairs.add(writeKinds(LEFT, left, gap, right, pairs.list), place);
  pairs.add(writeKinds(RIGHT, right, gap, left, pairs.list), place + ROW);
  return place;
}

function placeOfTopic(sums: KeptSums, topic: number, look: Look): number {
  const key = mix(mix(mix(SEED, topic), look.kind), look.shape);
  const known = sums.find(key);
  if (known !== -1) return known;
  const place = sums.claim(key);
  sums.add(writeTopic(topic, look, sums.list), place);
  return place;
}

const farLeft = new Int32Array(ROW);
const farRight = new Int32Array(ROW);
/** What the pair with the left neighbour tells of a word. The pair's own place may be taken over by the next one. */
const ofPairBefore = new Int32Array(ROW);

/**
 * Adds up what the features of each word weigh for each label.
 *
 * @param worth in units, a row of `LABELS` for each word, and one place more
 */
export function weigh({ looks, gaps, topic }: Features, worth: Int32Array, its = scales()): void {
  const { store, pairs, topics } = its;
  const { rows } = store;
  const { length } = looks;
  const places = new Int32Array(length);
  if (store.isFull) store.empty();
  let edge = store.placeOf(EDGE);
  let known = 0;
  farLeft.fill(0);
  farRight.fill(0);
  if (length > 0) {
    const first = placeOfPair(pairs, EDGE, gaps[0]!, looks[0]!);
    ofPairBefore.set(pairs.rows.subarray(first, first + ROW));
  }
  for (let index = 0; index < length; index++) {
    // All that stand in view of the word, and only those, need their places.
    for (; known < length && known <= index + FAR; known++) {
      if (store.isFull) {
        store.empty();
        edge = store.placeOf(EDGE);
        for (let again = Math.max(0, index - FAR - 1); again < known; again++)
          places[again] = store.placeOf(looks[again]!);
      }
      places[known] = store.placeOf(looks[known]!);
      if (known > NEAR) add(rows, places[known]! + ROLE.farRight * ROW, farRight);
    }
    if (index > 0 && index + NEAR < length) take(rows, places[index + NEAR]! + ROLE.farRight * ROW, farRight);
    if (index > NEAR) add(rows, places[index - NEAR - 1]! + ROLE.farLeft * ROW, farLeft);
    if (index > FAR) take(rows, places[index - FAR - 1]! + ROLE.farLeft * ROW, farLeft);
    const look = looks[index]!;
    const own = places[index]!;
    const left = (index > 0 ? places[index - 1]! : edge) + ROLE.nextLeft * ROW;
    const left2 = (index > 1 ? places[index - 2]! : edge) + ROLE.secondLeft * ROW;
    const left3 = (index > 2 ? places[index - 3]! : edge) + ROLE.thirdLeft * ROW;
    const right = (index + 1 < length ? places[index + 1]! : edge) + ROLE.nextRight * ROW;
    const right2 = (index + 2 < length ? places[index + 2]! : edge) + ROLE.secondRight * ROW;
    const right3 = (index + 3 < length ? places[index + 3]! : edge) + ROLE.thirdRight * ROW;
    const next = index + 1 < length ? looks[index + 1]! : EDGE;
    const pair = placeOfPair(pairs, look, gaps[index + 1]!, next);
    const ofTopic = placeOfTopic(topics, topic, look);
    const row = index * LABELS;
    for (let cell = 0; cell < ROW; cell++) {
      const both =
        rows[own + cell]! +
        rows[left + cell]! +
        rows[left2 + cell]! +
        rows[left3 + cell]! +
        rows[right + cell]! +
        rows[right2 + cell]! +
        rows[right3 + cell]! +
        farLeft[cell]! +
        farRight[cell]! +
        ofPairBefore[cell]! +
        pairs.rows[pair + ROW + cell]! +
        topics.rows[ofTopic + cell]!;
      ofPairBefore[cell] = pairs.rows[pair + cell]!;
      worth[row + 2 * cell] = firstOf(both);
      // The last cell has no second label: what is written here is written over by the next row.
      worth[row + 2 * cell + 1] = secondOf(both);
    }
  }
}

function add(rows: Int32Array, at: number, sums: Int32Array): void {
  for (let cell = 0; cell < ROW; cell++) sums[cell]! += rows[at + cell]!;
}

function take(rows: Int32Array, at: number, sums: Int32Array): void {
  for (let cell = 0; cell < ROW; cell++) sums[cell]! -= rows[at + cell]!;
}

/** Whether nothing is worth so much more than every part of a value, in units. */
export function isNothing(worth: Int32Array, row: number, by: number): boolean {
  const least = worth[row + NOTHING]! - by;
  for (let label = NOTHING + 1; label < LABELS; label++) if (worth[row + label]! > least) return false;
  return true;
}
