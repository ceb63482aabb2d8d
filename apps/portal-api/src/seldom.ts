/**
 * Tells the first of what repeats at once, and after that at most one in `everyMs` milliseconds, with the number of those that were
 * not told since: what fails many times a second while something is away would drown every other line.
 */
export function seldom<T>(
  everyMs: number,
  tell: (what: T, untold: number) => void,
  now: () => number = () => performance.now(),
): (what: T) => void {
  let nextAt = -Infinity;
  let untold = 0;
  return (what) => {
    if (now() < nextAt) {
      untold++;
      return;
    }
    nextAt = now() + everyMs;
    tell(what, untold);
    untold = 0;
  };
}
