import { isCode } from '../names/mentions.js';
import { castmates } from '../names/casts.js';
import { isPlace } from '../names/places.js';
import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import { addMarksOfForm } from './form.js';
import { quantitiesOf } from './quantities.js';
import { addMarksOfWording } from './wording.js';
import type { Shaped } from './candidate.js';
import { Counts, markOf, Marks, type Mark } from './mark.js';

const ALWAYS = markOf('always');
const SUM = markOf('sum');
const QUESTION = markOf('question');
const CODE = markOf('code');
const LESSON = new Counts('lesson', 3);
const PERSONAL = new Counts('personal', 3);
const RELATIONS = new Counts('relations', 2);
const FIGURES = new Counts('figures', 1);
const SCHOOL = new Counts('school', 2);
const NUMBERS = new Counts('numbers', 4);
const QUANTITIES = new Counts('quantities', 3);

/** What the text as a whole is like. */
export function marksOfText(document: TextDocument): Mark[] {
  const { lesson, personal, relations, figures, schoolLife, isSum } = subjectOf(document);
  const marks = [
    ALWAYS,
    LESSON.of(lesson),
    PERSONAL.of(personal),
    RELATIONS.of(relations),
    FIGURES.of(figures.length),
    SCHOOL.of(schoolLife),
    NUMBERS.of(document.numbers.length),
    QUANTITIES.of(quantitiesOf(document)),
  ];
  if (isSum) marks.push(SUM);
  if (asks(document)) marks.push(QUESTION);
  if (isCode(document)) marks.push(CODE);
  return marks;
}

const BEFORE = new Marks('<');
const BEHIND = new Marks('>');

/** What a value is like, and what stands right beside it. */
export function marksOf(document: TextDocument, shaped: Shaped): Mark[] {
  const { text, tokens } = document;
  const { start, end, first, last } = shaped;
  const before = first > 0 ? gapOf(text.slice(Math.max(tokens[first - 1]!.end, start - 2), start)) : '^';
  const behind = gapOf(text.slice(end, Math.min(end + 2, tokens[last + 1]?.start ?? text.length)));
  const marks = [BEFORE.of(before), BEHIND.of(behind)];
  marks.push(...shaped.rule);
  if (shaped.shape === 'person') {
    addMarksOfName(marks, document, shaped);
    addMarksOfWording(marks, document, shaped);
  } else addMarksOfForm(marks, text.slice(start, end));
  return marks;
}

/** Names in the table of weights hold no ends of lines. */
function gapOf(text: string): string {
  for (let i = 0; i < text.length; i++)
    if (text.charCodeAt(i) < 0x20 || text.charCodeAt(i) > 0x7e)
      return text.replace(/\n/g, '¶').replace(/\s/g, ' ');
  return text;
}

const WORDS = new Counts('words', 4);
const SCRIPT = new Marks('');
const ENDING = new Marks('-');
const BEGINS = markOf('begins');
const PLACE = markOf('place');
const GIVEN = markOf('given');
const SURNAME = markOf('surname');
const FIGURE = markOf('figure');
const ORDINARY = markOf('ordinary');
const UPPER = markOf('upper');
const CASTMATES = new Counts('castmates', 3);

function addMarksOfName(marks: Mark[], document: TextDocument, shaped: Shaped): void {
  const { tokens } = document;
  const { first, last } = shaped;
  let hasPlace = false;
  let isGiven = false;
  let isSurname = false;
  let isFigure = false;
  let isOrdinary = true;
  let isUpper = true;
  for (let i = first; i <= last; i++) {
    const { word, casing } = tokens[i]!;
    hasPlace ||= word.isPlace;
    isGiven ||= word.given !== undefined;
    isSurname ||= word.isListedSurname;
    isFigure ||= word.isFigure;
    isOrdinary &&= word.isOrdinary;
    isUpper &&= casing === 'upper';
  }
  const final = tokens[last]!;
  marks.push(WORDS.of(last - first), SCRIPT.of(final.script), ENDING.of(final.lower.slice(-2)));
  if (startsSentence(document, tokens[first]!)) marks.push(BEGINS);
  if (hasPlace || isWholePlace(document, shaped)) marks.push(PLACE);
  if (isGiven) marks.push(GIVEN);
  if (isSurname) marks.push(SURNAME);
  if (isFigure) marks.push(FIGURE);
  if (isOrdinary) marks.push(ORDINARY);
  if (isUpper) marks.push(UPPER);
  marks.push(CASTMATES.of(castmates(document, first, last)));
}

/** "Великих Луках", "St Ives": a town of several words. */
function isWholePlace({ tokens, lower }: TextDocument, { first, last, start, end }: Shaped): boolean {
  if (last === first || last - first > 2 || !tokens[first]!.word.mayBeginPlace) return false;
  return isPlace(lower.slice(start, end).replace(/[ .]+/g, '-'));
}
