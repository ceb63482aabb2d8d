type Version = readonly [number, number, number];

/** From a version on, up to and without another; without end when that is undefined. */
interface Span {
  readonly from: Version;
  readonly to: Version | undefined;
}

/**
 * Whether a range of versions takes all that another takes. Alternatives (`||`) of the forms `1.2.3`, `^1.2.3`, `~1.2.3`,
 * `>=1.2.3` and `*` are understood; of others only the same text.
 *
 * @example
 * isWider('^3.0.0', '^3.0.0 || ^4.0.0'); // true
 * isWider('>=20', '>=26'); // false
 */
export function isWider(before: string, after: string): boolean {
  const alternatives = splitRange(after);
  return splitRange(before).every((one) =>
    alternatives.some((other) => one === other || contains(other, one)),
  );
}

const splitRange = (range: string): string[] => range.split('||').map((part) => part.trim());

function contains(outer: string, inner: string): boolean {
  const [wide, narrow] = [readSpan(outer), readSpan(inner)];
  if (!wide || !narrow || order(wide.from, narrow.from) > 0) return false;
  return wide.to === undefined || (narrow.to !== undefined && order(narrow.to, wide.to) <= 0);
}

function readSpan(range: string): Span | undefined {
  if (range === '*') return { from: [0, 0, 0], to: undefined };
  const found = /^(\^|~|>=)?\s*(\d+)(?:\.(\d+)(?:\.(\d+))?)?$/.exec(range);
  if (!found) return undefined;
  const [, sign, ...digits] = found;
  const given = digits.filter((digit) => digit !== undefined).length;
  const [major = 0, minor = 0, patch = 0] = digits.map((digit) => Number(digit ?? 0));
  const from: Version = [major, minor, patch];
  if (sign === '>=') return { from, to: undefined };
  const steps: readonly Version[] = [
    [major + 1, 0, 0],
    [major, minor + 1, 0],
    [major, minor, patch + 1],
  ];
  if (sign === '~') return { from, to: steps[given === 1 ? 0 : 1] };
  if (sign === undefined) return { from, to: steps[given - 1] };
  // A caret keeps the first number that is not zero.
  const kept = from.findIndex((number) => number !== 0);
  return { from, to: steps[kept === -1 ? given - 1 : Math.min(kept, given - 1)] };
}

function order(one: Version, other: Version): number {
  const index = one.findIndex((number, place) => number !== other[place]);
  return index === -1 ? 0 : one[index]! - other[index]!;
}
