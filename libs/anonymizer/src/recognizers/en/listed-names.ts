import { isFigureInFull } from '../../names/figures.js';
import { THRESHOLD } from '../../overlap.js';
import { UNKNOWN } from '../../names/roles.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { isNextWord } from '../../text/position.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What marks are given out of. */
const FULL_MARKS = set('5 10 12 15 20 25 30 40 50 60 80 100');
const MARKED_WITH = set('got scored gets has');
const MONTHS = set('april may june august january');
const LEAST_MARKED = 2;

const OWNERS = set('my our his her their');
const RELATIONS = set(
  `twins triplets sons daughters kids children girls boys nephews nieces cousins brothers sisters friends besties mates
  grandchildren grandkids grandsons granddaughters babies teachers classmates stepsons stepdaughters stepbrothers stepsisters
  flatmates roommates housemates neighbours neighbors siblings`,
);
/** "My twins, Arlo and Juniper" */
const LIST_OPENS = /^(?:,|:| [–—-])? (?:(?:are |is )?(?:called |named ))?$/;
const LIST_GOES_ON = /^(?:,|,? and| &|,? or) $/;
const MOST_LISTED = 6;

/** "Otis with Penelope Hart", "Rafael & Uma" */
const PAIRED = /^(?: with| &| \+| and| -) [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]/;
const LEAST_PAIRED = 2;
/** A full name among them. */
const FULL = 0.8;
const MOST_PAIRED = 20;

/** "Thanks!! – Will", "love from ebony-rose willams xx": how a message is closed, with the name and kisses behind it. */
const CLOSING =
  /(?:^|[^a-z])(?:(?:thanks|thank you|thankyou|thx|ty|ta|cheers|regards|sincerely|wishes|bye|byee|cya|love|yours)[!. ]{0,4}(?:[–—-]|\n) ?|(?:thanks|thank you|thx|love|greetings|cheers),? from )$/;
const KISSES = /^[xo]{1,6}$/;
const MOST_SIGNED = 3;

/** Names that their place in a list or at the end tells, where the word itself would not do. */
export const listedNames: Recognizer = {
  name: 'listed-names',
  locale: 'en',
  find(document, found) {
    return [...marked(document), ...relatives(document), ...paired(document, found), ...signature(document)];
  },
};

const nameOf = (start: number, end: number, reason: string): Candidate => ({
  start,
  end,
  type: 'PERSON',
  score: 0.91,
  recognizer: 'listed-names',
  reason,
});

/** "Ava 8/10, Ben 5/10", "Ava Smith 80%": two names or more with marks, which are no quantities. */
function marked(document: TextDocument): Candidate[] {
  const { tokens, text, numbers } = document;
  const found: Candidate[] = [];
  let sure = 0;
  for (const number of numbers) {
    if (number.end - number.start > 3 || !isMark(document, number)) continue;
    let name = tokens[number.index - 1];
    if (name !== undefined && MARKED_WITH.has(name.lower)) name = tokens[name.index - 1];
    if (
      name?.casing !== 'title' ||
      !/^(?: [a-z]{3,6})?(?: | ?[:=–—-] ?)$/.test(text.slice(name.end, number.start))
    )
      continue;
    const before = tokens[name.index - 1];
    const isFull =
      before?.casing === 'title' && isNextWord(document, before, name) && before.word.given !== undefined;
    const given = isFull ? before : name;
    if (given.word.given === undefined || given.word.isStop || MONTHS.has(given.lower)) continue;
    if (given.word.isLegendaryName || (isFull && isFigureInFull(given.lower, name.lower))) continue;
    if (isFull || !given.word.isPlace) sure++;
    found.push(nameOf(given.start, name.end, 'a name with its mark'));
  }
  return sure >= LEAST_MARKED && subjectOf(document).lesson === 0 ? found : [];
}

/** "8/10", "80%" */
function isMark({ tokens, text }: TextDocument, { index, end, lower }: Token): boolean {
  const sign = text[end];
  if (sign === '%') return true;
  const whole = tokens[index + 1];
  return (
    sign === '/' &&
    whole?.start === end + 1 &&
    FULL_MARKS.has(whole.lower) &&
    Number(lower) <= Number(whole.lower) &&
    text[whole.end] !== '/'
  );
}

/** "My twins, Arlo and Juniper": names that are words as well, or that no list has, behind people of the writer's. */
function relatives(document: TextDocument): Candidate[] {
  const { tokens, text, cued } = document;
  const found: Candidate[] = [];
  for (const owner of cued) {
    if (!OWNERS.has(owner.lower) || found.length >= MOST_LISTED) continue;
    let relation = tokens[owner.index + 1];
    if (relation !== undefined && !RELATIONS.has(relation.lower)) relation = tokens[owner.index + 2];
    if (relation === undefined || !RELATIONS.has(relation.lower)) continue;
    let index = relation.index + 1;
    if (/^(?:are|is)$/.test(tokens[index]?.lower ?? '')) index++;
    if (/^(?:called|named)$/.test(tokens[index]?.lower ?? '')) index++;
    const names: Token[] = [];
    let joint = LIST_OPENS;
    let from = relation.end;
    for (let name = tokens[index]; name !== undefined && names.length < MOST_LISTED; name = tokens[index]) {
      if (!joint.test(text.slice(from, name.start)) || !mayBeName(name)) break;
      names.push(name);
      from = name.end;
      joint = LIST_GOES_ON;
      index = name.index + 1;
      if (/^(?:and|or)$/.test(tokens[index]?.lower ?? '')) index++;
    }
    if (names.length > 1 && names.some(({ word }) => word.given !== undefined))
      for (const { start, end } of names) found.push(nameOf(start, end, 'in a list of relations'));
  }
  return found;
}

/** "Otis with Penelope Hart, Rafael with Uma": a word that no list has, where others go with those of such a list. */
function paired(document: TextDocument, found: readonly Candidate[]): Candidate[] {
  const { tokens, text } = document;
  const pairs: Candidate[] = [];
  if (!found.some(({ type, score }) => type === 'PERSON' && score >= FULL) || subjectOf(document).lesson > 0)
    return pairs;
  for (const { type, score, end } of found.slice(0, MOST_PAIRED)) {
    if (type !== 'PERSON' || score < THRESHOLD) continue;
    const joint = PAIRED.exec(text.slice(end, end + 7))?.[0];
    if (joint === undefined) continue;
    const second = tokens[tokenIndexAt(tokens, end + joint.length - 1)];
    if (second !== undefined && mayBeName(second))
      pairs.push(nameOf(second.start, second.end, 'in a list of pairs'));
  }
  return pairs.length < LEAST_PAIRED ? [] : pairs.filter(({ start }) => !isTaken(start, found));
}

const isTaken = (start: number, found: readonly Candidate[]): boolean =>
  found.some((other) => other.score >= THRESHOLD && other.start <= start && start < other.end);

const mayBeName = ({ casing, word }: Token): boolean =>
  casing === 'title' &&
  !word.isStop &&
  !word.isFigure &&
  (word.given !== undefined || (!word.isPlace && !word.isOrdinary && (word.surnameRoles & UNKNOWN) !== 0));

/** The name at the end of a message that is closed as letters are. */
function signature(document: TextDocument): Candidate[] {
  const { tokens, text, lower } = document;
  let last = tokens.length - 1;
  while (last > 0 && tokens.length - last <= MOST_SIGNED && KISSES.test(tokens[last]!.lower)) last--;
  const end = tokens[last];
  if (end === undefined || !/^[\s.!xo:)(<3-]{0,16}$/i.test(text.slice(end.end))) return [];
  for (let first = last; first >= 0 && last - first < MOST_SIGNED; first--) {
    const name = tokens[first]!;
    if (
      name.kind !== 'word' ||
      (first < last && !/^[ -]$/.test(text.slice(name.end, tokens[first + 1]!.start)))
    )
      break;
    const { word, casing } = name;
    const isTold =
      word.given !== undefined || (last < tokens.length - 1 && first === last && mayBeName(name));
    if (!isTold || (word.isPlace && casing === 'lower')) continue;
    const before = lower.slice(Math.max(0, name.start - 24), name.start);
    if (!CLOSING.test(before)) continue;
    // "thanks from me", "Thanks - Mark scheme please"
    if (casing === 'lower' && word.isStop) break;
    if (!tokens.slice(first + 1, last + 1).every((part) => mayFollow(name, part, text))) break;
    return [nameOf(name.start, end.end, 'signed')];
  }
  return [];
}

/** "rose", "willams" of "ebony-rose willams": a surname, what a hyphen ties, or no word. */
function mayFollow({ casing }: Token, part: Token, text: string): boolean {
  if (part.kind !== 'word' || part.word.isStop || part.casing !== casing) return false;
  return !part.word.isOrdinary || part.word.isListedSurname || text[part.start - 1] === '-';
}
