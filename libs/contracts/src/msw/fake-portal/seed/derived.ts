/** FNV-1a over the UTF-16 units, mixed once more so that near keys give far numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A whole number from 0 to below `below`: the same for the same keys, so that data need not be stored. */
export const derivedNumber = (below: number, ...keys: readonly (string | number)[]): number =>
  hash(keys.join('|')) % below;

/** One of a list, the same for the same keys. */
export const derivedChoice = <T>(list: readonly [T, ...T[]], ...keys: readonly (string | number)[]): T =>
  list[derivedNumber(list.length, ...keys)] ?? list[0];

/** An opaque identifier that says nothing about what it is made from. */
export const derivedId = (prefix: string, ...keys: readonly (string | number)[]): string =>
  `${prefix}-${[0, 1]
    .map((half) =>
      hash(`${half}|${prefix}|${keys.join('|')}`)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')}`;
