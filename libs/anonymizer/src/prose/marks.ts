import { Counts, markOf, Marks, type Mark } from '../context/mark.js';
import { NEAR } from '../context/clues.js';
import { judgeOf } from '../context/judge.js';
import { askable } from '../context/second-opinion.js';
import { castmates } from '../names/casts.js';
import { isLessonCue, isPersonalCue, isRelation, isSchoolLifeCue } from '../names/cues.js';
import { patronymicStem } from '../names/decline.js';
import type { Candidate } from '../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';
import type { MarksOfMentions, MarksTold } from './marks-told.js';
import type { Mention } from './mention.js';
import { stepOf } from './message.js';
import { LIKELIHOODS, Namesakes } from './namesakes.js';
import { isQuoted } from './quotes.js';
import { REGISTERS, registersOf } from './registers.js';
import type { WordPlace } from './word-places.js';

/** So far around a mention words tell of it, in UTF-16 units and in words of its sentence. */
const REACH = 70;
const REACH_IN_SENTENCE = 20;
/** A name this near, in words, stands in one row. */
const IN_ROW = 2;
/** What a rule is so sure of the judge of the words around is not asked about otherwise. */
const ASKED = 0.85;

/** Tells what is seen of each mention of a message, in their order. */
export function addMarksOfMentions(
  marks: MarksOfMentions,
  document: TextDocument,
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
): void {
  const namesakes = new Namesakes(mentions);
  for (let index = 0; index < mentions.length; index++) {
    const mention = mentions[index]!;
    addRules(marks, document, candidates, mention);
    addWords(marks, document, mention);
    namesakes.addMarks(marks, index);
    addBeside(marks, mentions, index);
    addAround(marks, document, mention);
    addWording(marks, document, mention);
    marks.close();
  }
}

function addRules(
  marks: MarksTold,
  document: TextDocument,
  candidates: readonly Candidate[],
  { candidates: its, best, least, most }: Mention,
): void {
  marks.turnTo('what rules found');
  marks.push(SCORE.of(best === undefined ? 0 : 1 + stepOf(best.score, SCORES)));
  for (const index of its) {
    const { recognizer, reason } = candidates[index]!;
    marks.push(RULE.of(recognizer));
    if (recognizer !== 'by-context') for (const mark of marksOfReason(reason)) marks.push(mark);
  }
  marks.turnTo('how likely it is part of a value');
  marks.push(LEAST.of(stepOf(least, LIKELIHOODS)));
  marks.push(MOST.of(stepOf(most, LIKELIHOODS)));
  marks.turnTo('what the judge of the words around says');
  const shaped = best && askable(document, { ...best, score: Math.min(best.score, ASKED) });
  if (shaped !== undefined) marks.push(SAYS.of(1 + stepOf(judgeOf(document).judge(shaped), SUMS)));
}

/** Each part of a reason tells for itself: "given name", "beside a relation". */
function marksOfReason(reason: string): readonly Mark[] {
  let marks = ofReasons.get(reason);
  if (marks === undefined) {
    marks = reason.split(PART).map((part) => BECAUSE.of(part));
    if (ofReasons.size < MOST_REASONS) ofReasons.set(reason, marks);
  }
  return marks;
}

const MOST_REASONS = 512;
const ofReasons = new Map<string, readonly Mark[]>();

const SCORES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.55, 0.6, 0.7, 0.8, 0.9, 0.95];
const SUMS = [-5, -4, -3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3, 4, 5];
const PART = /[,;] /;
const SCORE = new Counts('score', SCORES.length + 1);
const RULE = new Marks('by ');
const BECAUSE = new Marks('because ');
const LEAST = new Counts('least', LIKELIHOODS.length);
const MOST = new Counts('most', LIKELIHOODS.length);
const SAYS = new Counts('says', SUMS.length + 1);

function addWords(marks: MarksTold, document: TextDocument, { first, last }: Mention): void {
  const { tokens } = document;
  const begins = tokens[first]!;
  const ends = tokens[last]!;
  marks.turnTo('its own words');
  marks.push(CASING.of(begins.casing));
  marks.push(SCRIPT.of(begins.script));
  marks.push(WORDS.of(last - first));
  marks.push(ENDING.of(ends.lower.length > SHORT ? ends.lower.slice(-2) : ''));
  marks.push(CASTMATES.of(castmates(document, first, last)));
  if (begins.word.given !== undefined) marks.push(GIVEN);
  if (ends.word.isListedSurname) marks.push(SURNAME);
  if (begins.word.isOrdinary) marks.push(ORDINARY);
  if (begins.word.isFigure || ends.word.isFigure) marks.push(FIGURE);
  if (ends.word.isPlace) marks.push(PLACE);
  if (ends.kind === 'word' && patronymicStem(ends.lower) !== undefined) marks.push(PATRONYMIC);
  if (startsSentence(document, begins)) marks.push(BEGINS);
}

const CASING = new Marks('written ');
const SCRIPT = new Marks('in ');
const WORDS = new Counts('words', 3);
/** Marks are kept, so that none holds a whole name. */
const SHORT = 3;
const ENDING = new Marks('-');
const CASTMATES = new Counts('castmates', 2);
const GIVEN = markOf('given');
const SURNAME = markOf('surname');
const ORDINARY = markOf('ordinary');
const FIGURE = markOf('figure');
const PLACE = markOf('place');
const PATRONYMIC = markOf('patronymic');
const BEGINS = markOf('begins');

/** Two mentions of one message that are next to each other. */
function addBeside(marks: MarksTold, mentions: readonly Mention[], index: number): void {
  const { first, last } = mentions[index]!;
  marks.turnTo('names beside it');
  const before = mentions[index - 1];
  const behind = mentions[index + 1];
  if (before !== undefined && first - before.last <= IN_ROW) marks.push(NAME_BEFORE);
  if (behind !== undefined && behind.first - last <= IN_ROW) marks.push(NAME_BEHIND);
}

const NAME_BEFORE = markOf('name before');
const NAME_BEHIND = markOf('name behind');

function addAround(marks: MarksTold, document: TextDocument, { first, last }: Mention): void {
  const { tokens, text } = document;
  const { start } = tokens[first]!;
  const { end } = tokens[last]!;
  marks.turnTo('its place in the text');
  marks.push(BEFORE.of(text.slice(Math.max(0, start - 2), start)));
  marks.push(BEHIND.of(text.slice(end, end + 2)));
  marks.push(POSITION.of(stepOf(first / tokens.length, [0.1, 0.3, 0.6, 0.9])));
  if (isQuoted(document, start)) marks.push(QUOTED);
  let near = 0;
  const to = tokenIndexAt(tokens, end + REACH);
  for (let i = tokenIndexAt(tokens, start - REACH); i < to; i++)
    if (i < first || i > last) near |= registersOf(tokens[i]!);
  marks.turnTo('registers near it');
  for (let i = 0; i < REGISTERS.length; i++) if (((near >> i) & 1) !== 0) marks.push(NEAR_REGISTERS[i]!);
  addSentence(marks, tokens, text, first, last);
}

const BEFORE = new Marks('<');
const BEHIND = new Marks('>');
const POSITION = new Counts('position', 4);
const QUOTED = markOf('quoted');
const NEAR_REGISTERS = REGISTERS.map((register) => markOf(`near ${register}`));

function addSentence(
  marks: MarksTold,
  tokens: readonly Token[],
  text: string,
  first: number,
  last: number,
): void {
  let personal = 0;
  let relations = 0;
  let lesson = 0;
  let school = 0;
  let own = 0;
  const count = (index: number): void => {
    const token = tokens[index]!;
    if (MINE.has(token.lower)) own++;
    if (token.sets === 0) return;
    if (isPersonalCue(token)) personal++;
    if (isRelation(token)) relations++;
    if (isLessonCue(token)) lesson++;
    if (isSchoolLifeCue(token)) school++;
  };
  for (let i = first - 1; i >= 0 && first - i < REACH_IN_SENTENCE; i--) {
    if (parts(text, tokens[i]!.end, tokens[i + 1]!.start)) break;
    count(i);
  }
  for (let i = last + 1; i < tokens.length && i - last < REACH_IN_SENTENCE; i++) {
    if (parts(text, tokens[i - 1]!.end, tokens[i]!.start)) break;
    count(i);
  }
  marks.turnTo('its sentence');
  marks.push(PERSONAL.of(personal));
  marks.push(RELATIONS.of(relations));
  marks.push(LESSON.of(lesson));
  marks.push(SCHOOL.of(school));
  marks.push(OWN.of(own));
}

/** Whether a sentence ends between two words. What ends it stands right behind the first. */
function parts(text: string, from: number, to: number): boolean {
  for (let i = from; i < Math.min(to, from + LONGEST_END); i++) if ('.!?…'.includes(text[i]!)) return true;
  return false;
}

const LONGEST_END = 8;

const MINE: ReadonlySet<string> = new Set(
  'мой моя мои моего моей моему моим моих мне меня мной я мы нас нам нами наш наша наше наши нашего нашей нашу нашем my i me we us our ours mine'.split(
    ' ',
  ),
);
const PERSONAL = new Counts('sentence personal', 2);
const RELATIONS = new Counts('sentence relations', 2);
const LESSON = new Counts('sentence lesson', 2);
const SCHOOL = new Counts('sentence school', 2);
const OWN = new Counts('sentence own', 2);

/** The words before and behind a name, those right beside it twice. */
function addWording(marks: MarksOfMentions, { tokens }: TextDocument, { first, last }: Mention): void {
  const from = Math.max(0, first - NEAR);
  for (let i = first - 1; i >= from; i--) addWord(marks, tokens[i]!, 'word before ');
  const to = Math.min(tokens.length - 1, last + NEAR);
  for (let i = last + 1; i <= to; i++) addWord(marks, tokens[i]!, 'word behind ');
  if (first > 0) addWord(marks, tokens[first - 1]!, 'next before ');
  if (last + 1 < tokens.length) addWord(marks, tokens[last + 1]!, 'next behind ');
}

/** But for names: what tells of them are other words. */
function addWord(marks: MarksOfMentions, token: Token, place: WordPlace): void {
  if (token.kind === 'word' && token.casing === 'lower') marks.pushWord(token, place);
}
