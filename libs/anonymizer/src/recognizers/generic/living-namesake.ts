import { endOfOtherFamily } from '../../names/double-surname.js';
import { THRESHOLD } from '../../overlap.js';
import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { occurs } from '../../text/occurs.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isOfExercise } from './exercise-words.js';
import { LIVING_EN } from '../en/living-ties.js';
import { LIVING_RU } from '../ru/living-ties.js';

/** What ties a name to somebody of today, whoever else bears it. Read in lower case. */
export interface LivingTies {
  /** Words that stand right behind such a name: where none does, no pattern need be tried. */
  readonly wordsBehind: ReadonlySet<string>;
  /** Behind the name: " из седьмого «А»", " nicked my". */
  readonly behind: readonly RegExp[];
  /** Words that stand right in front of such a name. */
  readonly wordsBefore: ReadonlySet<string>;
  /** In front of the name: "year 9 ", "i have ms ". */
  readonly before: readonly RegExp[];
  /** What somebody does who speaks of a namesake later in the sentence: " thinks", " обещал". */
  readonly speaks: RegExp;
  /** What is asked for of the assistant on behalf of whom the message begins with: "help her", "помоги ему". */
  readonly asksFor: RegExp;
  /** Of the writer: what stands between such a name and a title that bears it. */
  readonly firstPerson: RegExp;
}

const SCORE = 0.8;
const MOST = 6;
const MOST_LOOKED_AT = 24;
const MOST_WORDS = 3;
const REACH = 96;
const LONGEST_SENTENCE = 160;
/** Case forms of a name differ behind its first letters. */
const ENDING = 2;
const SHORTEST_STEM = 3;

/**
 * "Пушкин из седьмого «А»", "Scout lost our class copy": names of figures, places and words of those who do what only
 * people around the writer do. Asked when all else has decided that they are nobody's.
 */
export const livingNamesake: Recognizer = {
  name: 'living-namesake',
  find(document, others) {
    const found: Candidate[] = [];
    let looks = 0;
    let behind = 0;
    const add = (start: number, end: number, reason: string): void => {
      if (!isOfTask(document, start) && !isTaken(others, start, end))
        found.push(candidateOf({ start, end, score: SCORE, reason }, 'PERSON', 'living-namesake'));
    };
    for (const token of document.tokens) {
      if (found.length === MOST || looks === MOST_LOOKED_AT) break;
      if (token.start < behind || !mayBear(token)) continue;
      const family = endOfOtherFamily(document, token);
      if (family !== undefined) {
        add(token.start, family.end, 'bears half of the surname of a figure');
        behind = family.end;
        continue;
      }
      const ties = token.script === 'cyrillic' ? LIVING_RU : LIVING_EN;
      const last = lastOf(document, token);
      behind = last.end;
      const isAsked = isAskedFor(document, token, last, ties);
      if (!isAsked && !mayBeTied(document, token, last, ties)) continue;
      looks++;
      const reason = isAsked ? 'for whom something is asked' : reasonFor(document, token, last, ties);
      if (reason !== undefined) add(token.start, last.end, reason);
    }
    return found;
  },
};

/** Half of a name that was found is not all of it: "Ростов Никита". */
const isTaken = (others: readonly Candidate[], start: number, end: number): boolean =>
  others.some(
    (other) =>
      other.score >= THRESHOLD &&
      other.start < end &&
      start < other.end &&
      (other.type !== 'PERSON' || (other.start <= start && end <= other.end)),
  );

const LEAST_TEXT = 60;
/** In a task, or inside of a passage in quotation marks: its people do not exist. */
function isOfTask(document: TextDocument, start: number): boolean {
  if (isOfExercise(document) || subjectOf(document).isSum) return true;
  const { text } = document;
  const opened = text.lastIndexOf('«', start);
  return opened > text.lastIndexOf('»', start) && text.indexOf('»', start) - opened > LEAST_TEXT;
}

/** A word with a capital that names somebody, if only in a book. */
function mayBear({ kind, casing, word, start, end }: Token): boolean {
  if (kind !== 'word' || casing !== 'title' || end - start < 3 || word.isStop || word.isRoyalTitle)
    return false;
  return word.given !== undefined || word.isFigure || word.isListedSurname || word.isCommonSurname;
}

/** The last word of the name: "Павлик Морозов", "Ростов Никита". */
function lastOf(document: TextDocument, first: Token): Token {
  let last = first;
  for (let words = 1; words < MOST_WORDS; words++) {
    const next = document.tokens[last.index + 1];
    if (!isNextWord(document, last, next) || !mayBear(next) || next.script !== first.script) break;
    last = next;
  }
  return last;
}

function mayBeTied({ tokens }: TextDocument, first: Token, last: Token, ties: LivingTies): boolean {
  const next = tokens[last.index + 1];
  const before = tokens[first.index - 1];
  return (
    (next !== undefined && ties.wordsBehind.has(next.lower)) ||
    (before !== undefined && ties.wordsBefore.has(before.lower))
  );
}

function reasonFor(document: TextDocument, first: Token, last: Token, ties: LivingTies): string | undefined {
  const { lower } = document;
  const behind = lower.slice(last.end, last.end + REACH);
  if (ties.behind.some((pattern) => pattern.test(behind))) return 'does what people around the writer do';
  const before = lower.slice(Math.max(0, first.start - REACH), first.start);
  if (ties.before.some((pattern) => pattern.test(before))) return 'told who it is around the writer';
  return first === last && speaksOfNamesake(document, first, behind, ties)
    ? 'speaks of a namesake'
    : undefined;
}

/** "Anne got the question wrong, what can i tell her": the message begins with the name, and asks for something for its bearer. */
const isAskedFor = (document: TextDocument, first: Token, last: Token, { asksFor }: LivingTies): boolean =>
  first.index === 0 &&
  document.tokens[last.index + 1]?.casing === 'lower' &&
  document.text.charCodeAt(last.end) === 0x20 &&
  first.word.given !== undefined &&
  subjectOf(document).relations === 0 &&
  occurs(document, asksFor);

/** "Virginia is afraid of Virginia Woolf": nobody tells of one person by half a name and then by the whole. */
function speaksOfNamesake(
  document: TextDocument,
  name: Token,
  behind: string,
  { speaks, firstPerson }: LivingTies,
): boolean {
  if (name.word.given === undefined || !speaks.test(behind)) return false;
  const { lower, text, tokens } = document;
  const stem = name.lower.slice(0, Math.max(SHORTEST_STEM, name.lower.length - ENDING));
  for (let i = name.index + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.start - name.end > LONGEST_SENTENCE) return false;
    if (/[.!?\n;]/.test(text.slice(tokens[i - 1]!.end, token.start))) return false;
    if (token.casing !== 'title' || !token.lower.startsWith(stem)) continue;
    const surname = tokens[i + 1];
    if (!isNextWord(document, token, surname) || surname.casing !== 'title') continue;
    return !isOfTitle(text, token) || firstPerson.test(lower.slice(name.end, token.start));
  }
  return false;
}

/** Whether the name stands in quotation marks or behind "in" and the like: as a book is called. */
const isOfTitle = (text: string, { start }: Token): boolean =>
  /[«"“][^»"”]{0,24}$|(?:\b(?:in|from|reading|read)|(?:^|[^а-яё])(?:в|из|читаем)) $/i.test(
    text.slice(Math.max(0, start - 28), start),
  );
