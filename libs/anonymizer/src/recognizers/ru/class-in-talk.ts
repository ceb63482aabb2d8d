import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isOfSchool } from '../generic/class-beside.js';
import { CLASS_RU, NOT_CLASS, SPOKEN_LETTER } from '../generic/class-words.js';
import { isPhysics } from '../generic/school-class.js';
import { endOfSpokenClass, isClassmate } from './class-in-words.js';
import { endOfProfile } from './class-profile.js';
import { endOfGradeInWords, endOfOwnGrade } from './grade-in-talk.js';

const LEAST_SCORE = 0.5;
/** Classes of one message are few, and each is compared with all that was found. */
const MOST = 8;
const MOST_ASKED = 32;
const REACH = 40;
const HIGHEST_GRADE = 11;
const SHORTEST_CLASSMATE = 11;

/** Who, and what of theirs, stands right in front of the class: "ребят 5д", "эй 9в", "родители 3-2", "выпускной у 9-1". */
const PEOPLE =
  /(?:^|[^а-я])(?:(?:ребят[аыу]?|ребятам|эй|народ|пацаны|пацанов|девочки|девочек|девчонки|девчонок|мальчики|мальчиков|мальчишки|родители|родителям|родителей|мамы|ученики?|учеников|ученицы|староста|старосты|классуха|классная|классный|выпускной|последний звонок|линейка|дискотека|экскурсия|собрание|субботник|чаепитие|утренник|дежурство|дежурит|дежурят)(?: из| у| для)?|препод(?: [а-я]{2,14}){0,3} у) $/;
/** Where somebody is, comes from or is against, where school is spoken of. */
const FROM = /(?:^|[^а-я])(?:из|от|у|за|против|к|для) $/;
/** "я в 9/2", "мы теперь из 8-3" */
const SOMEBODY_IN =
  /(?:^|[^а-я])(?:я|мы|учусь|учимся|учится|хожу|ходит|перешел|перешла|перевели)(?: (?:сейчас|теперь|тоже|уже|вообще|сам|сама))? (?:в|во|из) $/;
const CLASSES = /класс(?:а|ы|ов|ах|ам|е)?(?![а-я])/;
/** Behind a class the sentence ends or goes on about people, and not about so much of something. */
const NO_CLASS_BEHIND =
  /^(?:[\d/°%=+*²]|[.,-]\d| (?:до|из \d|раз|час|минут|руб|кг|см|мм|км|год|лет|мест|балл|очк|процент|равн|получ|источник|блок|задани|пример|номер|упражнен|пункт|человек|остал|выход|выйд|следу)|-(?:й|я|е|м|го|му|х|ти|и)(?![а-я]))/;
/** What is won and lost by two numbers, and what has a part by them. */
const SCORE = /сч[её]т|(?<![а-я])гол[аыо]?(?![а-я])|матч|выиг|проиг|ничь|побед|побил/;
const OF_BOOK =
  /параграф|упражн|задани|задач|пример|номер|страниц|учебник|глав[аеыу]|пункт|вариант|урок[аеи]? \d|§/;
/** "у 6ых б": the ending of a numeral before the letter, which may be a word where no mark and no end follows. */
const ENDING_AND_LETTER = /^-?(?:ом|ый|ого|ой|ому|ых|ые|м|й|го|му|х|е) ([абвгдежзк])(?![а-я])/;
const LEADS_TO_CLASS = /(?:^|[^а-я])(?:у|в|из|от|к|мы|я|за|против|для|наш|нашем|кто из) $|, $/;
/** Letters that are words as well. */
const WORD = /[авк]/;
const CLAUSE_ENDS = /^(?:$|[.,!?;)\n]| (?:класс|кл|завтра|сегодня|вчера|урок|каникул|контрольн|экскурс))/;
/** "я в 7 (б)" */
const IN_BRACKETS = /^ ?\([абвгдежзк]\)/;

/** Russian classes that nothing but the talk of pupils tells: "эй 9в", "Данил из 8-2", "у 10 инфотеха", "привет пятому а". */
export const classInTalk: Recognizer = {
  name: 'class-in-talk',
  locale: 'ru',
  find(document, others) {
    const found: Candidate[] = [];
    let asked = 0;
    const add = (start: number, end: number | undefined): void => {
      if (end === undefined || found.length === MOST || asked++ >= MOST_ASKED) return;
      if (isTaken(others, start, end)) return;
      found.push({
        start,
        end,
        type: 'CLASS',
        score: 0.6,
        recognizer: 'class-in-talk',
        reason: 'class in the talk of pupils',
      });
    };
    for (const token of document.numbers) {
      const grade = Number(token.lower);
      if (asked >= MOST_ASKED) break;
      if (token.end - token.start > 2 || grade < 1 || grade > HIGHEST_GRADE) continue;
      add(token.start, endOfClass(document, token, grade) ?? endOfOwnGrade(document, token));
    }
    for (const token of document.cued) add(token.start, endOfGradeInWords(document, token));
    let before: Token | undefined;
    for (const token of document.tokens) {
      const isLetter =
        token.script === 'cyrillic' && (token.end - token.start === 1 || SPOKEN_LETTER.test(token.lower));
      if (isLetter && before !== undefined) add(before.start, endOfSpokenClass(document, before, token));
      else if (token.end - token.start >= SHORTEST_CLASSMATE && isClassmate(document, token))
        add(token.start, token.end);
      before = token;
    }
    return found;
  },
};

const isTaken = (others: readonly Candidate[], start: number, end: number): boolean =>
  others.some((other) => other.start < end && other.end > start && other.score >= LEAST_SCORE);

function endOfClass(document: TextDocument, number: Token, grade: number): number | undefined {
  const { tokens, text, lower } = document;
  const { start, end, index } = number;
  if (/[\d.,/№#§-]/.test(text[start - 1] ?? ' ')) return undefined;
  const before = tokens[index - 1];
  if (before !== undefined && NOT_CLASS.accepts(before.word)) return undefined;
  const front = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(end, end + REACH);
  const profile = endOfProfile(front, behind, grade);
  if (profile > 0) return end + profile;
  const isOfPeople = PEOPLE.test(front);
  if (subjectOf(document).isSum && !isOfPeople) return undefined;
  const next = tokens[index + 1];
  if (next === undefined) return undefined;
  if (LEADS_TO_CLASS.test(front)) {
    const length = lengthOfApart(behind);
    if (length > 0) return isOfSchool(document) || isOfPeople ? end + length : undefined;
  }
  const gap = text.slice(end, next.start);
  if (NO_CLASS_BEHIND.test(lower.slice(next.end, next.end + REACH))) return undefined;
  if (next.kind === 'word') return isLettered(document, next, gap, front, isOfPeople) ? next.end : undefined;
  if (!/^[/-]$/.test(gap) || !/^[1-6]$/.test(next.lower) || Number(next.lower) >= grade) return undefined;
  const word = tokens[next.index + 1];
  if (word !== undefined && word.start === next.end + 1 && isOneClass(word)) return word.end;
  if (isOfPeople || SOMEBODY_IN.test(front)) return next.end;
  if (gap === '/' || occurs(document, SCORE) || occurs(document, OF_BOOK)) return undefined;
  return (FROM.test(front) || CLASSES.test(front)) && isOfSchool(document) ? next.end : undefined;
}

/** "8ых б", "7 (б)": how far the letter of a class reaches that stands apart from its number. */
function lengthOfApart(behind: string): number {
  const brackets = IN_BRACKETS.exec(behind)?.[0].length ?? 0;
  if (brackets > 0) return brackets;
  const match = ENDING_AND_LETTER.exec(behind);
  if (match === null) return 0;
  const [{ length }, letter] = match;
  return !WORD.test(letter!) || CLAUSE_ENDS.test(behind.slice(length)) ? length : 0;
}

function isLettered(
  document: TextDocument,
  letter: Token,
  gap: string,
  front: string,
  isOfPeople: boolean,
): boolean {
  if (!/^[абвгдежзк]$/.test(letter.lower) || (gap !== '' && gap !== ' ')) return false;
  if (isPhysics(document)) return false;
  if (gap === ' ')
    return isOfPeople && CLAUSE_ENDS.test(document.lower.slice(letter.end, letter.end + REACH));
  return isOfPeople || (FROM.test(front) && isOfSchool(document));
}

/** Of "8-3 классы" there are some. */
const isOneClass = ({ word, lower }: Token): boolean =>
  CLASS_RU.accepts(word) && /^(?:кл|класс(?:а|е|у|ом)?)$/.test(lower);
