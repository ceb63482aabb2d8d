import { createHash } from 'node:crypto';

/** A whole number in 0..below-1 that is always the same for the same keys. */
export function derivedNumber(below: number, ...keys: readonly (string | number)[]): number {
  return createHash('sha256').update(keys.join('\u0000')).digest().readUInt32BE(0) % below;
}

/** One element of a list, always the same for the same keys. */
export function derivedChoice<T>(list: readonly [T, ...T[]], ...keys: readonly (string | number)[]): T {
  return list[derivedNumber(list.length, ...keys)] ?? list[0];
}

/** An identifier that says nothing about the name it is made from. */
export function derivedId(prefix: string, name: string): string {
  return `${prefix}-${createHash('sha256').update(`${prefix}\u0000${name}`).digest('hex').slice(0, 16)}`;
}
