import { namesNoClass } from '../recognizers/en/class-streams.js';
import { COURSES } from '../recognizers/en/courses.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { shapedAs, type Shaped } from './candidate.js';
import { kindOfName } from './class-divisions.js';
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
const ROOMS = new Set(
  'room rm classroom division div set advisory homeroom hr pod cohort block blk period section'.split(' '),
);
/** " 12", " 3E", " B-7", " 12-07" */
const ROOM_NUMBER = /\.? (?:[A-Z]-?)?\d{1,3}(?:-\d{1,2})?[A-Z]?(?![\p{L}\d%]|[.,:/-]\d)/uy;

/** The years before the first grade, and the stages of the youngest. */
const YOUNGEST = new Set('pre k tk ks eyfs kinder kindergarten transition foundation preschool'.split(' '));
/** "Pre-K 3", "K-Green", "KS1 Foxes": a number or a name behind the year of the youngest. */
const OF_YOUNGEST =
  /(?:Pre-?(?:K|Primary|School)|TK|KS[12]|EYFS|K(?=[-/])|Kinder(?:garten)?|Transition|Foundation|Preschool)(?:( \d)|[ /-]((?:Room )?\p{Lu}\p{Ll}{2,11}(?: \p{Lu}\p{Ll}{2,11})?)|[ /-](\d?[A-Z]))(?![\p{L}\d]|[.,:]\d)/uy;
const YOUNG = {
  number: markOf('class of the youngest, with a number'),
  letter: markOf('class of the youngest, with a letter'),
};
const YOUNG_NAME = new Marks('class of the youngest: ');

/** "Tutor Group Weka", "form group Curie" */
const GROUP_NAME = /(?<=(?:[Tt]utor|[Ff]orm|[Rr]eg) )[Gg]roup \p{Lu}\p{Ll}{2,11}(?!\p{L})/uy;
const GROUP = new Marks('group of a tutor: ');

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

/** "Owl class", "Rm 12", "English 10, block 2": a class that is told without its grade; none of "Spanish class". */
export function namedClassAt(document: TextDocument, index: number): Shaped | undefined {
  const token = document.tokens[index]!;
  if (token.lower === 'class') return calledAt(document, token);
  if (ROOMS.has(token.lower)) return roomAt(document, token);
  if (token.lower === 'group') return groupOfTutor(document, token);
  if (token.casing !== 'lower' && YOUNGEST.has(token.lower)) return ofYoungest(document, token);
  return token.casing !== 'lower' && COURSE.has(token.lower) ? taughtAt(document, token) : undefined;
}

function calledAt(document: TextDocument, noun: Token): Shaped | undefined {
  const name = document.tokens[noun.index - 1];
  if (name === undefined || !isName(name) || name.end + 1 !== noun.start) return undefined;
  const rule = [NAMED.of(`${kindOfName(name) ?? 'none'}, ${noun.casing}`)];
  return shapedAs('class', name.index, noun.index, name.start, noun.end, { rule });
}

const isName = ({ kind, casing, script, lower, word }: Token): boolean =>
  kind === 'word' && casing === 'title' && script === 'latin' && !word.isStop && !namesNoClass(lower);

function groupOfTutor({ tokens, text }: TextDocument, noun: Token): Shaped | undefined {
  GROUP_NAME.lastIndex = noun.start;
  if (!GROUP_NAME.test(text)) return undefined;
  const before = tokens[noun.index - 1]!;
  const name = tokens[noun.index + 1]!;
  if (namesNoClass(name.lower)) return undefined;
  const rule = [GROUP.of(kindOfName(name) ?? 'none')];
  return shapedAs('class', before.index, name.index, before.start, name.end, { rule });
}

function ofYoungest({ tokens, text }: TextDocument, year: Token): Shaped | undefined {
  OF_YOUNGEST.lastIndex = year.start;
  const match = OF_YOUNGEST.exec(text);
  if (match === null) return undefined;
  const end = OF_YOUNGEST.lastIndex;
  const last = lastBefore(tokens, year.index, end);
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
  return shapedAs('class', noun.index, lastBefore(tokens, noun.index, end), noun.start, end, { rule });
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
  const last = lastBefore(tokens, subject.index, end);
  return shapedAs('class', first.index, last, first.start, end, { rule: [TAUGHT[way]] });
}

/** Index of the last token that begins in front of the position. */
function lastBefore(tokens: readonly Token[], index: number, end: number): number {
  let last = index;
  while (tokens[last + 1] !== undefined && tokens[last + 1]!.start < end) last++;
  return last;
}
