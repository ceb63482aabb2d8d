import type { Candidate, Recognizer } from '../../recognizer.js';
import { readDate, type FoundDate } from '../../text/dates.js';
import type { TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';
import {
  BEFORE,
  BEHIND,
  CORRECTED,
  isMereLetter,
  isOfWriter,
  LABEL,
  OF_THINGS,
  OWN,
  STARS,
  shortDate,
  turnsOlder,
  yearOfBirth,
  type BirthYear,
} from './birth-words.js';

const EARLIEST = 1930;
const LATEST = 2035;
/** Born earlier are rather those that lessons speak of than relatives. */
const LIVING = 1945;
const REACH = 70;
const REACH_BEHIND = 40;
const LONGEST_DATE = 40;

/** More than an address that takes the day for a house: "живу если др 17.05.2010". */
const SURE = 0.97;

/** What stands in every message with a date of birth. */
const births = new PrefixSet(
  'родил радил родив рожд ражд родом$ род$ д$ др$ г$ гр$ днюх днюш денюх варень birth brthd birtd bithd birhtd born$ bday$ b$ dob$ d$ baby$ be$ turn$ turns$ turning$ turned$ именин исполн появил стукн сравня будет$ юбиле зодиак гороскоп нумеролог судьб$ судьбы$ натальн метрик год$ года$ годик$ полтинник$ hit$ hits$ sweet$ adult$ arrived$ world$ baby$ brother$ sister$ bro$ sis$ cousin$ niece$ nephew$ son$ daughter$ twins$ babies$ becom',
);

/** Dates of birth: a date close to a word for birth, unless it is that of a figure of lessons. */
export const birthDate: Recognizer = {
  name: 'birth-date',
  find(document, others) {
    const found: Candidate[] = [];
    const hasContact = others.some(isContact);
    const cues = cuesOf(document);
    if (!hasContact && cues.length === 0) return found;
    let next = 0;
    let behind = 0;
    for (const token of document.tokens) {
      // Every word that a date begins with is in a set.
      if (token.sets === 0 && token.kind === 'word') continue;
      if (token.start < behind) continue;
      // Dates and words for birth both come in text order; nothing else is read as a date.
      while (next < cues.length && cues[next]!.end < token.start - REACH) next++;
      const isNear = next < cues.length && cues[next]!.start <= token.end + LONGEST_DATE + REACH_BEHIND;
      if (!isNear && !hasContact) continue;
      if (token.kind === 'number' && isAge(document, token)) continue;
      const date =
        readDate(document, token.index) ??
        (isNear ? (yearOfBirth(document, token) ?? shortDate(document, token)) : undefined);
      if (date === undefined) continue;
      behind = date.end;
      const verdict =
        (isNear ? judge(document, date) : undefined) ?? (hasContact ? inRecord(document, date) : undefined);
      if (verdict !== undefined)
        found.push({
          start: date.start - weekdayBefore(document, date.start),
          end: behindLabel(document.text, date.end),
          type: 'DOB',
          score: verdict.score,
          recognizer: 'birth-date',
          reason: verdict.reason,
        });
    }
    return found.length === 0 ? found : withCorrections(document, found);
  },
};

const isContact = ({ type, score }: Candidate): boolean =>
  (type === 'PHONE' || type === 'EMAIL') && score >= 0.5;

function cuesOf(document: TextDocument): Token[] {
  const cues: Token[] = [];
  for (const token of document.cued) if (births.has(token) && !isMereVerb(document, token)) cues.push(token);
  return cues;
}

/** "be" and "будет" tell only beside an age: "she'll be 10 on 12 April", "мне 18 будет 5 мая". */
function isMereVerb({ tokens }: TextDocument, { lower, index }: Token): boolean {
  if (lower !== 'be' && lower !== 'будет') return false;
  const next = tokens[index + 1];
  if (next?.kind === 'number' || (next !== undefined && AGE_WORD.accepts(next.word))) return false;
  return lower === 'be' || tokens[index - 1]?.kind !== 'number';
}

const AGE_WORD = new WordTest(
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
);

const WEEKDAY =
  /(?<![a-z])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun)[.,]? (?:the )?$/;

/** "born on Friday 17 August 2012" */
const weekdayBefore = ({ lower }: TextDocument, start: number): number =>
  WEEKDAY.exec(lower.slice(Math.max(0, start - 16), start))?.[0].length ?? 0;

/** "i turn 14 June 2nd": the first number is no day. */
const isAge = ({ tokens, text }: TextDocument, { index, lower, end }: Token): boolean =>
  lower.length <= 2 && index > 0 && TURN.accepts(tokens[index - 1]!.word) && text.charCodeAt(end) === 0x20;

/** "2 января 2013 г.р.": the label behind the date. */
function behindLabel(text: string, end: number): number {
  return end + (/^ ?г\. ?р\.?(?![а-яё])/i.exec(text.slice(end, end + 8))?.[0].length ?? 0);
}

const TURN = new WordTest('turn|turns|turning|turned|be');

const MOST_APART = 60;
/** A message that holds more dates of birth is a list, whose dates have words of their own. */
const MOST_CORRECTED = 8;
/** "it says 1990-01-01 but I was born 2010-01-21": a full date written like the other in the same breath is its correction. */
function withCorrections(document: TextDocument, found: Candidate[]): Candidate[] {
  const sure = found.filter(({ score }) => score >= 0.8).slice(0, MOST_CORRECTED);
  if (sure.length === 0) return found;
  const { text } = document;
  const dates = [...found];
  let next = 0;
  for (const number of document.numbers) {
    if (number.lower.length !== 4) continue;
    // Numbers and dates both come in text order.
    while (next < dates.length && dates[next]!.end <= number.start) next++;
    if (next < dates.length && isCertain(dates[next]!, number.start)) continue;
    const date = fullDateOf(text, number);
    if (date === undefined) continue;
    const { start, end } = date;
    const signs = signsOf(text.slice(start, end));
    const isAnswered = sure.some(
      (other) =>
        Math.max(other.start - end, start - other.end) <= MOST_APART &&
        signsOf(text.slice(other.start, other.end)).startsWith(signs),
    );
    if (!isAnswered) continue;
    const reason = 'written like the date of birth beside it';
    found.push({ start, end, type: 'DOB', score: 0.7, recognizer: 'birth-date', reason });
  }
  return found;
}

const isCertain = (date: Candidate, position: number): boolean => date.score >= 0.5 && date.start <= position;

const UP_TO_YEAR = /(?<![\d.])\d{1,2}([./-])\d{1,2}\1$/;
const BEHIND_YEAR = /^-\d\d-\d\d(?!\d)/;

/** The date in digits whose year the number is. */
function fullDateOf(text: string, { start, end }: Token): FoundDate | undefined {
  const before = UP_TO_YEAR.exec(text.slice(Math.max(0, start - 8), start))?.[0];
  if (before !== undefined) return { start: start - before.length, end };
  const behind = BEHIND_YEAR.exec(text.slice(end, end + 7))?.[0];
  return behind === undefined || text[start - 1] === '.' ? undefined : { start, end: end + behind.length };
}

const signsOf = (date: string): string => date.replace(/\d+/g, (digits) => (digits.length === 4 ? '4' : '2'));

/** "Иванова Мария, 12.03.2010, 8 916…": a full date between commas, in a message with contact data. */
function inRecord(
  { text }: TextDocument,
  { start, end, year }: FoundDate,
): { score: number; reason: string } | undefined {
  const isListed =
    /[,;:]\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
    /^\s*(?:[,;.]|$)/.test(text.slice(end, end + 3));
  const isPlausible = year !== undefined && year >= 1950 && year <= 2022;
  return isListed && isPlausible ? { score: 0.65, reason: 'date in a list with contact data' } : undefined;
}

function judge(
  document: TextDocument,
  date: FoundDate | BirthYear,
): { score: number; reason: string } | undefined {
  const { lower } = document;
  const { start, end, year } = date;
  const before = sentenceBefore(lower.slice(Math.max(0, start - REACH), start));
  const behind = lower.slice(end, end + REACH_BEHIND);
  const isTold = 'isBirth' in date || BEFORE.test(before) || BEHIND.test(behind);
  if (!isTold) {
    if (turnsOlder(before, behind)) return { score: 0.85, reason: 'somebody becomes a year older' };
    const isAsked = year !== undefined && STARS.test(before);
    if (!isAsked || /^ ?[-–—] ?\d/.test(behind)) return undefined;
  }
  if (OF_THINGS.test(before) || isMereLetter(before, year)) return undefined;
  // "поменяйте мне дату рождения с 11.11.1911": whoever asks for that has a wrong one.
  if (year !== undefined && year > 1900 && CORRECTED.test(before))
    return { score: 0.8, reason: 'date of birth that is corrected' };
  if (year !== undefined && (year < EARLIEST || year > LATEST))
    return { score: 0.1, reason: 'nobody in a school was born that year' };
  if (LABEL.test(before)) return { score: SURE, reason: 'behind a label for a date of birth' };
  const subject = subjectOf(document);
  const isOwn =
    OWN.test(before) || OWN.test(behind) || isOfWriter(before, behind) || OF_RELATIVE.test(before);
  if (subject.figures.length === 0 && isOfSomebody(behind, year))
    return { score: 0.88, reason: 'date beside a word for birth' };
  if (year !== undefined && year < LIVING && !isOwn)
    return { score: 0.3, reason: 'nobody around the writer is as old' };
  if (subject.figures.length > 0 && !isOwn && !(isRecent(year) && subject.lesson === 0))
    return { score: 0.2, reason: 'birth of a figure' };
  if (subject.lesson > 1 && !isOwn) return { score: 0.35, reason: 'birth of somebody in a lesson' };
  return { score: 0.88, reason: 'date beside a word for birth' };
}

/** Pupils are born in such a year, figures are not. */
function isRecent(year: number | undefined): boolean {
  return year !== undefined && year >= 2000;
}

const OF_PUPILS = 2005;
/** "mums born on 30 October 1979" */
const OF_RELATIVE =
  /\b(?:mum|mom|dad|nan|gran|brother|sister|bro|sis|son|daughter|cousin|uncle|aunt)['’]?s? (?:was |were |is )?born (?:on |in )?(?:the )?$/;
/** Pupils are born so late, and "13.04.1978 года рождения, стаж 22 года" stands in a record, whatever lesson is spoken of. */
const isOfSomebody = (behind: string, year: number | undefined): boolean =>
  year !== undefined &&
  (year >= OF_PUPILS || (year >= LIVING && /^ ?(?:г\. ?р|(?:года )?рождения)/.test(behind)));

const QUESTION = /\? *$/;

/** "!", "?", ";" and the end of a line */
const isSentenceEnd = (code: number): boolean =>
  code === 0x21 || code === 0x3f || code === 0x3b || code === 0x0a;

const SENTENCE_END = /^[а-яa-z]{3}\. +[а-яa-z]/;

/** What belongs to the same sentence; dots of abbreviations ("д.р.") do not end one. */
function sentenceBefore(text: string): string {
  // "когда я родилась? 17.08.10": the answer to the question
  let cut = text.length - (QUESTION.exec(text)?.[0].length ?? 0) - 1;
  while (cut >= 0 && !isSentenceEnd(text.charCodeAt(cut))) cut--;
  const rest = text.slice(cut + 1);
  for (let at = rest.lastIndexOf('. '); at > 2; at = rest.lastIndexOf('. ', at - 1))
    if (SENTENCE_END.test(rest.slice(at - 3, at + 4))) return rest.slice(at + 2).trimStart();
  return rest;
}
