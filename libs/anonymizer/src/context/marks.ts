import { isCode } from '../names/mentions.js';
import { castmates } from '../names/casts.js';
import { isPlace } from '../names/places.js';
import { isHonoured } from '../recognizers/en/school-words.js';
import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';
import { addMarksOfForm } from './form.js';
import { partOfName } from './name-parts.js';
import { quantitiesOf } from './quantities.js';
import { addMarksOfWording } from './wording.js';
import type { Shape, Shaped } from './candidate.js';
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
const BORN = new Marks('born ');
const WRITTEN = new Marks('date ');

const NAMED: ReadonlySet<Shape> = new Set(['name', 'school', 'person', 'house', 'town', 'small']);

/** What a value is like, and what stands right beside it. */
export function marksOf(document: TextDocument, shaped: Shaped): Mark[] {
  const { text, tokens } = document;
  const { start, end, first, last } = shaped;
  const before = first > 0 ? gapOf(text.slice(Math.max(tokens[first - 1]!.end, start - 2), start)) : '^';
  const behind = gapOf(text.slice(end, Math.min(end + 2, tokens[last + 1]?.start ?? text.length)));
  const marks = [BEFORE.of(before), BEHIND.of(behind)];
  if (shaped.rule !== undefined) marks.push(...shaped.rule);
  const { shape } = shaped;
  if (NAMED.has(shape)) addMarksOfName(marks, document, shaped);
  else if (shape === 'date') marks.push(BORN.of(ageGroup(shaped.year)), WRITTEN.of(shaped.form ?? ''));
  else addMarksOfForm(marks, text.slice(start, end));
  addMarksOfWording(marks, document, shaped);
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
const OF_PERSONS: ReadonlySet<Shape> = new Set(['name', 'person', 'small']);

function addMarksOfName(marks: Mark[], document: TextDocument, shaped: Shaped): void {
  const { tokens, text } = document;
  const { shape, first, last, start, end } = shaped;
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
  const final = shape === 'house' ? lastName(tokens, first, last) : tokens[last]!;
  marks.push(WORDS.of(last - first), SCRIPT.of(final.script), ENDING.of(final.lower.slice(-2)));
  if (startsSentence(document, tokens[first]!)) marks.push(BEGINS);
  if (shape === 'name') {
    addMarksOfSchoolName(marks, tokens[first]!, final);
    marks.push(marksOfParts(document, shaped));
  }
  if (hasPlace || isWholePlace(document, shaped)) {
    marks.push(PLACE);
    if (shape === 'name' || shape === 'town') addMarksOfPlace(marks, document, first, final.script);
  }
  if (isGiven) marks.push(GIVEN);
  if (isSurname) marks.push(SURNAME);
  if (isFigure) marks.push(FIGURE);
  if (isOrdinary) marks.push(ORDINARY);
  if (isUpper) marks.push(UPPER);
  if (OF_PERSONS.has(shape)) marks.push(CASTMATES.of(castmates(document, first, last)));
  if (shape === 'house' || shape === 'town') marks.push(WRITTEN.of(shaped.form ?? ''));
  if (shape !== 'school') return;
  const value = text.slice(start, end);
  marks.push(markOf(/\d/.test(value) ? 'numbered' : 'no number'));
  marks.push(markOf(/[«"“]/.test(value) ? 'quoted' : 'not quoted'));
  marks.push(markOf(/\p{Lu}/u.test(value) ? 'capital' : 'small'));
}

const MADE_OF = new Marks('capitals of ');

/** What the words are, in their order, and whether their capital may come from the sentence. */
function marksOfParts(document: TextDocument, { first, last }: Shaped): Mark {
  const { tokens } = document;
  const { script } = tokens[first]!;
  const made = startsSentence(document, tokens[first]!) ? `^${script} ` : `${script} `;
  let parts = '';
  for (let i = first; i <= last; i++) {
    const token = tokens[i]!;
    parts +=
      partOfName(document, token, parts) ||
      (token.end - token.start === 1 ? 'I' : token.word.isFigure ? 'f' : token.word.isPlace ? 'p' : 'o');
  }
  return MADE_OF.of(made + parts);
}

const PLACE_AFTER = new Marks('place after ');
const OF_PLACES = {
  cyrillic: countsOfPlaces('cyrillic'),
  latin: countsOfPlaces('latin'),
  other: countsOfPlaces('other'),
};
const LONGEST_PREPOSITION = 5;

interface CountsOfPlaces {
  readonly personal: Counts;
  readonly relations: Counts;
  readonly lesson: Counts;
}

function countsOfPlaces(script: Token['script']): CountsOfPlaces {
  return {
    personal: new Counts(`${script} place personal`, 3),
    relations: new Counts(`${script} place relations`, 2),
    lesson: new Counts(`${script} place lesson`, 2),
  };
}

/** A town says more together with what stands before it, and with what the text speaks of, than each of them alone. */
function addMarksOfPlace(
  marks: Mark[],
  document: TextDocument,
  first: number,
  script: Token['script'],
): void {
  const { lesson, personal, relations } = subjectOf(document);
  const counts = OF_PLACES[script];
  marks.push(counts.personal.of(personal), counts.relations.of(relations), counts.lesson.of(lesson));
  const before = document.tokens[first - 1];
  if (before === undefined) marks.push(PLACE_AFTER.of('^'));
  else if (before.word.isStop && before.lower.length <= LONGEST_PREPOSITION)
    marks.push(PLACE_AFTER.of(before.lower));
}

/** "Великих Луках", "St Ives": a town of several words. */
function isWholePlace({ tokens, lower }: TextDocument, { first, last, start, end }: Shaped): boolean {
  if (last === first || last - first > 2 || !tokens[first]!.word.mayBeginPlace) return false;
  return isPlace(lower.slice(start, end).replace(/[ .]+/g, '-'));
}

/** The last word of a street and its house. */
function lastName(tokens: readonly Token[], first: number, last: number): Token {
  let index = last;
  while (
    index > first &&
    (tokens[index]!.kind === 'number' || tokens[index]!.end - tokens[index]!.start === 1)
  )
    index--;
  return tokens[index]!;
}

const HONOURED = markOf('named after a saint');
const COUNTRYSIDE = markOf('named after a place in the country');
const OF_COUNTRYSIDE =
  /.(?:field|ridge|wood|dale|bury|leigh|more|side|gate|ford|brook|hurst|stone|acre|crest|mead|oak|hill)$|^(?:hall|manor|view|park|grange|abbey|court|lodge|grove|heath|moor|vale)$/;

/** "St Bede's", "Bishop Wand", "Plumstead Manor", "Longfield": schools whose names leave out what they are. */
function addMarksOfSchoolName(marks: Mark[], first: Token, final: Token): void {
  if (first.script !== 'latin') return;
  if (isHonoured(first)) marks.push(HONOURED);
  if (OF_COUNTRYSIDE.test(final.lower)) marks.push(COUNTRYSIDE);
}

function ageGroup(year: number | undefined): string {
  if (year === undefined) return 'unknown';
  if (year < 1975) return 'before 1975';
  if (year < 1998) return 'before 1998';
  return year < 2004 ? 'before 2004' : year < 2019 ? 'at school' : 'lately';
}
