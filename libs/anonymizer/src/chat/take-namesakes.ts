import { patronymicStem } from '../names/decline.js';
import { isLong } from '../prose/is-long.js';
import { isFound, readMentions, type Mention } from '../prose/mention.js';
import { isQuoted } from '../prose/quotes.js';
import { take } from '../prose/take.js';
import { worthOfNames } from '../prose/worth-of-names.js';
import type { Candidate } from '../recognizer.js';
import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import { ENOUGH_WORDS } from './decide.js';
import { isPaperOfPeople } from './sure-signs.js';

/** In log-odds: with more, whoever bears the name of a figure is somebody, though no rule told so. */
const LEAST = -0.5;
const LEAST_IN_PAPER = -2.5;
/** "Matilda loves to read" is a sentence at hand. */
const LEAST_IN_QUOTES = 1;
const OF_FIGURE = /^(?:historical person|beside others of the same story|namesake of a figure)/;
/** Rules that read how a text is built know better, and what was decided stays so. */
const LEFT = /in a sentence to work on|title of a work|nobody/;

/**
 * Takes for somebody, in messages that are not long, who bears the name of a figure or a character, where all that is said of them and of the
 * message speaks for it: the last of all, as who does what people at school do is found by rules.
 */
export function takeNamesakes(document: TextDocument, candidates: Candidate[]): void {
  if (isLong(document)) return;
  if (!candidates.some(isOfFigure)) return;
  const mentions = readMentions(document, candidates);
  // "Daisy says Daisy Buchanan did nothing wrong": a rule has told which of them is which.
  const known = new Set(mentions.filter(isFound).map(({ name }) => name));
  const namesakes = mentions.filter(
    ({ best, name }) => best !== undefined && isOfFigure(best) && !known.has(name),
  );
  if (namesakes.length === 0) return;
  // A few words tell too little.
  const worth =
    document.tokens.length < ENOUGH_WORDS ? undefined : worthOfNames(document, candidates, mentions);
  const isPaper = isPaperOfPeople(document);
  for (const mention of namesakes)
    if (mayBeTaken(document, mention, worth?.get(mention.name) ?? -Infinity, isPaper))
      take(document, candidates, mention, 'somebody around the writer of the message');
}

function mayBeTaken(document: TextDocument, mention: Mention, worth: number, isPaper: boolean): boolean {
  const best = mention.best!;
  if (isTeacherOfAll(document, best)) return false;
  const least = isPaper ? LEAST_IN_PAPER : isInMarks(document, best) ? LEAST_IN_QUOTES : LEAST;
  return worth > least || isTeacher(document, mention);
}

/** Also in single ones, "Can I call him 'Victor'", which elsewhere are apostrophes. */
const isInMarks = (document: TextDocument, { start, end }: Candidate): boolean =>
  isQuoted(document, start) ||
  (/['‘]/.test(document.text[start - 1] ?? '') && /['’]/.test(document.text[end] ?? ''));

/** "учитель Иван Сергеевич ругается": so teachers are called, and authors in lessons by their surnames. */
const OFFICE =
  /(?<![а-я])(?:учител[а-я]{1,6}|преподавател[а-я]{1,6}|тренер[а-я]{0,2}|директор[а-я]{0,2}|завуч[а-я]{0,2}|физрук[а-я]{0,2}|классн(?:ая|ый|ой|ую|ого|ому|ым)(?: руководител[а-я]{1,2}| руководительниц[а-я]{1,2})?) $/;
/** So many words of lessons are a question on an author. */
const OF_LESSON = 2;
function isTeacher(document: TextDocument, { first, last, best }: Mention): boolean {
  const { tokens, lower } = document;
  const isByFather = last === first + 1 && patronymicStem(tokens[last]!.lower) !== undefined;
  if (!isByFather || subjectOf(document).lesson >= OF_LESSON) return false;
  return OFFICE.test(lower.slice(Math.max(0, best!.start - REACH), best!.start));
}

/** "Пушкин, наш учитель в поэзии" */
const TEACHER_OF_ALL =
  /^,? (?:[–—-] )?(?:это )?наш[а-я]{0,3} (?:[а-я]+ )?(?:учител|наставник|кумир)[а-я]{0,3} (?:в (?:поэзии|литературе|прозе|жизни|любви|искусстве|науке)|по жизни)(?![а-я])/;
const REACH = 64;
const isTeacherOfAll = ({ lower }: TextDocument, { end }: Candidate): boolean =>
  TEACHER_OF_ALL.test(lower.slice(end, end + REACH));

const isOfFigure = ({ type, reason }: Candidate): boolean =>
  type === 'PERSON' && OF_FIGURE.test(reason) && !LEFT.test(reason);
