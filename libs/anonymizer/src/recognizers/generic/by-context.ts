import { patronymicStem } from '../../names/decline.js';
import { areCharacters } from '../../names/characters.js';
import { isKnownByBoth } from '../../names/full-names.js';
import { isSurelyKnown, OF_LESSON, OF_PROBLEM } from '../../names/judge.js';
import { isCode } from '../../names/mentions.js';
import { isOfStory } from '../../names/stories.js';
import { THRESHOLD } from '../../overlap.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { subjectOf } from '../context.js';
import { reasonsFor } from '../../tagger/reasons.js';
import type { Tagged } from '../../tagger/tagger.js';
import { isShouted, tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import type { PersonalDataType } from '../../types.js';
import { ByWord } from './by-word.js';
import { endOf } from './end-by-context.js';
import { gradeAround, isLikelyGrade } from './grade-forms.js';
import {
  leastLikelihood,
  LEAST_OF_CHARACTER,
  LEAST_OF_NAMESAKE,
  leastOf,
  LOWEST,
} from './least-likelihood.js';
import { NOBODYS } from './nobodys/nobodys.js';
import { isNobodysHome } from './home-by-context.js';
import { taggedValues } from './tagged-values.js';

/** Of what is found only if a second opinion takes away the person that a rule found there: see context/second-opinion.ts. */
const STANDING_BY = 0.45;
const SUREST = 0.9;
/** A street and its house, or a full name, is a longer value than the part that a rule found of it. */
const LONGER = 0.86;
const FOR_LIKELIHOOD = 0.4;

/**
 * Values that no rule knows, told by all words around them: see tagger/tagger.ts. Where rules have decided on all of it, it does
 * nothing.
 */
export const byContext: Recognizer = {
  name: 'by-context',
  find(document, others) {
    // A program's names and numbers stand in no sentence.
    if (isCode(document)) return [];
    const byWord = new ByWord(document, others);
    const found: Candidate[] = [];
    for (const tagged of taggedValues(document, leastOf)) {
      const { type, first, last } = tagged;
      const touching = byWord.between(first, last);
      const decided = touching.filter(isRemoved);
      const alike = decided.filter((other) => other.type === type);
      // "W1lliam Pond": a rule may have seen that a value begins earlier, or that a word before it is none of it.
      const start =
        endOfLabel(document, tagged, alike) ??
        alike.reduce((least, other) => Math.min(least, other.start), startOf(document, tagged));
      const end =
        endBeforeTalk(document, tagged, alike) ??
        alike.reduce((most, other) => Math.max(most, other.end), endOf(document, tagged));
      if (!isOfLocales(document, tagged)) continue;
      const isRival = isDecided(document, byWord, tagged);
      // "my friend St Dympna"
      if (type === 'SCHOOL' && decided.some(({ recognizer }) => recognizer === 'person-behind-words'))
        continue;
      if (isRival && (alike.length > 0 || decided.some((other) => other.type !== 'PERSON'))) continue;
      if (type === 'ADDRESS' && isNobodysHome(document, byWord, tagged, found.at(-1))) continue;
      if (type === 'PERSON' && isNobody(document, byWord, tagged, touching)) continue;
      if (isShouted(document) && (isOfTalk(document, tagged) || alike.length > 0)) continue;
      const grade = type === 'CLASS' ? gradeAround(document, start, end) : undefined;
      const isNone =
        grade === undefined
          ? NOBODYS[type]?.(document, start, end)
          : !isLikelyGrade(document, grade, tagged.likelihood);
      if (isNone === true) continue;
      const score = isRival ? STANDING_BY : scoreOf(tagged, decided.length > 0, alike.length > 0);
      const reasons = document.shared.explains ? reasonsFor(document, tagged) : [];
      const reason = `told by ${reasons.join(', ') || 'all around'}`;
      found.push({
        start: grade?.start ?? start,
        end: grade?.end ?? end,
        type,
        score,
        recognizer: 'by-context',
        reason,
      });
    }
    return found;
  },
};

/** "из гр. 21-КС-3", "в общаге Студгородок, корпус 2": where a rule found all but a small word in front, it knows the beginning. */
function endOfLabel(
  { tokens }: TextDocument,
  { type, first, last }: Tagged,
  alike: readonly Candidate[],
): number | undefined {
  if ((type !== 'CLASS' && type !== 'ADDRESS') || first === last || tokens[first]!.casing !== 'lower')
    return undefined;
  const next = tokens[first + 1]!.start;
  return alike.length > 0 &&
    alike.every(({ start }) => start >= next) &&
    alike.some(({ start }) => start === next)
    ? next
    : undefined;
}

/** "в пятой гимназии, им меньше задают", "Heron Lane Juniors 112": talk or points behind the school that a rule found. */
function endBeforeTalk(
  { tokens, text }: TextDocument,
  { type, first, last }: Tagged,
  alike: readonly Candidate[],
): number | undefined {
  if (type !== 'SCHOOL' || alike.length !== 1) return undefined;
  const { end } = alike[0]!;
  if (tokens[first]!.script === 'latin' && POINTS.test(text.slice(end, tokens[last]!.end))) return end;
  if (text[end] !== ',') return undefined;
  const next = tokenIndexAt(tokens, end);
  if (tokens[next]?.word.isStop !== true) return undefined;
  for (let i = next; i <= last; i++) {
    const { casing, word } = tokens[i]!;
    if (casing !== 'lower' || word.given !== undefined || word.isPlace) return undefined;
    if (word.isFigure || word.isListedSurname) return undefined;
  }
  return end;
}

const POINTS = /^ \d{1,3}$/;

/** So many letters of a name that is spelled are looked for. */
const MOST_SPELLED = 12;

const CLOSES = /^['’"”»] /;

/** "S U Z Y Osborne": with all its letters. */
function startOf({ tokens, text }: TextDocument, { type, first, last }: Tagged): number {
  const isLetter = (token: Token | undefined): boolean =>
    token?.kind === 'word' && token.end - token.start === 1 && token.casing !== 'lower';
  let index = first;
  // "'the imp' ashworth": what a quotation mark closes is another word.
  if (type === 'PERSON')
    while (index < last && CLOSES.test(text.slice(tokens[index]!.end, tokens[index + 1]!.start))) index++;
  if (type === 'PERSON' && isLetter(tokens[first]))
    while (first - index < MOST_SPELLED && isLetter(tokens[index - 1])) {
      if (tokens[index - 1]!.end + 1 !== tokens[index]!.start) break;
      index--;
    }
  return tokens[index]!.start;
}

/** What is longer than what a rule found of it wins, unless the rule holds it for something else. */
function scoreOf({ likelihood }: Tagged, isDecided: boolean, isAlike: boolean): number {
  if (isDecided && !isAlike) return THRESHOLD;
  return Math.min(SUREST, (isAlike ? LONGER : THRESHOLD) + Math.max(0, likelihood - LOWEST) * FOR_LIKELIHOOD);
}

/** Whether rules have decided on each of its words: they know better where a value ends. */
function isDecided(document: TextDocument, byWord: ByWord, { first, last }: Tagged): boolean {
  let isAny = false;
  for (let i = first; i <= last; i++) {
    const isFound = byWord.at(i).some(isRemoved);
    isAny ||= isFound;
    if (!isFound && !(isAny && i === last && isOfTalkBehind(document, document.tokens[i]!))) return false;
  }
  return true;
}

const isRemoved = ({ score }: Candidate): boolean => score >= THRESHOLD;

/** "Co. Cork\nBye", "пятой гимназии, им": a word that goes on behind a value, or one of every day on a line of its own. */
const isOfTalkBehind = ({ text }: TextDocument, { start, word, casing }: Token): boolean =>
  (word.isStop && casing === 'lower') ||
  (text[start - 1] === '\n' && word.isOrdinary && !word.isPlace && word.given === undefined);

/** Whom only a problem or a lesson speaks of, whatever all around says. */
const LEFT_FOR_GOOD: ReadonlySet<string> = new Set([OF_PROBLEM, OF_LESSON]);

/** Whether somebody is a figure, whom a rule left to a lesson, or the rank of somebody behind: "Cpl. Imogen Ashworth". */
function isNobody(
  document: TextDocument,
  byWord: ByWord,
  { first, last, likelihood }: Tagged,
  touching: readonly Candidate[],
): boolean {
  if (touching.some((other) => isSurelyKnown(document, other) || LEFT_FOR_GOOD.has(other.reason)))
    return true;
  if (first < last && isFigureInFullAt(document, first, last)) return true;
  if (last - first === 2 && touching.some((other) => isFigureWritten(document, other, first, last)))
    return true;
  const { word } = document.tokens[first]!;
  const isPlaceAlone = first === last && word.isPlace && word.given === undefined;
  if (likelihood < LEAST_OF_NAMESAKE && (isPlaceAlone || isOfStory(document, first, last))) return true;
  if (likelihood < LEAST_OF_CHARACTER && areCharacters(document, first, last)) return true;
  if (touching.some((other) => other.type === 'PERSON' && likelihood < leastLikelihood(document, other)))
    return true;
  const { tokens, text } = document;
  if (first !== last || text[tokens[last]!.end] !== '.') return false;
  return byWord.at(last + 1).some((other) => other.type === 'PERSON' && isRemoved(other));
}

const FIGURE = 'historical person';
/** "Учитель Толстой Лев Николаевич открыл школу": a figure by all three names. */
const isFigureWritten = (
  { tokens }: TextDocument,
  { type, start, end, reason }: Candidate,
  first: number,
  last: number,
): boolean =>
  patronymicStem(tokens[last]!.lower) !== undefined &&
  type === 'PERSON' &&
  reason.startsWith(FIGURE) &&
  start === tokens[first]!.start &&
  end === tokens[last]!.end;

/** "Machado de Assis", "Witi Ihimaera": by both names, of which no list of names has one, where nobody's life is told of. */
function isFigureInFullAt(document: TextDocument, first: number, last: number): boolean {
  const { personal, relations, lesson } = subjectOf(document);
  if (relations > 0 || personal > lesson) return false;
  return isKnownByBoth(document, document.tokens[first]!.lower, document.tokens[last]!.lower);
}

/** Their words are of every day: "OAK GROVE SCHOOL", "YEAR 5 MAPLE". */
const OF_WORDS: ReadonlySet<PersonalDataType> = new Set(['SCHOOL', 'CLASS', 'HANDLE', 'ADDRESS']);

/** "HELP ME WITH MY HOMEWORK": where all is in capitals, a run of words is no name for them. */
function isOfTalk({ tokens }: TextDocument, { type, first, last }: Tagged): boolean {
  for (let i = first; i <= last; i++) {
    const { kind, word, start, end } = tokens[i]!;
    if (kind !== 'word' || end - start === 1) continue;
    if (word.isStop) return true;
    if (!OF_WORDS.has(type) && word.isOrdinary && word.given === undefined && !word.isPlace) return true;
  }
  return false;
}

/** Where languages were chosen: the value, or a word beside it, is written in the letters of one of them, or nothing tells. */
function isOfLocales({ tokens, options: { locales } }: TextDocument, { first, last }: Tagged): boolean {
  if (locales === undefined) return true;
  const words = [first, last, first - 1, last + 1].flatMap((index) =>
    tokens[index]?.kind === 'word' ? [tokens[index]] : [],
  );
  return (
    words.length === 0 || words.some(({ script }) => locales.includes(script === 'cyrillic' ? 'ru' : 'en'))
  );
}
