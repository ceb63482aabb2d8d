import type { Token } from '../../text/tokenize.js';

const CARDINALS = new Set(
  `один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать
  четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок
  пятьдесят шестьдесят семьдесят восемьдесят девяносто сто двести триста тысяча`.split(/\s+/),
);

/** Whether the lower-case word is a number in its first case: "семь", "сорок". */
export function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && CARDINALS.has(word);
}

/** Index of the last word of a number in words that begins at the index, such as "двадцать пять"; three words at most. */
export function lastOfNumberWords(tokens: readonly Token[], index: number): number {
  let last = index;
  while (
    last < index + 2 &&
    isNumberWord(tokens[last + 1]?.lower) &&
    tokens[last + 1]!.start === tokens[last]!.end + 1
  )
    last++;
  return last;
}
