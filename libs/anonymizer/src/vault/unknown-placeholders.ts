import { PLACEHOLDER_LIKE, type Vault } from './vault.js';

/** Numbers beyond are nobody's: none is ever given so high. */
const HIGHEST = 9_999_999;

/**
 * The highest number of a placeholder that stands in texts of the dialog though the vault has not given it: the assistant
 * made it up, or the vault was put back to what it was. 0 for none, and then the vault can go on as it is; otherwise it has to
 * go on behind that number, for whoever got it would be shown in those texts.
 *
 * @example
 * const { vault } = anonymize('Меня зовут Маша');
 * const after = highestUnknown(['[PERSON_1] и её подруга [PERSON_2]'], vault); // 2
 * anonymize('Мой друг Олег', { ...vault, after }).text; // 'Мой друг [PERSON_3]'
 */
export function highestUnknown(texts: Iterable<string>, vault: Vault): number {
  const given = new Map<string, number>();
  for (const { type, number } of vault.entries) given.set(type, Math.max(given.get(type) ?? 0, number));
  const { after = 0 } = vault;
  let highest = 0;
  for (const text of texts) {
    if (!text.includes('[')) continue;
    for (const [written] of text.matchAll(PLACEHOLDER_LIKE)) {
      const placeholder = written.replaceAll('\\', '');
      const underscore = placeholder.indexOf('_');
      const number = Number(placeholder.slice(underscore + 1, -1));
      const last = Math.max(given.get(placeholder.slice(1, underscore)) ?? 0, after);
      if (number > last && number <= HIGHEST) highest = Math.max(highest, number);
    }
  }
  return highest;
}
