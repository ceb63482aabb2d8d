import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PlantedValues {
  readonly email: string;
  readonly phone: string;
  readonly nameRu: string;
  readonly nameEn: string;
  readonly handle: string;
  readonly card: string;
}

/** Personal values that tests put into questions. Titles and messages of tests never hold them. */
export const planted: PlantedValues & Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../planted-values.json'), 'utf8'),
);

/** The kinds of planted values that a text holds; the values themselves stay out of a test's output. */
export function kindsIn(text: string): string[] {
  return Object.entries(planted).flatMap(([kind, value]) => (text.includes(value) ? [kind] : []));
}
