import { isLessonCue } from './cues.js';
import { isHonorific, isOffice } from './honorifics.js';
import { isMonarchName } from './monarchs.js';
import { chainOf, type NameChain } from './name-chain.js';
import { INITIAL } from './roles.js';
import type { NameWords } from './name-words.js';
import type { Token } from '../text/tokenize.js';

/** Initials with their dots, and the word behind them. */
export interface Initials {
  readonly letters: readonly string[];
  /** Index of the last initial. */
  readonly last: number;
  /** Behind the last dot. */
  readonly end: number;
  readonly next: number | undefined;
}

/** The initials that begin with the token. */
export function readInitials(words: NameWords, i: number): Initials | undefined {
  const { text, tokens } = words.document;
  let last = i;
  const letters: string[] = [];
  for (let at = i; letters.length < 3; at++) {
    const letter = tokens[at];
    if (letter === undefined || (words.roles[at]! & INITIAL) === 0 || text[letter.end] !== '.') break;
    // "Ш. K": a letter without its dot is none.
    if (at > i && letter.start > words.token(last).end + 2) break;
    letters.push(letter.lower);
    last = at;
  }
  if (letters.length === 0) return undefined;
  const end = words.token(last).end + 1;
  const next = tokens[last + 1];
  const isNear = next !== undefined && next.start <= end + 1 && (next.start === end || text[end] === ' ');
  return { letters, last, end, next: isNear ? last + 1 : undefined };
}

/** "Иван П. Петров", "John F Kennedy": an initial behind a given name, and the surname behind it. */
export function initialsBehind(words: NameWords, i: number): { last: number; next: number } | undefined {
  const next = words.nextWord(i);
  if (next === undefined || (words.roles[next]! & INITIAL) === 0) return undefined;
  const given = words.token(i);
  // "James V. Brown"
  if (given.script === 'cyrillic' && isOfRuler(given, words.token(next))) return undefined;
  const initials = readInitials(words, next);
  if (initials?.next !== undefined) return { last: initials.last, next: initials.next };
  const plain = words.nextWord(next);
  return plain === undefined ? undefined : { last: next, next: plain };
}

/** "Kayla B.", "Саша К.": an initial with its dot behind a given name. */
export function shortSurname(words: NameWords, i: number): { last: number; end: number } | undefined {
  const next = words.nextWord(i);
  if (next === undefined || (words.roles[next]! & INITIAL) === 0) return undefined;
  const { text } = words.document;
  const letter = words.token(next);
  // "Chloe B and I": without its dot, unless it may be a word.
  if (text[letter.end] !== '.' && /^(?:$|[ ,!?;:)])/.test(text.slice(letter.end, letter.end + 1))) {
    const behind = words.document.tokens[next + 1];
    const isWord =
      /^[ivxі]$/.test(letter.lower) || (/^[aаиоуксвя]$/.test(letter.lower) && behind !== undefined);
    return isWord || behind?.casing === 'title' ? undefined : { last: next, end: letter.end };
  }
  const initials = readInitials(words, next);
  if (initials?.letters.length !== 1 || isOfRuler(words.token(i), letter)) return undefined;
  return { last: initials.last, end: initials.end };
}

/** "the life of Charles I.", "Павел I. Чем запомнилась эпоха?": a Roman numeral at the end of a sentence. */
const isOfRuler = (given: Token, { lower, script }: Token): boolean =>
  /^[ivx]$/.test(lower) && script === 'latin' && (given.script === 'cyrillic' || isMonarchName(given.lower));

/** "Угол А.О. равен", "Рисунок А.В. сделал": a word is a surname only where an entry ends behind it. */
const isRegistered = (text: string, word: string, end: number): boolean =>
  /^(?:$|[\n,;:()]| ?[—–-] | (?:от|и|к|с) | \d)/.test(text.slice(end, end + 4)) &&
  !/^(?:уг(?:ол|лы)|точк|отрезк|отрез|прям|рис|вариант|пункт|групп|ответ|част|глав|тем|урок|класс|пример|схем|таблиц|луч|хорд|треугольник)/.test(
    word,
  );

/** "Директору школы Кулик А.В.": a word with a capital before two initials that nothing with a capital follows. */
export function surnameBeforeInitials(words: NameWords, i: number, free: number): NameChain | undefined {
  if (i <= free || !words.isNext(i - 1)) return undefined;
  const surname = words.token(i - 1);
  const { word, casing, script, lower } = surname;
  if (casing !== 'title' || script !== 'cyrillic' || lower.length < 3 || word.isStop || word.isPlace)
    return undefined;
  if (word.isRelation || isLessonCue(surname) || isHonorific(word) || isOffice(surname)) return undefined;
  const initials = readInitials(words, i);
  if (initials?.letters.length !== 2) return undefined;
  if (word.isOrdinary && !isRegistered(words.document.text, lower, initials.end)) return undefined;
  const next = initials.next === undefined ? undefined : words.token(initials.next);
  if (next !== undefined && (next.casing !== 'lower' || next.word.isFigure)) return undefined;
  return chainOf(i - 1, initials.last, initials.end, { surname, initials: initials.letters, roles: INITIAL });
}
