import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Word lists that are kept in the repository. */
export const SOURCES = join(import.meta.dirname, 'sources');

/** Lines of a list without comments, "ё" as "е". */
export function readLines(file: string): string[] {
  const lines = readFileSync(join(SOURCES, file), 'utf8').replaceAll('ё', 'е').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

/** Words of a list. */
export function readWords(file: string): string[] {
  return readLines(file).flatMap((line) => line.split(/\s+/));
}

/** One name with its everyday forms. */
export interface GivenName {
  readonly gender: 'm' | 'f';
  readonly names: readonly string[];
}

/** The Russian given names of a list. */
export function readGivenNames(file = 'ru-given-names.txt'): GivenName[] {
  return readLines(file).map((line) => {
    const [gender, ...names] = line.split(/\s+/);
    return { gender: gender === 'f' ? 'f' : 'm', names: [...new Set(names)] };
  });
}
