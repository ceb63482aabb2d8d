import { LABELS } from '../../tagger/labels.js';
import { cellOf, groupOf, GROUPS, restOf, REST_BYTES, UNIT } from '../../tagger/weight-table.js';

/** What a byte can count. */
const MOST_ROWS = 255;

/**
 * The weights of features as `WeightTable` reads them.
 *
 * @throws RangeError where a group has more rows than a byte can count
 */
export function tableOf(hashes: readonly number[], weights: Float32Array): { data: string; rows: number } {
  const rows = hashes
    .map((hash, feature) => ({ hash: hash >>> 0, cells: cellsOf(weights, feature) }))
    .filter(({ cells }) => cells.length > 0)
    .sort((a, b) => a.hash - b.hash);
  const counts = new Uint8Array(GROUPS);
  const bytes: number[] = [];
  for (const { hash, cells } of rows) {
    const group = groupOf(hash);
    if (counts[group] === MOST_ROWS) throw new RangeError('Too many hashes begin with the same bits');
    counts[group]!++;
    const rest = restOf(hash);
    for (let byte = 0; byte < REST_BYTES; byte++) bytes.push((rest >>> (8 * byte)) & 0xff);
    bytes.push(cells.length, ...cells);
  }
  return { data: Buffer.concat([counts, Uint8Array.from(bytes)]).toString('base64'), rows: rows.length };
}

function cellsOf(weights: Float32Array, feature: number): number[] {
  const cells: number[] = [];
  for (let label = 0; label < LABELS; label++) {
    const cell = cellOf(label, weights[feature * LABELS + label]! / UNIT);
    if (cell !== undefined) cells.push(cell);
  }
  return cells;
}
