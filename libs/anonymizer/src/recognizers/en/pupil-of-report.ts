import { isFigureInFull } from '../../names/figures.js';
import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import { isNextWord } from '../../text/position.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

const SCORE = 0.8;
const MOST = 12;
const REACH = 40;

/** Most messages have none of these. */
const MAY_BE = /report|comment|birthday|farewell|leaving|get.well|progress|behavio|essay|paragraph|homework/;

/** "a report comment for", "end of year report on": what a school writes of its pupils alone. */
const OF_PUPIL =
  /\b(?:(?:report(?: card)?|behaviou?r|effort|tutor) comments?|(?:school|progress|end[- ]of[- ](?:year|term)|half[- ]?term(?:ly)?|mid[- ]?term|interim|behaviou?r|tutor) reports?(?: comments?)?|report cards?) (?:for|on|about) (?=[a-z])/g;
/** What is written about nothing else, whoever it is. */
const COMMENT = /comment|card/;
/** "Report for Noah", "write a short report for": others write reports as well, for places and firms. */
const PLAIN =
  /(?:^|[\n.!?] ?|\b(?:write|draft|do|need|make|finish)(?: me| up)?(?: an?| the| my)?(?: (?:short|quick|brief|full|final|positive))? )report for (?=[a-z])/g;
/** "a birthday poem for", "a farewell card to" */
const OF_OCCASION =
  /\b(?:birthday|farewell|leaving|get[- ]well)(?: [a-z]+)? (?:poem|card|song|message|speech|letter|note|rhyme) (?:for|to) (?=[a-z])/g;
/** "'s progress this term": what is told of pupils alone. */
const OF_OWNER =
  /(?<=[a-z])['’]s? (?:progress (?:this|last|so far|since)|(?:behaviou?r|attendance|effort) (?:this|last) (?:week|term|year|month)|(?:school|progress|end[- ]of[- ](?:year|term)) report|report card)\b/g;
/** "Mark …'s essay": writers have essays, too. */
const OF_WORK = /(?<=[a-z])['’]s? (?:essay|paragraph|homework|coursework|worksheet|exercise book)(?![a-z])/g;
const MARKING =
  /(?:^|[\n.!?:] ?)(?:please |(?:can|could) you )?(?:mark|grade|assess|check|correct|(?:give )?feedback on|comment on) $/;

/** "Write a report comment for Florence Wood": whom a school writes about, though all else in the message is of lessons. */
export const pupilOfReport: Recognizer = {
  name: 'pupil-of-report',
  locale: 'en',
  find(document) {
    const { lower } = document;
    const found: Candidate[] = [];
    if (!MAY_BE.test(lower)) return found;
    const add = ({ start }: Token, { end }: Token): void => {
      const of = { start, end, score: SCORE, reason: 'whom a school writes about' };
      if (found.length < MOST) found.push(candidateOf(of, 'PERSON', 'pupil-of-report'));
    };
    for (const pattern of [OF_PUPIL, PLAIN, OF_OCCASION])
      for (const { 0: frame, index } of lower.matchAll(pattern)) {
        const first = document.tokens[tokenIndexAt(document.tokens, index + frame.length)];
        if (first === undefined) continue;
        const last =
          endOfPupil(document, first) ?? (COMMENT.test(frame) && isStranger(first) ? first : undefined);
        // "Report for Florence": to the town, for all that is known.
        const isTown = pattern === PLAIN && last === first && first.word.isPlace;
        if (last !== undefined && !isTown) add(first, last);
      }
    for (const { index } of lower.matchAll(OF_OWNER)) {
      const owner = ownerAt(document, index);
      if (owner !== undefined) add(...owner);
    }
    for (const { index } of lower.matchAll(OF_WORK)) {
      const owner = ownerAt(document, index);
      const start = owner?.[0].start ?? 0;
      if (owner !== undefined && MARKING.test(lower.slice(Math.max(0, start - REACH), start))) add(...owner);
    }
    return found;
  },
};

/** The last word of the name that begins with a token, if pupils have such names: not that of a figure. */
function endOfPupil(document: TextDocument, first: Token): Token | undefined {
  const { word, casing } = first;
  const isSmall = casing === 'lower';
  if (word.given === undefined || word.isRoyalTitle || (isSmall && word.isOrdinary)) return undefined;
  const next = document.tokens[first.index + 1];
  const isFull =
    isNextWord(document, first, next) &&
    (isSmall
      ? next.word.isListedSurname && !next.word.isStop
      : next.casing === 'title' && !BEHIND_NAME.has(next.lower));
  if (isFull) return isFigureInFull(first.lower, next.lower) ? undefined : next;
  // "Henry VIII", and "Romeo", by whose name alone everybody knows somebody else.
  if (next?.casing === 'upper' && next.start === first.end + 1 && /^[ivx]+$/.test(next.lower))
    return undefined;
  return word.isFigure ? undefined : first;
}

/** "Latyoa", which no list knows. */
const isStranger = ({ casing, kind, word, end, start }: Token): boolean =>
  kind === 'word' &&
  casing === 'title' &&
  end - start > 2 &&
  !(word.isOrdinary || word.isStop || word.isPlace || word.isFigure || BEHIND_NAME.has(word.text));

/** What may bear a capital behind a name, and is none of it nor one by itself: "Noah Year 5". */
const BEHIND_NAME = new Set('year grade class form set group key reception maths english science'.split(' '));

/** The first and the last word of the name of a pupil that ends at the position. */
function ownerAt(document: TextDocument, end: number): [Token, Token] | undefined {
  const { tokens } = document;
  const last = tokens[tokenIndexAt(tokens, end) - 1];
  if (last?.end !== end) return undefined;
  const before = tokens[last.index - 1];
  if (before !== undefined) {
    if (endOfPupil(document, before) === last) return [before, last];
    // "Mark Twain's essay"
    if (isFigureInFull(before.lower, last.lower)) return undefined;
  }
  return endOfPupil(document, last) === last ? [last, last] : undefined;
}
