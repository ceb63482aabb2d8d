import { namesNoClass } from '../recognizers/en/class-streams.js';
import type { TextDocument } from '../text/document.js';
import { isDigitCode, type Token } from '../text/tokenize.js';
import { shapedAs, type Shaped } from './candidate.js';
import { kindOfName } from './class-divisions.js';
import { markOf, Marks, type Mark } from './mark.js';

const NAMED = new Marks('class with a name: ');
const ROOM = new Marks('class in a room: ');
const OF_SUBJECT: readonly Mark[] = [markOf('class of a subject')];

/** What a class is told by without a grade: the room it sits in, the set it is taught in. */
const ROOMS = new Set('room rm classroom division div set advisory homeroom hr'.split(' '));
const LONGEST_NUMBER = 3;
/** "Math 8 Section 3", "English 10, block 2" */
const SUBJECT =
  /(?:\d{1,2} )?(?:French|Spanish|German|Maths?|English|Physics|Chemistry|Biology|History|Geography|Art|Music|Drama|Computing|Science|Algebra|Geometry)(?: \d{1,2})?,? (?:[Ss]ection|[Bb]lock|[Bb]lk|[Ll]ine|[Ss]et|[Pp]eriod|[Gg]roup) (?:\d{1,2}|[A-Z])(?![\p{L}\d])/uy;

/** "Owl class", "Rm 12", "English 10, block 2": a class that is told without its grade; none of "Spanish class". */
export function namedClassAt(document: TextDocument, index: number): Shaped | undefined {
  const token = document.tokens[index]!;
  if (token.lower === 'class') return calledAt(document, token);
  if (ROOMS.has(token.lower)) return roomAt(document, token);
  return token.casing === 'title' && namesNoClass(token.lower) ? taughtAt(document, token) : undefined;
}

function calledAt(document: TextDocument, noun: Token): Shaped | undefined {
  const name = document.tokens[noun.index - 1];
  if (name === undefined || !isName(name) || name.end + 1 !== noun.start) return undefined;
  const rule = [NAMED.of(`${kindOfName(name) ?? 'none'}, ${noun.casing}`)];
  return shapedAs('class', name.index, noun.index, name.start, noun.end, { rule });
}

const isName = ({ kind, casing, script, lower, word }: Token): boolean =>
  kind === 'word' && casing === 'title' && script === 'latin' && !word.isStop && !namesNoClass(lower);

function roomAt(document: TextDocument, noun: Token): Shaped | undefined {
  const number = document.tokens[noun.index + 1];
  if (number?.kind !== 'number' || number.start !== noun.end + 1) return undefined;
  if (number.end - number.start > LONGEST_NUMBER || isMoreBehind(document.text, number.end)) return undefined;
  const rule = [ROOM.of(`${noun.lower}, ${noun.casing}`)];
  return shapedAs('class', noun.index, number.index, noun.start, number.end, { rule });
}

/** "2.14", "12%", "3rd" */
const isMoreBehind = (text: string, at: number): boolean =>
  /[\p{L}\d%]/u.test(text.charAt(at)) ||
  (/[.,:/-]/.test(text.charAt(at)) && isDigitCode(text.charCodeAt(at + 1)));

function taughtAt({ tokens, text }: TextDocument, subject: Token): Shaped | undefined {
  const grade = tokens[subject.index - 1];
  const first = grade?.kind === 'number' && grade.end + 1 === subject.start ? grade : subject;
  SUBJECT.lastIndex = first.start;
  if (!SUBJECT.test(text)) return undefined;
  const end = SUBJECT.lastIndex;
  let last = subject.index;
  while (tokens[last + 1] !== undefined && tokens[last + 1]!.start < end) last++;
  return shapedAs('class', first.index, last, first.start, end, { rule: OF_SUBJECT });
}
