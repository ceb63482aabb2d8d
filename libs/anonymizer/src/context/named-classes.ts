import { namesNoClass } from '../recognizers/en/class-streams.js';
import { COURSES } from '../recognizers/en/courses.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { shapedAs, type Shaped } from './candidate.js';
import { kindOfName } from './class-divisions.js';
import { groupCalled, groupOfMany, groupOfTutor, ROOMS_OF_GROUPS } from './class-groups.js';
import { halfOfYear, HALVES, hourOfDay, HOURS_OF_DAY, setByHeight, SETS } from './class-hours.js';
import { markOf, Marks } from './mark.js';

const NAMED = new Marks('class with a name: ');
const ROOM = new Marks('class in a room: ');
/** Ways to tell which of those who are taught a subject: all of a way have the same mark. */
const TAUGHT = {
  section: markOf('class of a subject'),
  letter: markOf('class of a subject, with a letter'),
  hour: markOf('class of a subject, by its hour'),
};

/** What a class is told by without a grade: the room it sits in, the hour or the set it is taught in. */
const ROOMS =
  'room rm classroom division div set advisory homeroom hr pod cohort block blk period per section track portable'.split(
    ' ',
  );
/** " 12", " 3E", " B-7", " 12-07", " C" */
const ROOM_NUMBER = /\.? (?:(?:[A-Z]-?)?\d{1,3}(?:-\d{1,2})?[A-Z]?|[A-HJ-Z])(?![\p{L}\d%'’]|[.,:/-]\d)/uy;

/** The years before the first grade, and the stages of the youngest. */
const YOUNGEST = new Set(
  'pre k tk ks eyfs lkg ukg kinder kindergarten transition foundation preschool'.split(' '),
);
/** "Pre-K 3", "K-Green", "KS1 Foxes": a number or a name behind the year of the youngest. */
const OF_YOUNGEST =
  /(?:Pre-?(?:K|Primary|School)|TK|[LU]KG|KS[12]|EYFS|K(?=[-/])|Kinder(?:garten)?|Transition|Foundation|Preschool)(?:( \d)|[ /-]((?:Room )?\p{Lu}\p{Ll}{2,11}(?: \p{Lu}\p{Ll}{2,11})?)|[ /-](\d?[A-Z]))(?![\p{L}\d]|[.,:]\d)/uy;
const YOUNG = {
  number: markOf('class of the youngest, with a number'),
  letter: markOf('class of the youngest, with a letter'),
};
const YOUNG_NAME = new Marks('class of the youngest: ');

const COURSE = new Set(COURSES);
const LEVELS = new Set(['honors', 'ap', 'ib']);
const OF_MORE = new Set([...COURSE, 'grade', 'class', 'year', 'form', 'std']);
const HOURS = '[Ss]ection|[Bb]lock|[Bb]lk|[Ll]ine|[Ss]et|[Pp]eriod|[Gg]roup|[Hh]our|[Hh]r';
/** "Math 8 Section 3", "English 10, block 2", "Algebra Lab hr 5"; "Math 7X"; "Honors Bio 3rd" */
const SUBJECT = new RegExp(
  String.raw`(?:\d{1,2} |Honors |AP |IB )?[A-Za-z]+(?: I{1,3}V?)?(?: Lab| Honors)?` +
    String.raw`(?:((?: \d{1,2})?,? (?:${HOURS}) (?:\d{1,2}|[A-Z]))|( \d{1,2}[A-Z])|( \d(?:st|nd|rd|th))(?! (?:grade|century|edition|class|year|form|term)))(?![\p{L}\d])`,
  'uy',
);

type ClassAt = (document: TextDocument, token: Token) => Shaped | undefined;

/** Whether a class is told by the word, in the order in which it is looked for. */
const BY_WORD = new Map<string, ClassAt[]>();
const add = (words: readonly string[], classAt: ClassAt): void =>
  words.forEach((word) => BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), classAt]));
add(['class'], calledAt);
add(SETS, setByHeight);
add(HOURS_OF_DAY, hourOfDay);
add(['group'], groupOfTutor);
add(ROOMS_OF_GROUPS, groupCalled);
add(ROOMS, roomAt);
add(HALVES, halfOfYear);

/** "Owl class", "Rm 12", "English 10, block 2": a class that is told without its grade; none of "Spanish class". */
export function namedClassAt(document: TextDocument, index: number): Shaped | undefined {
  const token = document.tokens[index]!;
  const { lower, casing } = token;
  const ways = BY_WORD.get(lower);
  if (ways !== undefined) {
    for (const classAt of ways) {
      const found = classAt(document, token);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (casing === 'lower') return undefined;
  if (YOUNGEST.has(lower)) return ofYoungest(document, token);
  return COURSE.has(lower) ? taughtAt(document, token) : groupOfMany(document, token);
}

function calledAt(document: TextDocument, noun: Token): Shaped | undefined {
  const name = document.tokens[noun.index - 1];
  if (name === undefined || !isName(name) || name.end + 1 !== noun.start) return undefined;
  const rule = [NAMED.of(`${kindOfName(name) ?? 'none'}, ${noun.casing}`)];
  return shapedAs('class', name.index, noun.index, name.start, noun.end, { rule });
}

const isName = ({ kind, casing, script, lower, word }: Token): boolean =>
  kind === 'word' && casing === 'title' && script === 'latin' && !word.isStop && !namesNoClass(lower);

function ofYoungest({ tokens, text }: TextDocument, year: Token): Shaped | undefined {
  OF_YOUNGEST.lastIndex = year.start;
  const match = OF_YOUNGEST.exec(text);
  if (match === null) return undefined;
  const end = OF_YOUNGEST.lastIndex;
  const last = tokenIndexAt(tokens, end) - 1;
  if (namesNoClass(tokens[last]!.lower)) return undefined;
  const ofName = YOUNG_NAME.of(kindOfName(tokens[last]!) ?? 'none');
  const rule = [match[1] !== undefined ? YOUNG.number : match[2] !== undefined ? ofName : YOUNG.letter];
  return shapedAs('class', year.index, last, year.start, end, { rule });
}

function roomAt({ tokens, text }: TextDocument, noun: Token): Shaped | undefined {
  ROOM_NUMBER.lastIndex = noun.end;
  if (!ROOM_NUMBER.test(text) || isOfMore(tokens, noun.index)) return undefined;
  const end = ROOM_NUMBER.lastIndex;
  const rule = [ROOM.of(`${noun.lower}, ${noun.casing}`)];
  return shapedAs('class', noun.index, tokenIndexAt(tokens, end) - 1, noun.start, end, { rule });
}

/** Whether it is a part of what a course, see `taughtAt`, or a grade before it tells: "Algebra I Block 3", "grade 7, pod 5". */
const isOfMore = (tokens: readonly Token[], index: number): boolean =>
  [1, 2].some((back) => OF_MORE.has(tokens[index - back]?.lower ?? ''));

function taughtAt({ tokens, text }: TextDocument, subject: Token): Shaped | undefined {
  const before = tokens[subject.index - 1];
  const isPart = before?.end === subject.start - 1 && (before.kind === 'number' || LEVELS.has(before.lower));
  const first = isPart ? before : subject;
  SUBJECT.lastIndex = first.start;
  const match = SUBJECT.exec(text);
  if (match === null) return undefined;
  const end = SUBJECT.lastIndex;
  const way = match[1] !== undefined ? 'section' : match[2] !== undefined ? 'letter' : 'hour';
  const last = tokenIndexAt(tokens, end) - 1;
  return shapedAs('class', first.index, last, first.start, end, { rule: [TAUGHT[way]] });
}
