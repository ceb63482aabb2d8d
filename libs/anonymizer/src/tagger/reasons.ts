import type { TextDocument } from '../text/document.js';
import { FAR, NEAR, ROLE } from './features.js';
import { firstLabelOf, NOTHING, restLabelOf, TAGGED } from './labels.js';
import { lookAt } from './look.js';
import type { Tagged } from './tagger.js';
import { scales } from './weigh.js';
import { firstOf, ROW, secondOf } from './weight-table.js';

const MOST = 3;
/** By distance, what a word tells of one behind it, and of one before it. */
const TO_THE_RIGHT = [[], [ROLE.nextLeft], [ROLE.secondLeft], [ROLE.thirdLeft]];
const TO_THE_LEFT = [[], [ROLE.nextRight], [ROLE.secondRight], [ROLE.thirdRight]];

/** The words around a value that speak most for it, the strongest first: for `--explain`. */
export function reasonsFor({ tokens }: TextDocument, { first, last, type }: Tagged): string[] {
  const { store } = scales();
  const number = TAGGED.indexOf(type);
  const reasons: { readonly weight: number; readonly reason: string }[] = [];
  const consider = (index: number, roles: readonly number[], label: number, side: string): void => {
    const token = tokens[index];
    if (token === undefined) return;
    if (store.isFull) store.empty();
    const place = store.placeOf(lookAt(token));
    let weight = 0;
    for (const role of roles) {
      const row = place + role * ROW;
      weight += worthOf(store.rows, row, label) - worthOf(store.rows, row, NOTHING);
    }
    if (weight > 0) reasons.push({ weight, reason: `"${token.lower}" ${side}` });
  };
  const ending = first === last ? firstLabelOf(number) : restLabelOf(number);
  for (let away = 1; away <= FAR; away++) {
    const isFar = away > NEAR;
    const before = [...(TO_THE_RIGHT[away] ?? []), ...(isFar ? [ROLE.farLeft] : [])];
    const behind = [...(TO_THE_LEFT[away] ?? []), ...(isFar ? [ROLE.farRight] : [])];
    consider(first - away, before, firstLabelOf(number), 'before');
    consider(last + away, behind, ending, 'behind');
  }
  return reasons
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ reason }) => reason);
}

function worthOf(rows: Int32Array, row: number, label: number): number {
  const both = rows[row + (label >> 1)]!;
  return label % 2 === 0 ? firstOf(both) : secondOf(both);
}
