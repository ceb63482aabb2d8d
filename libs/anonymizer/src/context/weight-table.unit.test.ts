import { describe, expect, it } from '@jest/globals';
import { PLACES } from './clues.js';
import { hashNames } from './name-index.js';
import { COLUMNS, columnOf, readTable } from './weight-table.js';

const LAST = PLACES.length - 1;
const entry = (column: number, weight: number): number[] => [1, column, weight & 0xff];

describe('the table of weights', () => {
  const names = Array.from({ length: 300 }, (_, index) => `name ${index + 1}`);
  const nothing = Array.from({ length: 298 }, () => 0);
  const bytes = [...entry(columnOf(0, 0), 7), ...nothing, ...entry(columnOf(2, LAST), -90)];
  const table = readTable(hashNames(names), Buffer.from(bytes).toString('base64'));

  const weightOf = (id: number, question: number, place: number) =>
    table.weights[id * COLUMNS + columnOf(question, place)];

  it('numbers its names from one on, and what it does not know is nought', () => {
    expect(table.idOf('name 1')).toBe(1);
    expect(table.idOf('name 300')).toBe(300);
    expect(table.idOf('another')).toBe(0);
  });

  it('gives the weight of a name for a question and a place, also a negative one', () => {
    expect(weightOf(1, 0, 0)).toBe(7);
    expect(weightOf(300, 2, LAST)).toBe(-90);
  });

  it('weighs nothing for what it does not hold, and for names it does not know', () => {
    expect(weightOf(1, 0, 1)).toBe(0);
    expect(weightOf(0, 2, LAST)).toBe(0);
  });
});
