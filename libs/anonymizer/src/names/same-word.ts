const ENDINGS = 'а я у ю е ы и ь й ой ою ей ею ом ем ью ый ая ую ого ому ым ых'.split(' ');
const SHORTEST_BASE = 2;
/** Names whose vowel is gone in the other cases. */
const IRREGULAR = new Map([
  ['льв', 'лев'],
  ['павл', 'павел'],
]);

/**
 * Whether two values share a word, whatever its case form: "Маша" and "Маше", "Лев" and "Львом", not "Петя" and "Пётр".
 */
export function shareWord(value: string, other: string): boolean {
  const words = wordsOf(other);
  return wordsOf(value).some((word) => words.some((known) => isSameWord(word, known)));
}

/** Whether every word of the one is spelled so in the other. */
export function isSpelledIn(value: string, other: string): boolean {
  const words = wordsOf(other);
  return wordsOf(value).every((word) => words.includes(word));
}

const wordsOf = (value: string): string[] =>
  value
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^a-zа-я]+/)
    .filter((word) => word.length > 1);

function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (word.charCodeAt(0) < 0x400) return false;
  const bases = basesOf(other);
  return basesOf(word).some((base) => bases.includes(base));
}

/** A word as it is and without each ending that it may have. */
function basesOf(word: string): string[] {
  const bases = [word];
  for (const ending of ENDINGS)
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST_BASE)
      bases.push(word.slice(0, -ending.length));
  if (/[сц]кий$/.test(word)) bases.push(word.slice(0, -2));
  return bases.map((base) => IRREGULAR.get(base) ?? base);
}
