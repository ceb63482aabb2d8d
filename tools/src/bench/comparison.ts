import type { Row } from './result-table.js';
import { median } from './statistics.js';

/** The rounds of every side, in the order in which they ran. */
export type Taken<Side extends string, Figures> = Readonly<Record<Side, readonly Figures[]>>;

/** The two sides of most comparisons. */
export type Rounds<Figures> = Taken<'least' | 'portal', Figures>;

/**
 * Measures all sides in turns, so that a slow moment of the machine hits each. A round before the first warms up and does
 * not count.
 */
export async function takeTurns<Side extends string, Figures>(
  rounds: number,
  measure: Readonly<Record<Side, (round: number) => Promise<Figures>>>,
  tell: (line: string) => void = () => undefined,
): Promise<Taken<Side, Figures>> {
  const sides = Object.keys(measure) as Side[];
  const taken = Object.fromEntries(sides.map((side) => [side, [] as Figures[]])) as Record<Side, Figures[]>;
  for (let round = 0; round <= rounds; round++) {
    tell(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const side of sides) {
      const figures = await measure[side](round);
      if (round > 0) taken[side].push(figures);
    }
  }
  return taken;
}

/** One figure of both sides: the median of each, and the median of the ratios of the rounds. */
export function compareRow<Key extends string>(
  rounds: Rounds<Readonly<Record<Key, number>>>,
  key: Key,
  name: string,
  digits: number,
): Row {
  const [least, portal] = [medianOf(rounds, 'least', key), medianOf(rounds, 'portal', key)];
  const ratio = ratioOf(rounds, 'portal', 'least', key);
  return { name, cells: [show(least, digits), show(portal, digits), show(ratio, 2)] };
}

/** How much more the portal takes than the least, in the figure's own unit. */
export function addedRow<Key extends string>(
  rounds: Rounds<Readonly<Record<Key, number>>>,
  key: Key,
  name: string,
  digits: number,
): Row {
  const added = medianOf(rounds, 'portal', key) - medianOf(rounds, 'least', key);
  return { name, cells: ['', show(added, digits), ''] };
}

/** The same figure of every side: medians of the rounds. */
export function figureRow<Side extends string, Key extends string>(
  taken: Taken<Side, Readonly<Record<Key, number>>>,
  key: Key,
  name: string,
  digits: number,
): Row {
  return { name, cells: sidesOf(taken).map((side) => show(medianOf(taken, side, key), digits)) };
}

/** The figure of every other side divided by that of one: medians of the ratios within the rounds. */
export function ratioRow<Side extends string, Key extends string>(
  taken: Taken<Side, Readonly<Record<Key, number>>>,
  key: Key,
  to: Side,
  name: string,
): Row {
  return {
    name,
    cells: sidesOf(taken).map((side) => (side === to ? '' : show(ratioOf(taken, side, to, key), 2))),
  };
}

/** By how much the figure of every other side exceeds that of one: medians of the differences within the rounds. */
export function differenceRow<Side extends string, Key extends string>(
  taken: Taken<Side, Readonly<Record<Key, number>>>,
  key: Key,
  from: Side,
  name: string,
  digits: number,
): Row {
  return {
    name,
    cells: sidesOf(taken).map((side) =>
      side === from ? '' : show(differenceOf(taken, side, from, key), digits),
    ),
  };
}

export function medianOf<Side extends string, Key extends string>(
  taken: Taken<Side, Readonly<Record<Key, number>>>,
  side: Side,
  key: Key,
): number {
  return median(taken[side].map((figures) => figures[key]));
}

export function ratioOf<Side extends string, Key extends string>(
  taken: Taken<Side, Readonly<Record<Key, number>>>,
  side: Side,
  to: Side,
  key: Key,
): number {
  return median(taken[side].map((figures, index) => figures[key] / taken[to][index]![key]));
}

export function differenceOf<Side extends string, Key extends string>(
  taken: Taken<Side, Readonly<Record<Key, number>>>,
  side: Side,
  from: Side,
  key: Key,
): number {
  return median(taken[side].map((figures, index) => figures[key] - taken[from][index]![key]));
}

/** A figure as it is shown; n/a where the system tells nothing. */
export function show(value: number, digits: number): string {
  return Number.isNaN(value) ? 'n/a' : value.toFixed(digits);
}

function sidesOf<Side extends string>(taken: Readonly<Record<Side, unknown>>): Side[] {
  return Object.keys(taken) as Side[];
}
