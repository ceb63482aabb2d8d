// Letters of the two alphabets (and a few Greek ones) that look the same in lower case or in capitals.
const PAIRS = 'aа bв cс eе hн kк mм oо pр tт xх yу nп uи rг wш iі sѕ jј αа οо ερ νу ρр τт χх κк ηн μм';

const toCyrillic = new Map<string, string>();
const toLatin = new Map<string, string>();
for (const [like, cyrillic] of PAIRS.split(' ').map((pair) => [pair[0]!, pair[1]!] as const)) {
  toCyrillic.set(like, cyrillic);
  if (!toLatin.has(cyrillic) && like < '\u0370') toLatin.set(cyrillic, like);
}
for (const [greek, latin] of ['αa', 'οo', 'εe', 'νv', 'ρp', 'τt', 'χx', 'κk', 'ηn'].map(
  (p) => [p[0]!, p[1]!] as const,
)) {
  toLatin.set(greek, latin);
}

// Those that differ only to a careful eye; the others are guesses that do not tell the alphabet.
const EXACT = new Set('aceopxykmthbасеорхукмтнв');

const isCyrillic = (letter: string): boolean => letter >= '\u0400' && letter <= '\u04ff';

/**
 * A lower-case word of mixed alphabets, spelled in one: the one most of its letters belong to, and Cyrillic where they
 * are even, because a Latin keyboard offers more look-alikes to a Russian word than the other way round.
 */
export function unmixAlphabets(word: string): string {
  let cyrillic = 0;
  let onlyCyrillic = 0;
  let onlyLatin = 0;
  for (const letter of word) {
    if (isCyrillic(letter)) {
      cyrillic++;
      if (!EXACT.has(letter)) onlyCyrillic++;
    } else if (!EXACT.has(letter)) onlyLatin++;
  }
  const russian = onlyCyrillic !== onlyLatin ? onlyCyrillic > onlyLatin : cyrillic * 3 >= word.length;
  const table = russian ? toCyrillic : toLatin;
  let spelled = '';
  for (const letter of word) spelled += table.get(letter) ?? letter;
  return spelled;
}
