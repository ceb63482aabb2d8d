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

/** Greek capitals look like other letters than their small forms do: Eta is "H", eta is "n". */
const GREEK_CAPITALS = 'αaа βbв εeе ζzз ηhн ιiі κkк μmм νnн οoо ρpр τtт υyу χxх';
const capitalToLatin = new Map<string, string>();
const capitalToCyrillic = new Map<string, string>();
for (const [greek, latin, cyrillic] of GREEK_CAPITALS.split(' ').map((like) => like.split(''))) {
  capitalToLatin.set(greek!, latin!);
  capitalToCyrillic.set(greek!, cyrillic!);
}

// Those that differ only to a careful eye; the others are guesses that do not tell the alphabet.
const EXACT = new Set('aceopxykmthbасеорхукмтнвіѕј');

const isCyrillic = (letter: string): boolean => letter >= '\u0400' && letter <= '\u04ff';

/**
 * Whether most letters of a lower-case word of mixed alphabets are Cyrillic, and also where they are even, because a Latin
 * keyboard offers more look-alikes to a Russian word than the other way round.
 */
function isMostlyCyrillic(word: string): boolean {
  let cyrillic = 0;
  let onlyCyrillic = 0;
  let onlyLatin = 0;
  for (const letter of word) {
    if (isCyrillic(letter)) {
      cyrillic++;
      if (!EXACT.has(letter)) onlyCyrillic++;
    } else if (!EXACT.has(letter)) onlyLatin++;
  }
  return onlyCyrillic !== onlyLatin ? onlyCyrillic > onlyLatin : cyrillic * 3 >= word.length;
}

/**
 * A lower-case word of mixed alphabets, spelled in one: the one most of its letters belong to, if none is told.
 *
 * @param isCapital - whether the letter was a capital: "Ηughes" begins with a Greek Eta
 */
export function unmixAlphabets(
  word: string,
  isCapital: (at: number) => boolean = () => false,
  russian = isMostlyCyrillic(word),
): string {
  const table = russian ? toCyrillic : toLatin;
  const capitals = russian ? capitalToCyrillic : capitalToLatin;
  let spelled = '';
  for (let at = 0; at < word.length; at++) {
    const letter = word[at]!;
    spelled += (isCapital(at) ? capitals.get(letter) : undefined) ?? table.get(letter) ?? letter;
  }
  return spelled;
}
