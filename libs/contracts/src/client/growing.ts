/** A text that this version does not know: written so that editors still offer the known ones. */
type NewerText = string & Record<never, never>;

/**
 * A reply as a client has to expect it: where the contract names certain texts, `/api/v1` may grow by more of them, so the
 * type holds any other text besides, and a `switch` needs a `default`. Everything else stays as it is.
 *
 * @example
 * const cache: Growing<'hit' | 'miss'> = 'a-value-of-next-year';
 */
export type Growing<T> = T extends string
  ? string extends T
    ? T
    : T | NewerText
  : T extends object
    ? { [Key in keyof T]: Growing<T[Key]> }
    : T;
