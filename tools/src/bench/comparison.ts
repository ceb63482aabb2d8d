import { readCpuSeconds } from './cpu-time.js';
import type { ResultTable } from './result-table.js';
import { median } from './statistics.js';

/** The rounds of both sides, in the order in which they ran. */
export interface Rounds<Figures> {
  readonly least: readonly Figures[];
  readonly portal: readonly Figures[];
}

/**
 * Measures both sides in turns, so that a slow moment of the machine hits both. A round before the first warms up and does
 * not count.
 */
export async function takeTurns<Figures>(
  rounds: number,
  measure: Readonly<Record<keyof Rounds<Figures>, (round: number) => Promise<Figures>>>,
): Promise<Rounds<Figures>> {
  const taken = { least: [] as Figures[], portal: [] as Figures[] };
  for (let round = 0; round <= rounds; round++) {
    for (const side of ['least', 'portal'] as const) {
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
): ResultTable['rows'][number] {
  const of = (side: keyof typeof rounds) => median(rounds[side].map((figures) => figures[key]));
  const ratio = median(rounds.portal.map((figures, index) => figures[key] / rounds.least[index]![key]));
  return { name, cells: [show(of('least'), digits), show(of('portal'), digits), show(ratio, 2)] };
}

/** How much more the portal takes than the least, in the figure's own unit. */
export function addedRow<Key extends string>(
  rounds: Rounds<Readonly<Record<Key, number>>>,
  key: Key,
  name: string,
  digits: number,
): ResultTable['rows'][number] {
  const of = (side: keyof typeof rounds) => median(rounds[side].map((figures) => figures[key]));
  return { name, cells: ['', show(of('portal') - of('least'), digits), ''] };
}

/** Runs the work and tells the CPU seconds that a process spent meanwhile; NaN where the system does not tell. */
export async function withCpuSeconds<T>(pid: number, work: () => Promise<T>): Promise<[T, number]> {
  const before = readCpuSeconds(pid) ?? NaN;
  const result = await work();
  return [result, (readCpuSeconds(pid) ?? NaN) - before];
}

const show = (value: number, digits: number) => (Number.isNaN(value) ? 'n/a' : value.toFixed(digits));
