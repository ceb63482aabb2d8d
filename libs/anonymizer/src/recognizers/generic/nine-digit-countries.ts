/** Calling codes of the countries that have numbers of nine digits in all, the code included. */
const codes: ReadonlySet<string> = new Set(
  (
    '27 31 39 43 44 46 48 49 53 61 62 64 84 86 90 95 98 247 252 298 299 352 355 358 359 375 376 381 386 421 508 595 597 ' +
    '598 672 681 685 687 688 689 690 852 880 971'
  ).split(' '),
);

/** Whether a number of nine digits, as it follows a "+", may be that of a telephone. */
export function hasNineDigits(digits: string): boolean {
  return codes.has(digits.slice(0, 2)) || codes.has(digits.slice(0, 3));
}
