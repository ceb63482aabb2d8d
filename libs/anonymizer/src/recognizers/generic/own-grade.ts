import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { gradeAlone } from './grade-alone.js';
import { isGradeOfOurs, isStatusOfOurs } from './grade-ties.js';
import {
  ATTENDS,
  CLASS_EN,
  CLASS_GOES_ON,
  CLASS_RU,
  ORDINAL,
  ORDINAL_EN,
  SPOKEN_LETTER,
  isHere as isClassHere,
} from './class-words.js';

/** A class, all but what every candidate of the recognizer has in common. */
export type FoundClass = Omit<Candidate, 'type' | 'recognizer'>;

const NUMERAL_ENDING = new Set(['th', 'st', 'nd', 'rd', 'м', 'ом', 'ого', 'й', 'ый', 'го']);
/** Of a numeral, with its hyphen. */
const LONGEST_ENDING = 4;
const GRADE = new Set(['grade', 'grader', 'graders']);
const GRADE_BEFORE = new Set(['grade', 'year', 'yr', 'form', 'class']);

/** "в 7 классе Б", "в 6 кл. «З»", but not "в пятом классе. С чего начать": a dot behind the whole word ends a sentence. */
const isTied = (text: string, word: Token, letter: Token): boolean =>
  /^(?:[ -]|,? )?["«“]?$/.test(
    text.slice(word.end + (word.lower === 'кл' && text[word.end] === '.' ? 1 : 0), letter.start),
  );

/** "я учусь в 7 классе", "I'm in 8th grade": a grade alone tells something only of the writer. */
export function ownGrade(document: TextDocument, number: Token): FoundClass | undefined {
  const { tokens, lower, text } = document;
  const next = tokens[number.index + 1];
  const ending =
    next !== undefined && next.end - number.end <= LONGEST_ENDING && NUMERAL_ENDING.has(next.lower)
      ? next
      : undefined;
  const word = ending === undefined ? next : tokens[ending.index + 1];
  if (word !== undefined && word.start - (ending ?? number).end <= 1) {
    const letter = tokens[word.index + 1];
    const withLetter =
      letter?.kind === 'word' &&
      letter.end - letter.start === 1 &&
      letter.casing !== 'lower' &&
      isTied(text, word, letter);
    if (
      CLASS_RU.accepts(word.word) &&
      (withLetter || ATTENDS.test(lower.slice(Math.max(0, number.start - 44), number.start)))
    )
      return {
        start: number.start,
        end: withLetter ? letter.end : word.end,
        score: 0.72,
        reason: 'grade of somebody around the writer',
      };
    if (
      CLASS_EN.accepts(word.word) &&
      GRADE.has(word.lower) &&
      (isGradeOfOurs(document, number, word) || isSelf(lower, number.start, word.end))
    )
      return {
        start: number.start,
        end: word.end,
        score: 0.75,
        reason: 'grade of somebody around the writer',
      };
  }
  const previous = tokens[number.index - 1];
  const isBehind =
    previous !== undefined &&
    CLASS_EN.accepts(previous.word) &&
    GRADE_BEFORE.has(previous.lower) &&
    number.start === previous.end + 1;
  if (isBehind && (isGradeOfOurs(document, previous, number) || isSelf(lower, previous.start, number.end))) {
    return {
      start: previous.start,
      end: number.end,
      score: 0.75,
      reason: 'grade of somebody around the writer',
    };
  }
  return gradeAlone(document, number);
}

/** "из седьмого б", "seventh grade". */
export function inWords(document: TextDocument, token: Token): FoundClass | undefined {
  const { tokens, lower, text } = document;
  if (ORDINAL_EN.accepts(token.word)) {
    const next = tokens[token.index + 1];
    const isOwn =
      next !== undefined &&
      (/^graders?$|^grade$/.test(next.lower) ||
        (token.lower !== 'first' && /^(?:years?|class|form)$/.test(next.lower))) &&
      isGradeOfOurs(document, token, next);
    return isOwn
      ? { start: token.start, end: next.end, score: 0.72, reason: 'grade of somebody around the writer' }
      : undefined;
  }
  if (isStatusOfOurs(document, token))
    return { start: token.start, end: token.end, score: 0.72, reason: 'grade of somebody around the writer' };
  if (!ORDINAL.accepts(token.word)) return undefined;
  let next = tokens[token.index + 1];
  if (next !== undefined && CLASS_RU.accepts(next.word) && next.start === token.end + 1) {
    const letter = tokens[next.index + 1];
    const hasLetter =
      letter?.kind === 'word' &&
      letter.end - letter.start === 1 &&
      isTied(text, next, letter) &&
      (letter.casing !== 'lower' || /["«]/.test(text[letter.start - 1]!));
    const isOwn = ATTENDS.test(lower.slice(Math.max(0, token.start - 44), token.start));
    if (!hasLetter && !isOwn) return undefined;
    return {
      start: token.start,
      end: hasLetter ? letter.end : next.end,
      score: 0.72,
      reason: 'grade of somebody around the writer',
    };
  }
  if (
    next?.kind !== 'word' ||
    !(next.end - next.start === 1 || SPOKEN_LETTER.test(next.lower)) ||
    next.start - token.end > 3 ||
    text.charCodeAt(token.end) === 0x2c ||
    next.script !== 'cyrillic'
  )
    return inGrade(document, token);
  const letter = next;
  next = tokens[letter.index + 1];
  const hasClass = next !== undefined && next.start - letter.end <= 2 && CLASS_RU.accepts(next.word);
  const endsHere = next === undefined || /[.,!?\n;)]/.test(text.slice(letter.end, next.start));
  const before = lower.slice(Math.max(0, token.start - 20), token.start);
  const isHere =
    isClassHere(document, token) || (OF_CLASS.test(before) && /^[абвгдежзк]|э$/.test(letter.lower));
  const goesOn = isHere && CLASS_GOES_ON.test(lower.slice(letter.end, letter.end + 20));
  const isCapital =
    letter.casing !== 'lower' &&
    token.casing !== 'upper' &&
    /^ ["«]?$/.test(text.slice(token.end, letter.start));
  if (/^ (?:ошибк|класс не )/.test(lower.slice(letter.end, letter.end + 10))) return undefined;
  const isQuoted = /^ ["«]$/.test(text.slice(token.end, letter.start));
  if (
    !hasClass &&
    !isCapital &&
    !isQuoted &&
    !(isHere && (endsHere || goesOn || !/^[аивскоуя]$/.test(letter.lower)))
  )
    return undefined;
  return {
    start: token.start,
    end: hasClass ? next!.end : letter.end,
    score: 0.78,
    reason: 'class in words',
  };
}

/** "привет от седьмого а" */
const OF_CLASS = /(?<![а-я])(?:от|для|против|к|за|про|со|с) $/;

const IN_GRADE =
  /(?<![а-я])(?:учусь|учится|учимся|переш[её]л|перешла|перехожу|перешли|(?:брат|сестра|сын|дочь|дочка|я) (?:уже |ещё |еще |пока )?) ?(?:только |уже |сейчас |теперь )?в(?:о)? $/;

/** "ща в девятом, сдаю ОГЭ" */
const NOW_IN = /^(?:(?:я|ну|а|ща|щас|сейчас|уже|теперь|вот|привет|тоже),? ){1,3}во? $/;
const OF_WRITER =
  /^,? (?:и |а |но )?(?:уже |сейчас )?(?:мы|я|мне|нам|у нас|у меня|учусь|учу|решаю|пишу|готовлюсь|сдаю|работаю|прохожу|проходим|изучаем|изучаю|хожу|живу|люблю|хочу|ищу|занимаюсь|не понимаю|не могу|делаю|болею)(?![а-я])/;

/** "учусь в девятом, сдаю ОГЭ": the grade of the writer without the word for it. */
function inGrade({ lower }: TextDocument, token: Token): FoundClass | undefined {
  if (!/(?:[оье]м|ый|ий|ой)$/.test(token.lower)) return undefined;
  const before = lower.slice(Math.max(0, token.start - 36), token.start);
  const behind = lower.slice(token.end, token.end + 32);
  const isOwn =
    (/^(?:$|[.,!?;)\n]| (?:и|а|но|уже|учусь)(?![а-я]))/.test(behind) && IN_GRADE.test(before)) ||
    (token.start < 36 && NOW_IN.test(before) && OF_WRITER.test(behind));
  return isOwn
    ? { start: token.start, end: token.end, score: 0.66, reason: 'grade of somebody around the writer' }
    : undefined;
}

/** "in 8th grade now", "Year 9 student here": the message begins with it. */
function isSelf(lower: string, start: number, end: number): boolean {
  return (
    start <= 11 &&
    /^(?:(?:hi|hey|hello),? )?(?:in |a |an )?$/.test(lower.slice(0, start)) &&
    /^,? (?:now|here|(?:student|pupil)(?!s)|btw|and i\b|this year)/.test(lower.slice(end, end + 14))
  );
}
