import { LABELS } from '../../tagger/labels.js';
import {
  blockOf,
  BLOCKS,
  cellOf,
  groupOf,
  GROUPS,
  restOf,
  REST_BYTES,
  SIZE_BYTES,
  UNIT,
} from '../../tagger/weight-table.js';

/** What a byte can count. */
const MOST_ROWS = 255;
/** What two bytes can tell. */
const MOST_BYTES = 65_535;

/**
 * The weights of features as `WeightTable` reads them.
 *
 * @throws RangeError where a group has more rows than a byte can count, or a block more bytes than two can
 */
export function tableOf(
  hashes: readonly number[],
  weights: Float32Array,
): { data: Uint8Array; rows: number } {
  const rows = hashes
    .map((hash, feature) => ({ hash: hash >>> 0, cells: cellsOf(weights, feature) }))
    .filter(({ cells }) => cells.length > 0)
    .sort((a, b) => a.hash - b.hash);
  const counts = new Uint8Array(GROUPS);
  const sizes = new Uint32Array(BLOCKS);
  const bytes: number[] = [];
  for (const { hash, cells } of rows) {
    const group = groupOf(hash);
    if (counts[group] === MOST_ROWS) throw new RangeError('Too many hashes begin with the same bits');
    counts[group]!++;
    const rest = restOf(hash);
    for (let byte = 0; byte < REST_BYTES; byte++) bytes.push((rest >>> (8 * byte)) & 0xff);
    bytes.push(cells.length, ...cells);
    sizes[blockOf(hash)]! += REST_BYTES + 1 + cells.length;
  }
  return { data: Buffer.concat([counts, bytesOf(sizes), Uint8Array.from(bytes)]), rows: rows.length };
}

function bytesOf(sizes: Uint32Array): Buffer {
  const bytes = Buffer.alloc(sizes.length * SIZE_BYTES);
  for (const [block, size] of sizes.entries()) {
    if (size > MOST_BYTES) throw new RangeError('Too many weights have hashes that begin with the same bits');
    bytes.writeUInt16LE(size, block * SIZE_BYTES);
  }
  return bytes;
}

function cellsOf(weights: Float32Array, feature: number): number[] {
  const cells: number[] = [];
  for (let label = 0; label < LABELS; label++) {
    const cell = cellOf(label, weights[feature * LABELS + label]! / UNIT);
    if (cell !== undefined) cells.push(cell);
  }
  return cells;
}
