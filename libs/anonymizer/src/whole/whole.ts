import { isOpeningVerb } from '../names/opening-verb.js';
import { candidateOf, type Candidate } from '../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { isDigitCode, isWordCode } from '../text/tokenize.js';
import type { PersonalDataType } from '../types.js';
import { addressGrowth } from './address-growth.js';
import { classGrowth } from './class-growth.js';
import { codeGrowth } from './code-growth.js';
import { dateGrowth } from './date-growth.js';
import type { Growth } from './growth.js';
import { handleGrowth } from './handle-growth.js';
import { isOneAddress } from './joined-addresses.js';
import { isOneName } from './joined-names.js';
import { tokenBefore, tokenBehind } from './neighbours.js';
import { personGrowth } from './person-growth.js';
import { schoolGrowth } from './school-growth.js';

const GROWTHS: Readonly<Partial<Record<PersonalDataType, Growth>>> = {
  ADDRESS: addressGrowth,
  SCHOOL: schoolGrowth,
  CLASS: classGrowth,
  PERSON: personGrowth,
  ID: codeGrowth,
  HANDLE: handleGrowth,
  DOB: dateGrowth,
};

const MOST_PARTS = 2;

const isOfSchool = (candidate: Candidate | undefined): boolean =>
  candidate?.type === 'PERSON' || candidate?.type === 'SCHOOL';

/**
 * What was decided on, with all that belongs to it: recognizers often know one part of a value, its street or its town, and
 * half a value removed is a value left. `kept` comes in text order and without overlaps, and so does the result.
 */
export function toWholeValues(document: TextDocument, kept: readonly Candidate[]): Candidate[] {
  const whole: Candidate[] = [];
  for (let i = 0; i < kept.length; i++) {
    const before = whole.at(-1);
    let next = i + 1;
    // "гимназия святителя Николая": a name that a school goes on with is a part of it.
    if (kept[i]!.type === 'SCHOOL') while (next <= i + MOST_PARTS && isOfSchool(kept[next])) next++;
    let value = grown(document, kept[i]!, before?.end ?? 0, kept[next]?.start ?? document.text.length);
    for (; i + 1 < next && kept[i + 1]!.start < value.end; i++)
      if (kept[i + 1]!.end > value.end) value = { ...value, end: kept[i + 1]!.end };
    if (before !== undefined && (isOneAddress(document, before, value) || isOneName(document, before, value)))
      whole[whole.length - 1] = { ...before, end: value.end, score: Math.max(before.score, value.score) };
    else whole.push(value);
  }
  return whole;
}

const LONGEST_REST = 12;

/** "Y21 F9X3", of which only "Y21 F9X" was found: no part of an address ends inside of a word or a code. */
function endOfWord({ text }: TextDocument, end: number, to: number): number {
  let last = end;
  while (last < to && last - end < LONGEST_REST && isWordCode(text.charCodeAt(last))) last++;
  return last;
}

/** "Алекс3й", "Байжан0в": of a name with digits for letters the rest is a part as well. */
const isInDisguise = ({ text }: TextDocument, end: number): boolean => {
  const isBehindDigit = isDigitCode(text.charCodeAt(end - 1));
  return IN_DISGUISE.test(text.slice(end, end + 3)) && (isBehindDigit || isDigitCode(text.charCodeAt(end)));
};
const IN_DISGUISE = /^[013457]?[a-zß-ſа-ԯ]/;

/** "4F", of which only "F" was found */
function startOfWord({ text }: TextDocument, start: number, from: number): number {
  let first = start;
  while (first > from && start - first < LONGEST_REST && isWordCode(text.charCodeAt(first - 1))) first--;
  return isWordCode(text.charCodeAt(start)) ? first : start;
}

function grown(document: TextDocument, candidate: Candidate, from: number, to: number): Candidate {
  const growth = GROWTHS[candidate.type];
  if (growth === undefined) return candidate;
  const { type, score, recognizer, reason } = candidate;
  let { start, end } = candidate;
  const first = tokenIndexAt(document.tokens, start);
  const before = tokenBefore(document, first, start);
  if (type === 'ADDRESS' || (type === 'PERSON' && isInDisguise(document, end)))
    end = endOfWord(document, end, to);
  const next = tokenBehind(document, first, end);
  if (next !== undefined) end = growth.endOf(document, { start, end }, to, next);
  // "8 Марта, 37": with its house a street is known for one.
  if (before !== undefined) start = growth.startOf(document, { start, end }, from, before);
  if (type === 'ADDRESS') {
    start = startOfWord(document, start, from);
    end = endOfWord(document, end, to);
  }
  if (type === 'PERSON' && isInDisguise(document, end)) end = endOfWord(document, end, to);
  if (type === 'PERSON') start = startBehindVerb(document, start, end);
  if (start === candidate.start && end === candidate.end) return candidate;
  return candidateOf({ start, end, score, reason }, type, recognizer);
}

/** "Люблю Вову": as many given names are surnames as well, the verb before one may have been taken for a name. */
function startBehindVerb(document: TextDocument, start: number, end: number): number {
  const first = tokenIndexAt(document.tokens, start);
  const next = document.tokens[first + 1];
  return next !== undefined && next.start < end && isOpeningVerb(document, document.tokens[first]!)
    ? next.start
    : start;
}
