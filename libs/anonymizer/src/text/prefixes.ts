interface Beginning {
  readonly text: string;
  bits: number;
}

const MOST_SETS = 30;

/** All sets share one table, so that a word is looked up once for all of them. */
const whole = new Map<string, number>();
const beginnings = new Map<number, Beginning[]>();
let sets = 0;

/**
 * Words given by their beginnings, of three letters or more, and whole ones that end in "$"; "[абв]" stands for any of
 * its letters. A token knows from its making which sets its word is in.
 *
 * @example
 * const cues = new PrefixSet('писател мам[аеу]$');
 * cues.has(document.tokens[0]); // whether the first word is "писательница", "мама"…
 */
export class PrefixSet {
  readonly #bit: number;

  constructor(patterns: string) {
    if (sets === MOST_SETS) throw new RangeError(`There is room for ${MOST_SETS} sets`);
    this.#bit = 1 << sets++;
    for (const pattern of patterns.trim().split(/\s+/)) {
      for (const word of expand(pattern)) this.#add(word);
    }
  }

  has(token: { readonly sets: number }): boolean {
    return (token.sets & this.#bit) !== 0;
  }

  hasWord(word: string): boolean {
    return (setsOf(word) & this.#bit) !== 0;
  }

  #add(word: string): void {
    if (word.endsWith('$')) {
      const exact = word.slice(0, -1);
      whole.set(exact, (whole.get(exact) ?? 0) | this.#bit);
      return;
    }
    if (word.length < 3) throw new RangeError(`A beginning of three letters is needed: ${word}`);
    const group = beginnings.get(keyOf(word)) ?? [];
    beginnings.set(keyOf(word), group);
    const known = group.find((beginning) => beginning.text === word);
    if (known === undefined) group.push({ text: word, bits: this.#bit });
    else known.bits |= this.#bit;
  }
}

/** The sets a lower-case word is in, one bit each. */
export function setsOf(word: string): number {
  let bits = whole.get(word) ?? 0;
  const group = beginnings.get(keyOf(word));
  if (group !== undefined)
    for (const beginning of group) if (word.startsWith(beginning.text)) bits |= beginning.bits;
  return bits;
}

/** The first three letters as one number, which a table finds faster than a string. */
function keyOf(word: string): number {
  return (
    (word.charCodeAt(0) & 0x3ff) * 0x100000 +
    (word.charCodeAt(1) & 0x3ff) * 0x400 +
    (word.charCodeAt(2) & 0x3ff)
  );
}

/** "мам[ау]$": each word or beginning that a pattern stands for. */
export function expand(pattern: string): string[] {
  const open = pattern.indexOf('[');
  if (open === -1) return [pattern];
  const close = pattern.indexOf(']', open);
  const letters = pattern.slice(open + 1, close).split('');
  return letters.flatMap((letter) => expand(pattern.slice(0, open) + letter + pattern.slice(close + 1)));
}
