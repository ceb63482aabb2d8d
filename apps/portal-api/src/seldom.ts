export interface SeldomOptions {
  /** How many are told in a row before the rest has to wait. */
  readonly most?: number;
  /** In ms. */
  readonly now?: () => number;
}

/**
 * Tells the first of what repeats at once, and at most `most` in `everyMs` milliseconds, with the number of those that were not told
 * since: what fails many times a second while something is away would drown every other line.
 */
export function seldom<T>(
  everyMs: number,
  tell: (what: T, untold: number) => void,
  { most = 1, now = () => performance.now() }: SeldomOptions = {},
): (what: T) => void {
  let nextAt = -Infinity;
  let told = 0;
  let untold = 0;
  return (what) => {
    if (now() >= nextAt) {
      nextAt = now() + everyMs;
      told = 0;
    }
    if (told >= most) {
      untold++;
      return;
    }
    told++;
    tell(what, untold);
    untold = 0;
  };
}
