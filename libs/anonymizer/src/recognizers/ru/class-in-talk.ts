import { NOBODYS } from '../../context/nobodys-after-all.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isOfSchool } from '../generic/class-beside.js';
import { CLASS_RU, NOT_CLASS } from '../generic/class-words.js';
import { isPhysics } from '../generic/school-class.js';
import { endOfSpokenClass, isClassmate } from './class-in-words.js';
import { endOfProfile } from './class-profile.js';
import { endOfTaughtClasses, namedGroups } from './classes-taught.js';
import { endOfGradeInWords, endOfOwnGrade } from './grade-in-talk.js';

const LEAST_SCORE = 0.5;
/** Classes of one message are few, and each is compared with all that was found. */
const MOST = 8;
const MOST_ASKED = 32;
const REACH = 40;
/** Of schools in the evening. */
const HIGHEST_GRADE = 12;
const SHORTEST_CLASSMATE = 11;
/** "бэ" */
const LONGEST_LETTER = 2;

/** Who stands right in front of the class that is theirs: "ребят 5д", "эй 9в", "родители 3б". */
const PEOPLE =
  /(?:^|[^а-я])(?:(?:ребят[аыу]?|ребятам|эй|народ|пацаны|пацанов|девочки|девочек|девчонки|девчонок|мальчики|мальчиков|мальчишки|родители|родителям|родителей|ученики?|учеников|ученицы|староста|старосты|классуха|классная|классный)(?: из)?|весь|всему|(?:для|у|от|про|со?) всего|препод(?: [а-я]{2,14}){0,3} у) $/;
/** What a class has together: "выпускной 11 а", "собрание у 9-1". */
const EVENT =
  /(?:^|[^а-я])(?:выпускной|последний звонок|дискотека|экскурсия|собрание|субботник|чаепитие|утренник|дежурство|дежурит|дежурят)(?: у| для)? $/;
/** Where somebody comes from or is against, where school is spoken of; grams are told so as well. */
const FROM = /(?:^|[^а-я])(?:из|от|у|за|против|к|для) $/;
const GRAM = 'г';
/** "Данил из 8-2" */
const FROM_BEHIND = ' из ';
/** "из 8-1 в 8-4", "в 7-1 успеваемость 96 %": where somebody is moved or what is reported tells of classes. */
const OF_MOVE = /(?<![а-я])перев(?:од|ест|ед|ел)|параллельн/;
const MOVED = /(?:^|[^а-я])(?:из|в) $/;
const REPORTED = /^ (?:успеваемость|качество|посещаемость)/;
const AT_EVENT = /(?:выпускной|звонок|дискотека|экскурсия|собрание|чаепитие|утренник) (?:у|для) $/;
/** "5-а справился на 63 %" */
const DEED =
  /^ (?:справил[а-я]{2}|выиграл[иа]?|победил[иа]?|проиграл[иа]?|дежурит|дежурил[иа]?|опозда[а-я]+|(?:сдал[иа]?|написал[иа]?) (?:контрольн|тест|впр|зач[её]т|норматив)[а-я]*)(?![а-я])/;
/** "Успеваемость 6В — 87%, 6Г — 72%" */
const SHARE = /^(?: ?[–—-]| на|:)? \d{1,3}(?:,\d)? ?%/;
const OF_REPORT = /успеваемост|качеств|контрольн|отч[её]т|посещаемост|анализ|срез/;
/** Whether it is told behind the letter what a class did, or its share of something. */
function isTold(document: TextDocument, letter: Token | undefined): boolean {
  if (letter?.kind !== 'word') return false;
  const rest = document.lower.slice(letter.end, letter.end + REACH);
  return DEED.test(rest) || (SHARE.test(rest) && occurs(document, OF_REPORT));
}
/** "задачи для 3-2 класса" */
const FOR = /(?:^|[^а-я])(?:для|за) $/;
/** Behind a class the sentence ends or goes on about people, and not about so much of something. */
const NO_CLASS_BEHIND =
  /^(?:[\d/°%=+*²]|[.,-]\d| (?:до|из \d|раз|час|минут|руб|кг|см|мм|км|год|лет|мест|балл|очк|процент|равн|получ|источник|блок|задани|пример|номер|упражнен|пункт|человек|остал|выход|выйд|следу|соли(?![а-я])|сахар|воды(?![а-я])|муки(?![а-я])|веществ|раствор)|-(?:й|я|е|м|го|му|х|ти|и)(?![а-я]))/;
/** "у 6ых б": the ending of a numeral before the letter, which may be a word where no mark and no end follows. */
const ENDING_AND_LETTER = /^-?(?:ом|ый|ого|ой|ому|ых|ые|м|й|го|му|х|е) ([абвгдежзк])(?![а-я])/;
const LEADS_TO_CLASS = /(?:^|[^а-я])(?:у|в|из|от|к|мы|я|за|против|для|наш|нашем|кто из) $|, $/;
/** Letters that are words as well. */
const WORD = /[авк]/;
const CLAUSE_ENDS = /^(?:$|[.,!?;)\n]| (?:класс|кл|завтра|сегодня|вчера|урок|каникул|контрольн|экскурс))/;
/** "я в 7 (б)" */
const IN_BRACKETS = /^ ?\([абвгдежзк]\)/;

/** What was found before, as far as it tells of a class, looked up once for all numbers of a message. */
interface Company {
  /** Where persons end. */
  readonly persons: ReadonlySet<number>;
  /** Where classes begin. */
  readonly classes: ReadonlySet<number>;
}

/** Russian classes that nothing but the talk of pupils tells: "эй 9в", "Данил из 8-2", "у 10 инфотеха", "привет пятому а". */
export const classInTalk: Recognizer = {
  name: 'class-in-talk',
  locale: 'ru',
  find(document, others) {
    const found: Candidate[] = [];
    let asked = 0;
    let company: Company | undefined;
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
      company ??= companyOf(others);
      // Of what is found already nothing is asked: a text may be full of it.
      if (company.classes.has(token.start)) continue;
      add(
        token.start,
        endOfClass(document, token, grade, company) ??
          endOfOwnGrade(document, token, company.classes.size > 0) ??
          endOfTaughtClasses(document, token),
      );
    }
    for (const token of document.cued)
      add(token.start, endOfGradeInWords(document, token) ?? endOfTaughtClasses(document, token));
    for (const { start, end } of namedGroups(document)) add(start, end);
    let before: Token | undefined;
    for (const token of document.tokens) {
      const length = token.end - token.start;
      if (length <= LONGEST_LETTER && token.script === 'cyrillic' && before !== undefined)
        add(before.start, endOfSpokenClass(document, before, token));
      else if (length >= SHORTEST_CLASSMATE && isClassmate(document, token)) add(token.start, token.end);
      before = token;
    }
    return found;
  },
};

const isTaken = (others: readonly Candidate[], start: number, end: number): boolean =>
  others.some(
    (other) =>
      other.start < end &&
      other.end > start &&
      (other.score >= LEAST_SCORE || other.reason.endsWith(NOBODYS)),
  );

function companyOf(others: readonly Candidate[]): Company {
  const persons = new Set<number>();
  const classes = new Set<number>();
  for (const { type, score, start, end } of others) {
    if (score < LEAST_SCORE) continue;
    if (type === 'PERSON') persons.add(end);
    if (type === 'CLASS') classes.add(start);
  }
  return { persons, classes };
}

function endOfClass(
  document: TextDocument,
  number: Token,
  grade: number,
  { persons }: Company,
): number | undefined {
  const { tokens, text, lower } = document;
  const { start, end, index } = number;
  if (/[\d.,/№#§-]/.test(text[start - 1] ?? ' ')) return undefined;
  const before = tokens[index - 1];
  if (before !== undefined && NOT_CLASS.accepts(before.word)) return undefined;
  const front = lower.slice(Math.max(0, start - REACH), start);
  const behind = lower.slice(end, end + REACH);
  const profile = endOfProfile(front, behind, grade);
  if (profile > 0) return end + profile;
  const isOfPeople = PEOPLE.test(front) || EVENT.test(front);
  // "эй 9в, сколько нам задали" has no other number.
  const next = tokens[index + 1];
  const isAlone = isOfPeople && document.numbers.length === 1;
  if (subjectOf(document).isSum && !isAlone && !isTold(document, next)) return undefined;
  if (next === undefined) return undefined;
  if (LEADS_TO_CLASS.test(front)) {
    const length = lengthOfApart(behind);
    if (length > 0) return isOfSchool(document) || isOfPeople ? end + length : undefined;
  }
  const gap = text.slice(end, next.start);
  const rest = lower.slice(next.end, next.end + REACH);
  if (NO_CLASS_BEHIND.test(rest)) return undefined;
  if (next.kind === 'word') return isLettered(document, next, gap, front, rest) ? next.end : undefined;
  if (!/^[/-]$/.test(gap) || !/^[1-6]$/.test(next.lower) || Number(next.lower) >= grade) return undefined;
  const word = tokens[next.index + 1];
  if (word !== undefined && word.start === next.end + 1 && isOneClass(word))
    return FOR.test(front) ? undefined : word.end;
  if (gap === '-' && (AT_EVENT.test(front) || REPORTED.test(rest))) return next.end;
  if (gap === '-' && MOVED.test(front) && occurs(document, OF_MOVE)) return next.end;
  const isFrom = gap === '-' && front.endsWith(FROM_BEHIND) && persons.has(start - FROM_BEHIND.length);
  return isFrom && isOfSchool(document) ? next.end : undefined;
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
  rest: string,
): boolean {
  if (!/^[абвгдежзк]$/.test(letter.lower) || isPhysics(document)) return false;
  if (gap === ' ') return EVENT.test(front) && letter.lower !== GRAM && CLAUSE_ENDS.test(rest);
  if ((gap === '' || gap === '-') && isTold(document, letter)) return true;
  if (gap !== '') return false;
  if (PEOPLE.test(front) || EVENT.test(front)) return true;
  return letter.lower !== GRAM && FROM.test(front) && isOfSchool(document);
}

/** Of "8-3 классы" there are some. */
const isOneClass = ({ word, lower }: Token): boolean =>
  CLASS_RU.accepts(word) && /^(?:кл|класс(?:а|е|у|ом)?)$/.test(lower);
