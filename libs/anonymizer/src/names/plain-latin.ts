const MARKED = /[\u00c0-\u024f’]/;
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A lower-case word in Latin letters without its accents and with a straight apostrophe, as the lists spell it; undefined where it changes nothing. */
export function withoutAccents(word: string): string | undefined {
  if (!MARKED.test(word)) return undefined;
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/’/g, "'")
    .replace(/[ıłøđßæœ]/g, (letter) => LETTERS[letter]!);
  return plain === word ? undefined : plain;
}

/** "emmaaaa", "leratooo": the word with letters that are written three times or more written once; undefined where none is. */
function withoutDrawl(word: string): string | undefined {
  return /([a-z])\1\1/.test(word) ? word.replace(/([a-z])\1{2,}/g, '$1') : undefined;
}

/** The word as the lists may spell it, without accents or drawl; most words have neither, which one look at them tells. */
export function respelled(word: string): string | undefined {
  let [last, beforeLast] = [0, 0];
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code >= 0xc0) return withoutAccents(word);
    if (code === last && code === beforeLast) return withoutDrawl(word);
    beforeLast = last;
    last = code;
  }
  return undefined;
}
