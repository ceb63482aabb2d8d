import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

const CARDINALS = new WordTest(
  'один|два|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|восемнадцать|девятнадцать|двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто|сто|двести|триста|тысяча',
);

/** Whether the word is a number in its first case: "семь", "сорок". */
export function isNumberWord(token: Token | undefined): boolean {
  return token !== undefined && CARDINALS.accepts(token.word);
}

/** Index of the last word of a number in words that begins at the index, such as "двадцать пять"; three words at most. */
export function lastOfNumberWords(tokens: readonly Token[], index: number): number {
  let last = index;
  while (
    last < index + 2 &&
    isNumberWord(tokens[last + 1]) &&
    tokens[last + 1]!.start === tokens[last]!.end + 1
  )
    last++;
  return last;
}
