import { caseStem, declineGivenName, declineSurname } from '@portal/anonymizer/grammar';

/** By the stems of their main word, the persons and characters of lessons, with ";" between them. */
export interface Figures {
  readonly cyrillic: ReadonlyMap<string, string>;
  readonly latin: ReadonlyMap<string, string>;
}

/** Reads lists of figures: with ";" between them, each by its main word and the words beside it. */
export function readFigures(lines: readonly string[]): Figures {
  const cyrillic = new Map<string, string>();
  const latin = new Map<string, string>();
  for (const entry of lines.join(';').split(';')) {
    const words = entry.trim().split(/[ -]+/);
    if (words[0] === '') continue;
    for (const key of keysOf(words[0]!)) {
      const byKey = isLatin(key) ? latin : cyrillic;
      const others = byKey.get(key);
      byKey.set(key, others === undefined ? words.join(' ') : `${others};${words.join(' ')}`);
    }
  }
  return { cyrillic, latin };
}

const isLatin = (word: string): boolean => word.charCodeAt(0) < 0x400;

function keysOf(main: string): Set<string> {
  if (isLatin(main)) return new Set([main]);
  const isGiven = /[аяйь]$/.test(main);
  const given = isGiven ? declineGivenName(main, /[ая]$/.test(main) ? 'f' : 'm') : [];
  return new Set([...declineSurname(main), ...given].map(caseStem));
}
