const MARKED = /[\u00c0-\u024f]/;
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae' };

/** A lower-case word in Latin letters without its accents, as the lists spell it; undefined where it has none. */
export function withoutAccents(word: string): string | undefined {
  if (!MARKED.test(word)) return undefined;
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıłøđßæ]/g, (letter) => LETTERS[letter]!);
}

/** "emmaaaa", "leratooo": the word with letters that are written three times or more written once; undefined where none is. */
export function withoutDrawl(word: string): string | undefined {
  return /([a-z])\1\1/.test(word) ? word.replace(/([a-z])\1{2,}/g, '$1') : undefined;
}
