import { describe, expect, it } from '@jest/globals';
import { hashNames, inOrder } from './name-index.js';
import { readTable } from './weight-table.js';

const COLUMNS = 24;
const entry = (column: number, weight: number): number[] => [1, column, weight & 0xff];

describe('the table of weights', () => {
  const names = inOrder(Array.from({ length: 300 }, (_, index) => `name ${index + 1}`));
  const nothing = Array.from({ length: 298 }, () => 0);
  const bytes = [...entry(0, 7), ...nothing, ...entry(23, -90)];
  const table = readTable(hashNames(names), Uint8Array.from(bytes), COLUMNS);

  const weightOf = (id: number, column: number) => table.weights[id * table.columns + column];

  it('numbers its names from one on, and what it does not know is nought', () => {
    expect(table.idOf(names[0]!)).toBe(1);
    expect(table.idOf(names[299]!)).toBe(300);
    expect(table.idOf('another')).toBe(0);
  });

  it('gives the weight of a name in a column, also a negative one', () => {
    expect(weightOf(1, 0)).toBe(7);
    expect(weightOf(300, 23)).toBe(-90);
  });

  it('weighs nothing for what it does not hold, and for names it does not know', () => {
    expect(weightOf(1, 1)).toBe(0);
    expect(weightOf(0, 23)).toBe(0);
  });
});
