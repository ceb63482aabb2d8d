import { patronymicStem } from '../names/decline.js';
import { TITLED } from '../names/base-score.js';
import { isSurelyKnown } from '../names/judge.js';
import { THRESHOLD } from '../overlap.js';
import type { Candidate } from '../recognizer.js';
import { subjectOf } from '../recognizers/context.js';
import { isOnlyLikeName } from '../recognizers/generic/nobodys/like-name.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import type { Shape, Shaped } from './candidate.js';
import { isBareList } from './bare-list.js';
import { isMet, recognizeMet } from './met-before.js';
import { startOfExercise } from './exercises.js';
import { AGAINST, keepRows } from './rows.js';
import { hasShortSurname } from './short-surname.js';
import { isFriend, isTold, isToldOtherwise } from './is-told.js';
import { WordTest } from '../text/word-test.js';
import { judgeOf } from './judge.js';
import {
  LEAST_IN_SUM,
  LEAST_OF_GRADE,
  LEAST_OF_PERSON,
  leastOfBareName,
  leastOfPersonIn,
  mostIn,
  MOST_CUES,
} from './least-sums.js';
import { Counts, markOf, Marks } from './mark.js';
import { quantitiesOf } from './quantities.js';

/** Full names are seldom those of a problem or a game: more has to speak against them, and less for them. */
const SURNAMED = 'given name and surname';
const FATHERED = 'given name and patronymic';
/** How the reason of a candidate ends behind "мама" or "my teacher". */
export const RELATED = ', beside a relation or an office';
const MORE_FOR_FULL = 1;
/** "Вася, Петя и Коля заняли три места": bare given names, as many as riddles have, in a message that tells of nobody's life. */
const GIVEN_NAME = 'given name';
/** "Камилла, что значит …" */
const CALLED = 'given name, called';
const ADDRESSED = ', addressed';
const WITH_MORE = 'given name and ';
const MANY = 3;
/** Where the letters of Russian begin. */
const CYRILLIC = 0x400;
/** "Dana's mom (555) 010-7823": beside a number to call, the doubts of a sum or a lesson count for less. */
const MOST_BESIDE_LIFE = -2.5;
const OF_TASK = /^given name.*, in a (?:sum|lesson)$/;
/** "прочитала «Город вечной осени» Алевтины Рубцовской": who wrote it. */
const OF_WORK = ', beside the title of a work';
const OF_BRAND = ', of a brand';
const OF_PAIR = ', a pair of characters';
const OF_TOPIC_OR_WORDS = /^a topic of school work|in talk about words$/;
const OF_LEGEND = 'title or epithet of a ruler, saint or hero';
const FIGURE = 'historical person';
const NAMESAKE = /^(?:namesake of a figure, but a relation|bears the name of a figure, but a frequent one)/;
const DOUBTED = 0.3;
const RESCUED = 0.55;
/** What a rule holds for more is not asked about. */
const SURE = 0.9;
/** More values than that in one message are a list of those around. */
const LIST = 8;
/** What a rule holds for less is no name at all. */
const LOWEST = 0;

const BY_CONTEXT = 'by-context';

/** The rules whose word is not the last one, with what they find. */
const ASKED: Readonly<Record<string, Shape>> = {
  person: 'person',
  'person-behind-words': 'person',
  'school-class': 'grade',
  'class-en': 'grade',
};

const BY = new Marks('by ');
const BECAUSE = new Marks('because ');
const FOREIGN = markOf('in other letters');
const SCORE = new Counts('score', 10);
const TEXTBOOK = markOf('surname of textbooks');
const OF_TEXTBOOKS = new WordTest(
  'smith|jones|brown|green|white|black|gr[ae]y|baker|johnson|taylor|williams|miller|davis|wilson|lee|clarke?|woods?|hill|king|cook|young|rose|bell|fox|hall|parker|adams|robinson|thompson|jackson|harris|martin|walker|allen|hunter|potter|fisher|farmer|carter|turner|cooper|butcher|roberts|evans|gardner|gardener|teacher|bean|pink|blue|red',
);
/** A name in a sum, or in a message that tells of its writer, is another thing than the same name elsewhere. */
const WITH = [false, true].map((isSum) =>
  [false, true].map(
    (isOwn) => new Marks(`${isSum ? 'counting' : 'telling'} ${isOwn ? "of one's own" : 'of others'}: `),
  ),
);

/** What a rule found or let pass, as something to ask about; undefined where the rule's word is the last one. */
export function askable(document: TextDocument, candidate: Candidate): Shaped | undefined {
  const { tokens } = document;
  const { start, end, score, recognizer, reason } = candidate;
  const shape = ASKED[recognizer];
  if (shape === undefined || score < (shape === 'person' ? LOWEST : THRESHOLD)) return undefined;
  if (isSurelyKnown(document, candidate)) return undefined;
  // Only in sums somebody with a title is doubted.
  if (score >= SURE && !(reason.startsWith(TITLED) && recognizer === 'person')) return undefined;
  const first = tokenIndexAt(tokens, start);
  const last = Math.max(first, tokenIndexAt(tokens, end) - 1);
  if (tokens[last] === undefined) return undefined;
  const rule = [BY.of(recognizer), BECAUSE.of(reason), SCORE.of(Math.floor(score * 10))];
  if (shape === 'person') {
    const isOwn = subjectOf(document).personal > 0;
    rule.push(WITH[+(quantitiesOf(document) > 0)]![+isOwn]!.of(reason));
    if (tokens[first]!.script !== tokens[0]!.script) rule.push(FOREIGN);
  }
  if (reason.startsWith(TITLED) && OF_TEXTBOOKS.accepts(tokens[last]!.word)) rule.push(TEXTBOOK);
  return { shape, start, end, first, last, rule };
}

/**
 * Takes away what all around speaks against though a rule found it, persons of problems and games, classes of words; and
 * takes for a person whom a rule left to a lesson or a book though all around speaks of life.
 */
export function askAgain(document: TextDocument, candidates: Candidate[]): void {
  if (!candidates.some(({ type }) => type === 'PERSON' || type === 'CLASS')) return;
  if (document.shared.acquaintance !== undefined) recognizeMet(document, candidates);
  const found = candidates.filter(({ score }) => score >= THRESHOLD);
  if (found.length > LIST || isBareList(document, found)) return;
  // Whoever gives an address or a number tells of life, whatever else the message speaks of.
  const tellsOfLife = found.some(({ type }) => type !== 'PERSON' && type !== 'CLASS');
  const { personal } = subjectOf(document);
  const isOwnTalk = personal > 0;
  const leastOfPerson = leastOfPersonIn(document, personal);
  const beginning = startOfExercise(document, personal > MOST_CUES);
  const exercise = tellsOfLife ? Infinity : beginning;
  const areMany = !isOwnTalk && isList(candidates);
  const besideFigures =
    subjectOf(document).figures.length > 0 || candidates.some(({ reason }) => reason.startsWith(FIGURE));
  candidates.forEach((candidate, index) => {
    const isOfTask =
      (candidate.start > exercise && isOneName(candidate)) ||
      (candidate.start > beginning && isToTranslate(document, candidate));
    if (isOfTask) {
      const reason = `${candidate.reason}; in a sentence to work on`;
      candidates[index] = { ...candidate, score: Math.min(candidate.score, DOUBTED), reason };
      return;
    }
    const asked = askable(document, candidate);
    if (asked === undefined) return;
    const isFound = candidate.score >= THRESHOLD;
    if (isFound && (isMet(document, candidate) || isBesideMet(document, candidate, found))) return;
    const isTextbook = isOfTextbook(document, asked) && !candidate.reason.endsWith(ADDRESSED);
    if (candidate.score >= SURE && leastOfPerson !== LEAST_IN_SUM && !isTextbook) return;
    if (isFound && tellsOfLife && asked.shape === 'person') return;
    if (isFound && isWritten(document, candidate)) return;
    if (isFound && isBare(candidate) && hasShortSurname(document, candidate)) return;
    // "мама Жанна, папа Юрий, я и сестра Тоня"
    if (isFound && personal > MOST_CUES && candidate.reason.endsWith(RELATED)) return;
    const sum = judgeOf(document).judge(asked);
    const leastOfName = isTextbook
      ? LEAST_IN_SUM
      : isBare(candidate) && candidate.reason !== CALLED
        ? leastOfBareName(document, personal, areMany)
        : leastOf(candidate, leastOfPerson);
    const least = asked.shape === 'person' ? leastOfName : LEAST_OF_GRADE;
    if (isFound && sum < least) {
      if (isTold(document, candidate)) return;
      candidates[index] = { ...candidate, score: DOUBTED, reason: candidate.reason + AGAINST };
      standIn(candidates, candidate);
    } else if (
      !isFound &&
      asked.shape === 'person' &&
      (isFriend(document, candidate) ||
        (sum >= mostOf(document, candidate, besideFigures, tellsOfLife) &&
          !isToldOtherwise(document, candidate) &&
          !isOnlyLikeName(document, candidate.start, candidate.end)))
    ) {
      const reason = `${candidate.reason}; all around speaks for somebody`;
      candidates[index] = { ...candidate, score: RESCUED, reason };
    }
  });
  if (areMany && !tellsOfLife) leaveRest(document, candidates);
  keepRows(document, candidates);
}

/** "Mr Hall and Mr Green", of whom the dialog has spoken of one. */
const isBesideMet = (
  document: TextDocument,
  { start, end }: Candidate,
  found: readonly Candidate[],
): boolean =>
  document.shared.acquaintance !== undefined &&
  found.some((other) => {
    const between = document.text.slice(Math.min(end, other.end), Math.max(start, other.start));
    return JOINED.test(between) && isMet(document, other);
  });
const JOINED = /^(?:,? (?:and|&|и) |, )$/;

/** "Mr Green sells 36 eggs": a title and a surname of textbooks where nothing else tells of the writer's life. */
function isOfTextbook(document: TextDocument, { rule, first, last }: Shaped): boolean {
  if (last - first > 1 || rule.at(-1) !== TEXTBOOK) return false;
  const { personal, relations } = subjectOf(document);
  return relations === 0 && personal <= 1;
}

const scriptAt = ({ text }: TextDocument, { start }: Candidate): 'latin' | 'cyrillic' =>
  text.charCodeAt(start) < CYRILLIC ? 'latin' : 'cyrillic';

/** With so large a sum a rule is wrong that let it pass. Beside figures, and in the names of works, more has to speak for it. */
function mostOf(
  document: TextDocument,
  candidate: Candidate,
  besideFigures: boolean,
  tellsOfLife: boolean,
): number {
  if (tellsOfLife && OF_TASK.test(candidate.reason)) return MOST_BESIDE_LIFE;
  const most = mostIn(document, subjectOf(document).personal);
  if (isFull(candidate)) return most.full;
  if (candidate.reason.endsWith(OF_WORK) || candidate.reason.endsWith(OF_BRAND)) return Infinity;
  if (candidate.reason === OF_LEGEND || candidate.reason.endsWith(OF_PAIR)) return Infinity;
  if (besideFigures || OF_TOPIC_OR_WORDS.test(candidate.reason)) return most.besideFigures;
  return most[scriptAt(document, candidate)];
}

/** Whether a rule left a full name to a lesson for no better reason than the lesson. */
const isFull = ({ type, reason }: Candidate): boolean =>
  type === 'PERSON' && (reason === `${SURNAMED}, in a lesson` || reason === `${FATHERED}, in a lesson`);

/** The least sum for what is more than a given name. Sums tell of teachers as seldom as of people with surnames. */
function leastOf({ reason }: Candidate, least: number): number {
  if (reason === SURNAMED || reason === SURNAMED + RELATED || reason === FATHERED + RELATED)
    return least - MORE_FOR_FULL;
  return reason === FATHERED ? Math.min(least, LEAST_OF_PERSON) : least;
}

/** "Мои учителя Иванов Иван Иванович и Петров Пётр Петрович": in whole, as in a register, sums and books name nobody. */
export function isWritten({ tokens }: TextDocument, { type, start, end, reason }: Candidate): boolean {
  if (type !== 'PERSON' || !NAMESAKE.test(reason)) return false;
  const first = tokenIndexAt(tokens, start);
  const last = tokenIndexAt(tokens, end) - 1;
  return last - first === 2 && patronymicStem(tokens[last]!.lower) !== undefined;
}

/** Whether it is a given name with nothing else of a name. */
const isBare = ({ type, reason }: Candidate): boolean =>
  type === 'PERSON' && reason.startsWith(GIVEN_NAME) && !reason.startsWith(WITH_MORE);

/** "Переведи: My name is Ann": a name or a town in other letters than the task. */
function isToTranslate({ tokens }: TextDocument, { recognizer, start }: Candidate): boolean {
  const first = tokens[tokenIndexAt(tokens, start)];
  return (
    (ASKED[recognizer] === 'person' || recognizer === 'town') &&
    tokens[0]!.kind === 'word' &&
    first?.kind === 'word' &&
    first.script !== tokens[0]!.script
  );
}

/** A given name, or a name that all around told. */
const isOneName = (candidate: Candidate): boolean =>
  (isBare(candidate) && candidate.score < SURE) ||
  (candidate.type === 'PERSON' && candidate.recognizer === BY_CONTEXT);

function isList(candidates: readonly Candidate[]): boolean {
  let names = 0;
  for (const candidate of candidates) if (candidate.score >= LOWEST && isBare(candidate)) names++;
  return names >= MANY;
}

/** The names of one riddle go together: with most of them the rest is left. */
function leaveRest(document: TextDocument, candidates: Candidate[]): void {
  let left = 0;
  let found = 0;
  for (const candidate of candidates)
    if (candidate.score >= LOWEST && isBare(candidate))
      if (candidate.score < THRESHOLD) left++;
      else if (candidate.score < SURE) found++;
  if (found === 0 || left < found) return;
  candidates.forEach((candidate, index) => {
    if (!isBare(candidate) || candidate.score < THRESHOLD || candidate.score >= SURE) return;
    if (isTold(document, candidate)) return;
    const reason = `${candidate.reason}; beside others that are nobody's`;
    candidates[index] = { ...candidate, score: DOUBTED, reason };
  });
}

/** "from Madison": the town that all around told takes the place of the person that a rule found. */
function standIn(candidates: Candidate[], { start, end }: Candidate): void {
  candidates.forEach((other, index) => {
    const isReady = other.recognizer === BY_CONTEXT && other.score < THRESHOLD;
    if (isReady && other.start < end && start < other.end) candidates[index] = { ...other, score: THRESHOLD };
  });
}
