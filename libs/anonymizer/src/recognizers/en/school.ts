import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { isBetweenHyphens, isTiedToCapital, startsSentence } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { behindSchool, townBehindNumber } from './school-behind.js';
import { callsForSchool, isGoneTo, isScored, speaksOfSelf } from './school-frames.js';
import { isPersonal, isSchoolOfLesson } from './school-lessons.js';
import {
  ATTENDING,
  HEAD,
  LEVEL,
  NOT_A_NAME,
  NOT_A_SMALL_NAME,
  PUBLIC,
  SCHOOL_CUES,
  WEAK_HEAD,
  isHonoured,
} from './school-words.js';

/** Schools by name or number: "Lincoln High School", "westview middle", "PS 118", "school no. 12". */
export const schoolEn: Recognizer = {
  name: 'school-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of document.cued) {
      if (!SCHOOL_CUES.has(token) || token.start < behind) continue;
      const candidate =
        numbered(document, token) ?? (HEAD.accepts(token.word) ? named(document, token) : undefined);
      if (candidate === undefined) continue;
      behind = candidate.end;
      const last = found.at(-1);
      // "Lincoln High" was found before "School" was read.
      if (last !== undefined && candidate.start <= last.end) found.pop();
      found.push(candidateOf(candidate, 'SCHOOL', 'school-en'));
    }
    return found;
  },
};

type Found = Omit<Candidate, 'type' | 'recognizer'>;

const SHORT_SCHOOLS = new Set(['ps', 'is', 'ms', 'jhs']);
const NUMBER_WORDS = new Set(['no', 'number', 'num']);

/** Surer than that the first words of it are somebody's name: "Lincoln Heights High". */
const NAMED = 0.88;

function numbered(document: TextDocument, token: Token): Found | undefined {
  const { tokens, text, lower } = document;
  const next = tokens[token.index + 1];
  if (next === undefined || next.start === token.end) return undefined;
  if (token.lower === 'p') return publicSchool(document, token);
  const number = next.kind === 'number' ? next : tokens[token.index + 2];
  if (number?.kind !== 'number' || number.lower.length > 4) return undefined;
  if (number !== next && !NUMBER_WORDS.has(next.lower)) return undefined;
  if (token.lower !== 'school' && !SHORT_SCHOOLS.has(token.lower)) return undefined;
  const gap = text.slice(token.end, number.start);
  if (!/^(?:[ .]?(?:no|number|num)?[ .]{0,2}[#№]? ?|-)$/i.test(gap)) return undefined;
  const isAttended = ATTENDING.test(lower.slice(Math.max(0, token.start - 30), token.start));
  if (token.lower !== 'school' && token.casing !== 'upper' && !(isAttended && token.lower !== 'is'))
    return undefined;
  if (token.lower === 'is' && token.index > 0 && !isAttended) return undefined;
  if (
    token.lower === 'school' &&
    gap === ' ' &&
    tokens[number.index + 1]?.kind === 'word' &&
    text[number.end] === ' ' &&
    /s$/.test(tokens[number.index + 1]!.lower)
  )
    return undefined;
  const kind = tokens[token.index - 1];
  const isOfKind = kind?.casing === 'title' && kind.end + 1 === token.start && LEVEL.has(kind.lower);
  const start = isOfKind && token.casing === 'title' ? kind.start : token.start;
  // "Primary School No. 4, Wick"
  const end =
    number.end + (token.casing === 'title' && number !== next ? townBehindNumber(document, number) : 0);
  return { start, end, score: 0.86, reason: 'school and its number' };
}

/** "P.S. 58", where somebody goes; elsewhere it opens a postscript. */
function publicSchool({ text, lower }: TextDocument, token: Token): Found | undefined {
  const match = /^p\. ?s\. ?#?\d{1,3}(?!\d)/i.exec(text.slice(token.start, token.start + 12));
  return match !== null && ATTENDING.test(lower.slice(Math.max(0, token.start - 30), token.start))
    ? { start: token.start, end: token.start + match[0].length, score: 0.86, reason: 'school and its number' }
    : undefined;
}

function named(document: TextDocument, head: Token): Found | undefined {
  const { tokens, lower } = document;
  let last = head;
  const behind = tokens[head.index + 1];
  // "Isle of Lewis HS2 0QH" is a place and its code of the post.
  if (behind?.start === head.end || isMadam(document, head)) return undefined;
  const goesOn =
    behind !== undefined &&
    behind.start === head.end + 1 &&
    (head.lower === 'sixth'
      ? behind.lower === 'form'
      : /^(?:school|academy|college|high)$/.test(behind.lower) && LEVEL.has(head.lower));
  if (head.lower === 'sixth' && !goesOn) return undefined;
  if (goesOn) last = behind;
  const final = goesOn ? tokens[behind.index + 1] : undefined;
  if (final?.start === last.end + 1 && (final.lower === 'school' || final.lower === 'college')) last = final;
  const { first, names } = nameBefore(document, head);
  if (names === 0)
    return (
      ofTown(document, tokens[first]!, last) ??
      ofLevel(document, tokens[first]!, last) ??
      called(document, head)
    );
  const isWhole = last !== head || /^(?:school|academy|college)$/.test(head.lower);
  const start = tokens[first]!.start;
  const isAttended = ATTENDING.test(lower.slice(Math.max(0, start - 30), start));
  const isHonour = tokens[first]!.casing === 'lower' && isHonoured(tokens[first]!) && isNoun(document, last);
  const isSure = (): boolean =>
    isHonour ||
    (isAttended &&
      (head.casing !== 'lower' || /^(?:comp|comprehensive|convent|infants)$/.test(head.lower))) ||
    (/^comp(?:rehensive)?$/.test(head.lower) && head.casing === 'title' && speaksOfSelf(lower)) ||
    isToldSchool(document, start, last) ||
    // "Abbey Grange sixth form"
    (head.lower === 'sixth' && names > 1 && tokens[first + 1]!.casing === 'title') ||
    isScored(document.text, start, last.end);
  if (WEAK_HEAD.has(head.lower) && !isSure()) return undefined;
  if (isSchoolOfLesson(document, first, last.index)) return undefined;
  const isCapitalised = head.casing !== 'lower' && tokens[first]!.casing !== 'lower';
  if (!isWhole && !isAttended && !isCapitalised && !isHonour) return undefined;
  if (isTheory(document, last) && !(isCapitalised && (last !== head || (isAttended && isPersonal(document)))))
    return undefined;
  const end = last.end + (isCapitalised ? behindSchool(document, last) : 0);
  const article = tokens[first - 1];
  const isOwn = isAttended || IS_MINE.test(lower.slice(end, end + 24));
  const isWithArticle =
    article?.lower === 'the' &&
    article.end + 1 === start &&
    (article.casing === 'title' ? first > 1 || isOwn : names === 1 && isWhole && isOwn);
  return {
    start: isWithArticle ? article.start : start,
    end,
    score:
      isCapitalised && isWhole && TITLED.test(tokens[first]!.lower)
        ? 1
        : isCapitalised && (isWhole || isAttended || head.lower === 'hs')
          ? 0.95
          : isAttended
            ? 0.92
            : isCapitalised
              ? NAMED
              : 0.7,
    reason: 'name before a kind of school',
  };
}

/** "Dear Ms. Whitaker" */
function isMadam({ tokens, text }: TextDocument, { index, lower, casing, end }: Token): boolean {
  if (lower !== 'ms') return false;
  return casing === 'title' || (text.startsWith('. ', end) && tokens[index + 1]?.casing === 'upper');
}

/** The words before a kind of school that name it. */
function nameBefore(document: TextDocument, head: Token): { first: number; names: number } {
  const { tokens, text, lower } = document;
  const small: number[] = [];
  let first = head.index;
  let names = 0;
  for (let i = head.index - 1; i >= 0 && head.index - i <= 5; i--) {
    const token = tokens[i]!;
    const gap = text.slice(token.end, tokens[i + 1]!.start);
    if (token.kind !== 'word' || (gap !== ' ' && !/^(?:-|\. |['’] ?| & )$/.test(gap))) break;
    if (LEVEL.has(token.lower) && !(names > 0 && token.casing === 'lower')) {
      if (small.length === 0) first = i;
      continue;
    }
    if (token.lower === 'the' && names > 0) {
      // "Our Lady of the Rosary"
      if (tokens[i - 1]?.lower === 'of' && tokens[i - 2]?.casing === 'title') continue;
      break;
    }
    // "Carrick-on-Suir", "Co-op Academy Leeds"
    if (isBetweenHyphens(document, token) || isTiedToCapital(document, token)) continue;
    // "Plato's Academy" is none to go to.
    if (PUBLIC.has(token.lower)) return { first: head.index, names: 0 };
    if (token.lower === 's' && i > 0) continue;
    // "Our Lady of Grace"
    if (token.lower === 'of' && names > 0 && tokens[i - 1]?.casing === 'title') continue;
    const isOurLady = token.lower === 'our' && token.casing === 'title' && tokens[i + 1]!.lower === 'lady';
    if (NOT_A_NAME.has(token.lower) && token.lower !== 'of' && !isOurLady) {
      // "Al Ain English Speaking School": a part of a name, not one by itself.
      const isPart =
        token.casing === 'title' && !token.word.isStop && head.casing === 'title' && token.index > 0;
      if (!isPart || !isNameAt(document, i - 1)) break;
      continue;
    }
    const opens = startsSentence(document, token) && token.word.isOrdinary && names === 0;
    const isCapital = token.casing !== 'lower' && (!opens || head.casing === 'title');
    const isTied = token.lower === 's' || token.lower === 'st';
    if (!isCapital && (!isTied || (small.length > 0 && token.lower === 'st'))) {
      if (NOT_A_SMALL_NAME.has(token.lower) || names > 0) break;
      small.push(i);
      if (isAttendedBefore(lower, token) || isHonoured(token)) {
        first = i;
        names = small.length;
        break;
      }
      if (small.length === 4) break;
      continue;
    }
    if (small.length > 0) break;
    names++;
    first = i;
  }
  return { first, names };
}

/** Whether a name with a capital stands there. */
function isNameAt({ tokens }: TextDocument, i: number): boolean {
  const token = tokens[i];
  return token?.casing === 'title' && !token.word.isStop && !NOT_A_NAME.has(token.lower);
}

const CALLED =
  /^(?: name)?(?: is|'s)?(?: (?:called|named)| name is|:)? ?:? ((?:[A-Z][a-z'’]+)(?: [A-Z][a-z'’]+){0,3})/;

/** "my school is called Ridgeview", "school: Ridgeview" */
function called({ tokens, text }: TextDocument, head: Token): Found | undefined {
  if (head.lower !== 'school') return undefined;
  const rest = text.slice(head.end, head.end + 60);
  if (!/^(?: name(?: is)?:? |(?: is|'s) (?:called|named) |: )/.test(rest)) return undefined;
  const match = CALLED.exec(rest);
  if (match === null) return undefined;
  const start = head.end + match[0].length - match[1]!.length;
  const token = tokens.slice(head.index, head.index + 5).find((other) => other.start === start);
  if (token === undefined || token.word.isStop || (token.word.isOrdinary && !/ /.test(match[1]!)))
    return undefined;
  return { start, end: head.end + match[0].length, score: 0.8, reason: 'what a school is called' };
}

/** "Montessori School of Denver", "American International School of Hanoi", where somebody goes. */
function ofTown({ tokens, text, lower }: TextDocument, first: Token, last: Token): Found | undefined {
  let from = first;
  for (let before = tokens[from.index - 1]; before?.casing === 'title'; before = tokens[from.index - 1]) {
    if (before.word.isStop || text.slice(before.end, from.start) !== ' ' || last.index - from.index > 4)
      break;
    from = before;
  }
  if (from === last || !ATTENDING.test(lower.slice(Math.max(0, from.start - 30), from.start)))
    return undefined;
  const match = /^ (?:of|in) [A-Z][a-z]+(?: [A-Z][a-z]+)?/.exec(text.slice(last.end, last.end + 40));
  return match === null
    ? undefined
    : { start: from.start, end: last.end + match[0].length, score: 0.95, reason: 'school of a town' };
}

/** "Central High", "Government Secondary School", where somebody goes. */
function ofLevel(document: TextDocument, first: Token, last: Token): Found | undefined {
  const isCapital = CENTRAL.test(first.lower) && first.casing === 'title' && last.casing === 'title';
  return isCapital && isAttendedBefore(document.lower, first) && !document.lower.startsWith(' of', last.end)
    ? {
        start: first.start,
        end: last.end + behindSchool(document, last),
        score: 0.85,
        reason: 'school by its kind',
      }
    : undefined;
}

/** "Sir Wilfrid Laurier Secondary School" is more than somebody with a title. */
const TITLED = /^(?:sir|dr|lady|lord|king|queen|bishop|archbishop|father|captain)$/;
const IS_MINE = /^,? (?:that's|thats|it's|which is|is|was) (?:my|our) /;
const CENTRAL = /^(?:central|government|community|national|union)$/;

/** Whether the kind of school ends what it stands in: not "king henry viii primary sources". */
function isNoun({ tokens, text }: TextDocument, last: Token): boolean {
  const next = tokens[last.index + 1];
  if (/^(?:school|academy|college|grammar|comp)$/.test(last.lower)) return true;
  return next === undefined || text[last.end] !== ' ' || next.word.isStop;
}

/** Whether what stands around a kind of school that other things are called as well tells of a school. */
function isToldSchool({ lower }: TextDocument, start: number, last: Token): boolean {
  return (
    callsForSchool(lower, start) ||
    isGoneTo(lower, start) ||
    IS_MINE.test(lower.slice(last.end, last.end + 24))
  );
}

/** Whether the words in front tell of going to a school. */
function isAttendedBefore(lower: string, { start }: Token): boolean {
  return ATTENDING.test(lower.slice(Math.max(0, start - 30), start));
}

/** "the Chicago School of economics" is no place to attend. */
function isTheory({ tokens, text }: TextDocument, last: Token): boolean {
  const next = tokens[last.index + 1];
  return next?.lower === 'of' && text.slice(last.end, next.start) === ' ';
}
