import { describe, expect, it } from '@jest/globals';
import { LABELS } from '../../tagger/labels.js';
import { firstOf, ROLE_BITS, ROW, secondOf, UNIT, WeightTable } from '../../tagger/weight-table.js';
import { tableOf } from './write-table.js';

const MANY = 3000;
/** Some that begin with the same bits, and some with the sign bit. */
const hashes = Array.from({ length: MANY }, (_, i) =>
  i % 3 === 0 ? Math.imul(i + 1, 0x9e3779b1) : (0x7a5c_0000 + i * 331) | (i % 2 === 0 ? 0x8000_0000 : 0),
);
const weights = Float32Array.from({ length: MANY * LABELS }, (_, i) => (i % 7 === 0 ? Math.sin(i) : 0));
weights.fill(0, 0, LABELS);
const { data, rows } = tableOf(hashes, weights);
const table = new WeightTable(data);

const weightsOf = (hash: number): number[] => {
  const sums = new Int32Array(ROW);
  table.add(hash, sums, 0);
  return [...sums].flatMap((both) => [firstOf(both), secondOf(both)]).slice(0, LABELS);
};

describe('the table of weights', () => {
  it('gives each feature nearly the weights that were written, and those that weigh nothing no place', () => {
    expect(rows).toBe(MANY - 1);
    hashes.forEach((hash, feature) =>
      weightsOf(hash).forEach((weight, label) =>
        expect(Math.abs(weight * UNIT - weights[feature * LABELS + label]!)).toBeLessThanOrEqual(0.2),
      ),
    );
  });

  it('knows no feature that was not written', () => {
    const known = new Set(hashes.map((hash) => hash >>> 0));
    for (let i = 0; i < MANY; i++) {
      const hash = Math.imul(i + 5, 0x85ebca6b);
      if (!known.has(hash >>> 0)) expect(weightsOf(hash)).toEqual(new Array(LABELS).fill(0));
    }
  });

  it('gives what differs in its role alone to the rows of the roles', () => {
    const base = 0x1234_5670;
    const roles = [0, 3, 8];
    const size = 0.9;
    const some = tableOf(
      [...roles.map((role) => base | role), base + (1 << ROLE_BITS)],
      Float32Array.from({ length: 4 * LABELS }, (_, i) => (i % LABELS === 1 ? size : 0)),
    );
    const sums = new Int32Array((1 << ROLE_BITS) * ROW);
    new WeightTable(some.data).addRoles(base, sums, 0);
    for (let role = 0; role < 1 << ROLE_BITS; role++)
      expect(secondOf(sums[role * ROW]!) * UNIT).toBeCloseTo(roles.includes(role) ? size : 0, 5);
  });
});
