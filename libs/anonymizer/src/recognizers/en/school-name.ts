import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { isGoneToNow } from './school-frames.js';
import { isHonoured, isPublicPlace, isSchoolTail, isTailOfSmall } from './school-words.js';

/** Words that may be the name of a school. */
export interface SchoolName {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
  /** Whether it begins or ends as names of schools do: "St Bede's", "Bronx Science". */
  readonly isOfKind: boolean;
  /** Whether its last word is one of schools, though lessons may be called so too: "Lane Tech". */
  readonly isTailed: boolean;
  /** Whether it is a university, a company or a school of books. */
  readonly isPublic: boolean;
}

const MOST_WORDS = 6;
const PARTICLE = new Set('of the and for na o de la du des le an y del van'.split(' '));
const GAP = /^(?: |-|\. ?|['’] ?|['’]|\.?['’] | & )$/;

/** The words with capitals from the token on; after a saint or a bishop, and before a kind of school, small ones too. */
export function readSchoolName(document: TextDocument, from: Token): SchoolName | undefined {
  if (from.kind !== 'word') return undefined;
  const numbered = numberedName(document, from);
  if (numbered !== undefined) return numbered;
  return from.casing === 'lower' ? smallName(document, from) : capitalName(document, from);
}

const OF_NEW_YORK = /^(?:P|I|M|J\.? ?H)\. ?S\.? ?#?\d{1,3}(?: (?:The )?[A-Z][a-z]+(?: [A-Z][a-z]+)?)?(?!\w)/;

/** "I.S. 73 The Anna Lee" */
function numberedName({ tokens, text }: TextDocument, from: Token): SchoolName | undefined {
  if (from.casing === 'lower' || from.end - from.start > 2) return undefined;
  const match = OF_NEW_YORK.exec(text.slice(from.start, from.start + 60));
  if (match === null) return undefined;
  const end = from.start + match[0].length;
  let last = from;
  while (tokens[last.index + 1] !== undefined && tokens[last.index + 1]!.end <= end)
    last = tokens[last.index + 1]!;
  return {
    start: from.start,
    end,
    first: from.index,
    last: last.index,
    isOfKind: true,
    isTailed: true,
    isPublic: false,
  };
}

function capitalName(document: TextDocument, from: Token): SchoolName | undefined {
  const { tokens, text } = document;
  const isHallowed = from.lower === 'all' && HALLOWED.has(`all ${tokens[from.index + 1]?.lower}`);
  if (from.word.isStop && !isHallowed && !/^(?:our|the)$/.test(from.lower)) return undefined;
  let last = from;
  let words = 1;
  for (let i = from.index + 1; words < MOST_WORDS; i++) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'number') break;
    const isSmall = token.casing === 'lower';
    const isKind = isSmall && isTailOfSmall(token.lower);
    if (isSmall && !isKind && token.lower !== 's' && !PARTICLE.has(token.lower)) break;
    const { end } = tokens[i - 1]!;
    if (token.start !== end + 1 || text.charCodeAt(end) !== 0x20) {
      const gap = text.slice(end, token.start);
      if (!GAP.test(gap)) break;
      if (token.lower === 's' && /['’]/.test(gap)) {
        last = token;
        continue;
      }
    }
    if (isKind) {
      last = token;
      break;
    }
    if (isSmall) {
      if (token.lower === 's') break;
      continue;
    }
    if (token.word.isStop && !/^(?:our|the|school)$/.test(token.lower)) break;
    // A full stop ends the sentence but behind "St" and initials.
    if (text[tokens[i - 1]!.end] === '.' && !/^(?:st|[a-z])$/.test(tokens[i - 1]!.lower)) break;
    last = token;
    words++;
  }
  // "Ashbury Heights P.S.", "Lisgar North C.I."; "from Anna Smith P.S. call me" ends a letter
  const dotted = words > 1 ? DOTTED_KIND.exec(text.slice(tokens[last.index - 1]!.start, last.end + 5)) : null;
  if (dotted !== null && tokens[last.index]!.end - last.start === 1 && from.word.given === undefined) {
    const end = tokens[last.index - 1]!.start + dotted[0].length;
    const first = from.index;
    return {
      start: from.start,
      end,
      first,
      last: last.index,
      isTailed: true,
      isOfKind: true,
      isPublic: false,
    };
  }
  const isTailed =
    words > 1 && isSchoolTail(last.lower) && (last.end - last.start > 2 || last.casing === 'upper');
  return {
    start: from.start,
    end: last.end,
    first: from.index,
    last: last.index,
    isTailed,
    isOfKind: (isTailed && !isSubject(document, from, last)) || isNamedForSaint(document, from, last),
    isPublic: isPublicPlace(from) || isPublicPlace(last),
  };
}

/** What stands for "Public School", "Collegiate Institute", "High School"… behind a name. */
const DOTTED_KIND = /^[A-Z][A-Za-zÀ-ԯ'’-]+ (?:[PESHMN]\.S\.|C\.(?:V\.)?I\.)(?![A-Za-zÀ-ԯ])/;

/** The words with capitals that end at the position: "St. Xavier's", "ZPHS Kondapur". */
export function readNameBefore(document: TextDocument, end: number): SchoolName | undefined {
  const { tokens, text } = document;
  let i = tokenIndexAt(tokens, end) - 1;
  if (tokens[i]?.end !== end) return undefined;
  const last = i;
  while (i > 0 && last - i < MOST_WORDS) {
    const before = tokens[i - 1]!;
    const isPart = before.kind === 'word' && (before.casing !== 'lower' || PARTICLE.has(before.lower));
    if (!isPart || before.word.isStop || !GAP.test(text.slice(before.end, tokens[i]!.start))) break;
    i--;
  }
  const from = tokens[i]!;
  const name = from.casing === 'lower' ? undefined : capitalName(document, from);
  return name?.last === last ? name : undefined;
}

/** "Computer Science", "New Public": what is taught, or anything at all. */
function isSubject({ tokens }: TextDocument, first: Token, last: Token): boolean {
  if (!/^(?:science|latin|tech|international|public|institute|district|regional|christian)$/.test(last.lower))
    return false;
  const before = tokens[first.index - 1];
  if (/^(?:in|love|hate|of)$/.test(before?.lower ?? '')) return true;
  const isNamed = tokens.slice(first.index, last.index).some(({ word }) => word.isPlace || !word.isOrdinary);
  return !isNamed && last.lower !== 'christian';
}

/** "St Bede's", "Bishop Wand", "Holy Family"; "St Ives" is a town as well, and "King Lear" is read. */
function isNamedForSaint({ tokens, lower }: TextDocument, first: Token, last: Token): boolean {
  if (first === last || !isHonoured(first)) return false;
  const next = tokens[first.index + 1]!;
  if (/^(?:king|queen|sir)$/.test(first.lower)) return false;
  if (/^(?:st|saint)$/.test(first.lower))
    return (
      last.lower === 's' ||
      (last.index === next.index && /s$/.test(last.lower) && isGoneToNow(lower, first.start)) ||
      (last.casing === 'title' &&
        !last.word.isPlace &&
        !last.word.isOrdinary &&
        (tokens[first.index - 1]?.lower === 'at' || isGoneToNow(lower, first.start)))
    );
  return /^(?:bishop|archbishop|cardinal)$/.test(first.lower) || HALLOWED.has(`${first.lower} ${next.lower}`);
}

const HALLOWED = new Set([
  ...'family cross trinity child ghost rosary name spirit redeemer innocents angels faith'
    .split(' ')
    .map((word) => `holy ${word}`),
  ...['sacred heart', 'blessed sacrament', 'blessed trinity', 'blessed edward', 'our lady', 'christ church'],
  ...['christ the', 'corpus christi', 'immaculate heart', 'immaculate conception'],
  ...['all saints', 'all souls', 'all hallows'],
]);

/** "bishop wand", "st joseph's convent" */
function smallName(document: TextDocument, from: Token): SchoolName | undefined {
  const { tokens, text } = document;
  if (!isHonoured(from)) return undefined;
  const second = tokens[from.index + 1];
  const mayBeOrdinary =
    /^(?:bishop|archbishop|cardinal)$/.test(from.lower) ||
    HALLOWED.has(`${from.lower} ${second?.lower ?? ''}`);
  if (
    second === undefined ||
    (second.word.isOrdinary && from.lower !== 'st' && !mayBeOrdinary && !isTailOfSmall(second.lower))
  )
    return undefined;
  let last = from;
  let words = 0;
  for (let i = from.index + 1; words < 3; i++) {
    const token = tokens[i];
    if (token === undefined || !GAP.test(text.slice(tokens[i - 1]!.end, token.start))) break;
    if (token.lower === 's') {
      last = token;
      continue;
    }
    const isKind = isTailOfSmall(token.lower);
    if (token.kind === 'number' || (words > 0 && !isKind && (token.word.isOrdinary || token.word.isStop)))
      break;
    if (token.word.isStop) break;
    last = token;
    words++;
    if (isKind && !isTailOfSmall(tokens[i + 1]?.lower ?? '')) break;
  }
  if (words === 0) return undefined;
  return {
    start: from.start,
    end: last.end,
    first: from.index,
    last: last.index,
    isTailed: isTailOfSmall(last.lower),
    isOfKind: isNamedForSaint(document, from, last) || isTailOfSmall(last.lower),
    isPublic: false,
  };
}
