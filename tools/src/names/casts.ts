import { caseStem, writeLetters } from '@portal/anonymizer/grammar';
import { isLatin, keysOf } from './figures.js';

/** By name, or the stem of a Russian one, the numbers of the casts it belongs to. */
export interface CastNames {
  readonly cyrillic: ReadonlyMap<string, string>;
  readonly latin: ReadonlyMap<string, string>;
  /** Of each title its words, or the stems of Russian ones as the data spell them, and the number of its cast; in order. */
  readonly cyrillicTitles: readonly string[];
  readonly latinTitles: readonly string[];
}

/** What names/casts.ts of the library has room for. */
const MOST_CASTS = 4096;

/** Reads lines of "title: name name …", a cast each; they are numbered in their order. */
export function readCasts(lines: readonly string[]): CastNames {
  if (lines.length > MOST_CASTS) throw new RangeError(`There is room for ${MOST_CASTS} casts`);
  const cyrillic = new Map<string, string>();
  const latin = new Map<string, string>();
  const cyrillicTitles: string[] = [];
  const latinTitles: string[] = [];
  lines.forEach((line, cast) => {
    const title = line.slice(0, line.indexOf(':'));
    if (isLatin(title)) latinTitles.push(`${title} ${cast}`);
    else cyrillicTitles.push(`${title.split(' ').map(caseStem).join(' ')} ${cast}`);
    const names = line.slice(line.indexOf(':') + 1).split(/[ -]+/);
    const keys = names.filter((name) => name.length > 1).flatMap((name) => [...keysOf(name)]);
    for (const key of new Set(keys)) {
      const byKey = isLatin(key) ? latin : cyrillic;
      const others = byKey.get(key);
      byKey.set(key, others === undefined ? `${cast}` : `${others} ${cast}`);
    }
  });
  return {
    cyrillic,
    latin,
    cyrillicTitles: cyrillicTitles.map(writeLetters).sort(),
    latinTitles: latinTitles.sort(),
  };
}
