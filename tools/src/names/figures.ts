import { caseStem, declineGivenName, declineSurname } from '@portal/anonymizer/grammar';

/** By the stems of their main word, the persons and characters of lessons, with ";" between them. */
export interface Figures {
  readonly cyrillic: ReadonlyMap<string, string>;
  readonly latin: ReadonlyMap<string, string>;
}

/**
 * Reads lists of figures: with ";" between them, each by its main word and the words beside it.
 *
 * @param further those who are less known: "~" marks whom the main word alone does not tell
 * @param inFull those whom it never tells
 * @param isTelling whether a main word does
 */
export function readFigures(
  lines: readonly string[],
  further: readonly string[],
  inFull: readonly string[],
  isTelling: (main: string) => boolean,
): Figures {
  const cyrillic = new Map<string, string>();
  const latin = new Map<string, string>();
  const add = (main: string, entry: string): void => {
    for (const key of keysOf(main)) {
      const byKey = isLatin(key) ? latin : cyrillic;
      const others = byKey.get(key);
      byKey.set(key, others === undefined ? entry : `${others};${entry}`);
    }
  };
  for (const words of readEntries(lines)) add(words[0]!, words.join(' '));
  for (const words of readEntries(further)) {
    const [main, ...names] = words as [string, ...string[]];
    const isInFullOnly = names.length > 0 && !isTelling(main);
    add(main, isInFullOnly ? IN_FULL_ONLY + names.join(' ') : words.join(' '));
  }
  for (const [main, ...names] of readEntries(inFull)) add(main!, IN_FULL_ONLY + names.join(' '));
  return { cyrillic, latin };
}

const IN_FULL_ONLY = '~';

const readEntries = (lines: readonly string[]): string[][] =>
  lines
    .join(';')
    .split(';')
    .map((entry) => entry.trim().split(/[ -]+/))
    .filter(([main]) => main !== '');

export const isLatin = (word: string): boolean => word.charCodeAt(0) < 0x400;

/** A Latin name itself, and the stems of the case forms of a Russian one. */
export function keysOf(main: string): Set<string> {
  if (isLatin(main)) return new Set([main]);
  const isGiven = /[аяйь]$/.test(main);
  const given = isGiven ? declineGivenName(main, /[ая]$/.test(main) ? 'f' : 'm') : [];
  // A name of one letter has forms of none.
  return new Set([...declineSurname(main), ...given].map(caseStem).filter((stem) => stem !== ''));
}
