import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';
import { endOfSaint } from './saint-school.js';
import { endOfSmallCalled } from './small-called-school.js';
import { SCHOOL_CUES, isHonoured, isSchoolTail } from './school-words.js';
import {
  callsForSchool,
  isGradeAt,
  isFollowedBySchooling,
  isGoneTo,
  isWhereBoysAre,
  isWhereChildIs,
  speaksOfSelf,
} from './school-frames.js';
import { behindSchool } from './school-behind.js';
import { isSchoolOfLesson } from './school-lessons.js';
import { readNameBefore, readSchoolName, type SchoolName } from './school-name.js';

/**
 * Schools whose names do not tell that they are: "finished year 11 at Bishop Challoner", "goes to Gordonstoun, he
 * boards", "from Bronx Science".
 */
export const schoolAttended: Recognizer = {
  name: 'school-attended-en',
  locale: 'en',
  find(document) {
    const { tokens } = document;
    const found: Candidate[] = [];
    let behind = -1;
    for (const cue of document.cued) {
      if (!SCHOOL_CUES.has(cue)) continue;
      const told = cue.lower === 'school' || cue.lower === 'sch' ? isMySchool(document, cue) : undefined;
      if (told !== undefined && told.start >= behind) {
        const { start, end } = told;
        behind = end;
        found.push({
          start,
          end,
          type: 'SCHOOL',
          score: 0.9,
          reason: 'it is the school of somebody',
          recognizer: 'school-attended-en',
        });
        continue;
      }
      if (cue.lower === 'st' || cue.lower === 'saint') {
        const end = cue.start < behind ? undefined : endOfSaint(document, cue);
        if (end === undefined) continue;
        behind = end;
        const { start } = cue;
        const reason = 'named after a saint';
        found.push({ start, end, type: 'SCHOOL', score: 0.7, reason, recognizer: 'school-attended-en' });
        continue;
      }
      let first = tokens[cue.index + 1];
      if (first?.lower === 'the' || first?.lower === 's') first = tokens[first.index + 1];
      if (first === undefined || first.start < behind || first.start - cue.end > 6) continue;
      const small = first.casing === 'lower' ? endOfSmallCalled(document, first) : undefined;
      if (small !== undefined) {
        behind = small;
        const reason = 'what a school is called';
        found.push({
          start: first.start,
          end: small,
          type: 'SCHOOL',
          score: 0.8,
          reason,
          recognizer: 'school-attended-en',
        });
        continue;
      }
      if (first.casing === 'lower' ? !isHonoured(first) : first.script !== 'latin') continue;
      if (!BEFORE_NAME.has(cue.lower)) continue;
      const name = readSchoolName(document, first);
      if (name === undefined) continue;
      const reason = reasonFor(document, name);
      if (reason === undefined) continue;
      const { start } = name;
      const last = document.tokens[name.last]!;
      const end = last.end === name.end ? name.end + behindSchool(document, last) : name.end;
      behind = end;
      found.push({
        start,
        end,
        type: 'SCHOOL',
        score: document.tokens[name.first]!.casing === 'lower' ? 0.75 : 0.9,
        reason,
        recognizer: 'school-attended-en',
      });
    }
    return found;
  },
};

const MINE =
  /[^.!?\n](?: is|,? that's| was|'s) (?:my|our|his|her|their|my \w+'s|where (?:i|we) (?:study|go to)) (?:(?:old|new|primary|secondary|high|middle|elementary) )?$/;

/** "Achimota is my school" */
function isMySchool(document: TextDocument, school: Token): { start: number; end: number } | undefined {
  const match = MINE.exec(document.lower.slice(Math.max(0, school.start - 36), school.start));
  if (match === null) return undefined;
  const name = readNameBefore(document, school.start - match[0].length + 1);
  return name === undefined || name.isPublic || isPlainName(document, name) ? undefined : name;
}

/** Words that may end what stands in front of the name. */
const BEFORE_NAME = new Set(
  `at in from to into attend attends attended attending is was called named school sch primary secondary nursery college
  name of hate love left leave leaving joined joining for`.split(/\s+/),
);

/** "the girls at Pemberley's ball" are elsewhere. */
const ENDS = /^(?:$|[.,!?;)\n]| (?:in|and|who|have|has|do|are|is|for|to|get|with|all)(?![a-z]))/;

function reasonFor(document: TextDocument, name: SchoolName): string | undefined {
  const { lower, text, tokens } = document;
  const { start, end } = name;
  if (name.isPublic) return undefined;
  const isPlain = isPlainName(document, name);
  if (isPlain && !name.isOfKind && !name.isTailed) return undefined;
  if (name.isPublic || isLesson(document) || isSchoolOfLesson(document, name.first, name.last))
    return undefined;
  // "Lisgar North C.I."; "P.S." opens a postscript as well.
  if (name.isTailed && /\.[A-Z]\.$/.test(text.slice(start, end)) && !text.endsWith('P.S.', end))
    return 'name before letters for a kind of school';
  const isAcronym = tokens[name.first]!.casing === 'upper' && name.end - start > 3;
  const before = wordBefore(document, name);
  const calls =
    (mayCall(document, before) && callsForSchool(lower, start)) ||
    (isAcronym && /\b(?:my|our) school $/.test(lower.slice(Math.max(0, start - 12), start)));
  // "at my school, Diwali is celebrated"
  const opening = text.slice(tokens[name.first - 1]!.end, start).trim();
  if ((opening === ',' || opening === '(') && !/^[,)]/.test(text.slice(end))) return undefined;
  const isSingle = name.first === name.last;
  if (
    calls &&
    isSingle &&
    !isGradeAt(lower, start) &&
    !speaksOfSelf(lower) &&
    subjectOf(document).relations === 0
  )
    return undefined;
  if (calls && (name.isOfKind || name.isTailed || !isPlain)) return 'name where a school is called for';
  if (
    !isSingle &&
    tokens[name.last]!.lower === 's' &&
    !isPlain &&
    isWhereBoysAre(lower, start) &&
    ENDS.test(text.slice(end, end + 6))
  )
    return 'where boys are at school';
  if (name.isOfKind && isGoneTo(lower, start)) return 'name of a kind that schools have';
  if (isPlain) return undefined;
  if (before?.lower !== 'at' && before?.lower !== 'to') return undefined;
  if (!isSingle && isWhereChildIs(lower, start) && isUnknown(document, name)) return 'where a child goes';
  if (!isFollowedBySchooling(lower, end)) return undefined;
  if (isWhereChildIs(lower, start)) return 'where a child goes to school';
  return SAYS_AT.test(lower.slice(Math.max(0, start - 16), start))
    ? 'where somebody is at school'
    : undefined;
}

/** Words that may stand right before a name that is called for. */
const BEFORE_CALLED = new Set(
  'at attend attends from called named is was s to for school sch primary secondary nursery college name'.split(
    ' ',
  ),
);

function wordBefore({ tokens }: TextDocument, { first }: SchoolName): Token | undefined {
  const before = tokens[first - 1];
  return before?.lower === 'the' ? tokens[first - 2] : before;
}

/** What has to stand before the words that stand before most other things as well: "my school is", "expelled from"; of a number the word is empty. */
const BEFORE_LINK = new WordTest(
  'schools?|sch|primary|secondary|nursery|college|name|attended|expelled|excluded|suspended|transfer.*|interview|audition|day|exam|test|plus|',
);

/** Whether the word before a name may belong to what calls for a school. */
function mayCall({ tokens }: TextDocument, before: Token | undefined): boolean {
  if (before === undefined || !BEFORE_CALLED.has(before.lower)) return false;
  const { index, lower } = before;
  if (lower === 'to') return isSending(tokens[index - 2]) || isSending(tokens[index - 3]);
  const link = tokens[index - 1];
  return !LINKS.has(lower) || (link !== undefined && BEFORE_LINK.accepts(link.word));
}

const LINKS = new Set(['is', 'was', 's', 'from', 'for']);

/** "sent my son to" */
const isSending = (token: Token | undefined): boolean =>
  token !== undefined && /^sen(?:t|d|ding)$/.test(token.lower);

const SAYS_AT = /\b(?:i'm|im|i am|he's|she's|we're) at(?: the)? $/;

/** "Corona Ikoyi": neither somebody's name nor a town's, and nothing it belongs to behind it. */
function isUnknown({ tokens, text }: TextDocument, { first, last, end }: SchoolName): boolean {
  const next = tokens[last + 1];
  if (next !== undefined && text[end] === ' ' && !next.word.isStop) return false;
  return tokens.slice(first, last + 1).every(({ word }) => !word.isPlace && word.given === undefined);
}

/** Schools of novels and of history. */
function isLesson(document: TextDocument): boolean {
  const { lesson, personal, relations, schoolLife } = subjectOf(document);
  return lesson > 0 && personal + relations + schoolLife === 0;
}

const TITLES = new Set('mr mrs ms miss dr prof professor coach'.split(' '));

/** One word, or several, that may be a place, somebody or an ordinary word. */
function isPlainName({ tokens }: TextDocument, { first, last }: SchoolName): boolean {
  const head = tokens[first]!;
  if (TITLES.has(head.lower)) return true;
  const words: Token[] = [];
  for (let i = first; i <= last; i++) {
    const token = tokens[i]!;
    if (token.end - token.start === 1) continue;
    if (token.casing === 'mixed') return true;
    words.push(token);
  }
  if (words.length === 0) return true;
  const article = tokens[first - 1];
  if (words.length === 1) {
    // "called The Elms"
    if (article?.lower === 'the' && article.casing === 'title') return false;
    const { word, lower, casing } = words[0]!;
    // "a place at Wilson's"
    if (tokens[last]!.lower === 's' && word.isCommonSurname) return false;
    return (
      lower.length < (casing === 'upper' ? 3 : 4) ||
      casing === 'lower' ||
      word.isOrdinary ||
      (word.isPlace && tokens[last]!.lower !== 's') ||
      word.isStop ||
      isSchoolTail(lower) ||
      /(?:ian|ese|ish|ism)$/.test(lower)
    );
  }
  if (isHonoured(words[0]!)) return false;
  return (
    (article?.lower !== 'at' && words.every(({ word, casing }) => casing === 'lower' || word.isOrdinary)) ||
    words.every(({ word }) => word.isPlace)
  );
}
