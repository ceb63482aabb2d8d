import { writeLetters } from '@portal/anonymizer/grammar';

/** What names/numbered-words.ts reads: words in order, their numbers, and by number the text that stands for each. */
export interface NumberedWords {
  readonly words: string;
  readonly numbers: string;
  readonly texts: readonly string[];
}

/** The order of names/word-list.ts: the shorter first, and those of one length by their units. */
const inOrder = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

/** As names/word-list.ts reads them, in its spelling: a line for each length, in order and with nothing between the words. */
export function byLength(words: Iterable<string>): string {
  const lines: string[] = [];
  for (const word of [...new Set(Array.from(words, writeLetters))].sort(inOrder))
    lines[word.length - 1] = (lines[word.length - 1] ?? '') + word;
  return lines.join('\n');
}

/** Numbers words by their texts: those of one text have one number. */
export function numberWords(textOf: ReadonlyMap<string, string>): NumberedWords {
  if (textOf.has('')) throw new RangeError('A word without letters would shift the numbers of all others');
  const words = [...textOf.keys()].sort((a, b) => inOrder(writeLetters(a), writeLetters(b)));
  const texts = [...new Set(words.map((word) => textOf.get(word)!))];
  const numbers = new Map(texts.map((text, number) => [text, number]));
  const ofWords = Uint16Array.from(words, (word) => numbers.get(textOf.get(word)!)!);
  return { words: byLength(words), numbers: Buffer.from(ofWords.buffer).toString('base64'), texts };
}
