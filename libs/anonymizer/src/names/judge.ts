import type { Candidate } from '../recognizer.js';
import { subjectOf, type Subject } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import { isBrand, isCode, isDefined, isInTitle, isModel, isTextbookPair } from './mentions.js';
import type { NameChain } from './name-chain.js';
import { mayBeFigure } from './figures.js';
import { isPlace } from './places.js';
import { CAPITAL, SURNAME, SURNAME_FORM } from './roles.js';
import { bearingOf, isOwn, type Bearing } from './surroundings.js';

/** A score with the reason for it. */
export interface Verdict {
  readonly score: number;
  readonly reason: string;
}

/**
 * Decides whether a name is that of somebody around the writer. Historical persons, authors, characters and namesakes
 * of laws are left alone unless the words next to them, or contact data in the message, tell of a real bearer.
 */
export function judgeName(document: TextDocument, chain: NameChain, others: readonly Candidate[]): Verdict {
  const subject = subjectOf(document);
  if (chain.patronymic === undefined && subject.personal < 2 && isCode(document))
    return { score: 0.25, reason: 'a name in a program' };
  const bearing = bearingOf(document, chain);
  if (bearing === 'introduced') return { score: 0.93, reason: 'behind an introduction' };
  const others_ = others.length > 0;
  const figure = judgeFigure(document, chain, subject, bearing, others_);
  if (figure !== undefined) return figure;
  if (bearing === 'legendary') return { score: 0.1, reason: 'title or epithet of a ruler, saint or hero' };
  if (bearing === 'namesake' && !isOwn(document, chain))
    return { score: 0.15, reason: 'gives its name to a law or a work' };
  if (bearing === 'place') return { score: 0.15, reason: 'gives its name to a place' };
  return judgePerson(document, chain, subject, bearing, others_);
}

function judgeFigure(
  document: TextDocument,
  chain: NameChain,
  subject: Subject,
  bearing: Bearing,
  hasOtherData: boolean,
): Verdict | undefined {
  if (!isKnownFigure(document, chain, subject) || (chain.isTitled && subject.lesson === 0)) return undefined;
  // "Tell Madison I like her": a surname of history that is a given name too, in talk about oneself.
  const isTalk = subject.personal > 0 && subject.lesson === 0 && !hasOtherFigures(chain, subject);
  if (isGivenNameToo(chain) && isTalk) return undefined;
  if (bearing === 'related' && isTalk) return { score: 0.8, reason: 'namesake of a figure, but a relation' };
  if (bearing === 'related' && isOwn(document, chain))
    return { score: 0.85, reason: 'namesake of a figure, but somebody of the writer' };
  const isLesson = subject.lesson > 0;
  if (hasOtherData && !isLesson)
    return { score: 0.7, reason: 'namesake of a figure beside other personal data' };
  const isCommon =
    chain.surname !== undefined && chain.given !== undefined && chain.surname.word.isCommonSurname;
  if (isCommon && !isLesson && subject.personal > 0)
    return { score: 0.62, reason: 'bears the name of a figure, but a frequent one' };
  if (isCommon && bearing === 'related' && !isLesson)
    return { score: 0.7, reason: 'a relation with a frequent name' };
  return { score: 0.2, reason: 'historical person, author or character' };
}

function isGivenNameToo({ given, surname, patronymic, initials }: NameChain): boolean {
  const only = given ?? surname;
  const parts = [given, surname, patronymic].filter((part) => part !== undefined).length + initials.length;
  return parts === 1 && only!.word.given?.isRare === false;
}

function isKnownFigure(document: TextDocument, chain: NameChain, subject: Subject): boolean {
  const { given, surname, patronymic, initials } = chain;
  if (surname !== undefined && surname.word.isFigure) {
    const others = [given?.lower, patronymic?.lower, ...initials].filter((word) => word !== undefined);
    // A frequent surname alone is a figure's only where the message speaks of figures.
    if (others.length === 0 && surname.word.isCommonSurname && subject.lesson === 0) return false;
    return mayBeFigure(surname.lower, others);
  }
  if (given === undefined || surname !== undefined) return false;
  // "Казимир Малевич" looks like a given name and a patronymic.
  if (patronymic !== undefined)
    return patronymic.word.isFigure && mayBeFigure(patronymic.lower, [given.lower]);
  if (given.word.isLegendaryName && given.word.given?.isShort !== true) return true;
  if (!given.word.isFigureGivenName) return false;
  if (subject.figures.length > 0) return true;
  if (subject.personal > 0 || subject.relations > 0) return false;
  return subject.lesson > 0 || asksOfFigures(document);
}

function asksOfFigures(document: TextDocument): boolean {
  return (document.shared.asksOfFigures ??=
    asks(document) && /почему|зачем|как |кто |why |how |who /.test(document.lower));
}

function judgePerson(
  document: TextDocument,
  chain: NameChain,
  subject: Subject,
  bearing: Bearing,
  hasOtherData: boolean,
): Verdict {
  const { score, reason } = baseScore(document, chain);
  const isTalk = subject.personal > 0;
  const isLesson =
    subject.lesson > 0 || (isTalk ? hasOtherFigures(chain, subject) : subject.figures.length > 0);
  const isPersonal = subject.personal > 0 || hasOtherData;
  if (bearing === 'related' && (!isLesson || isOwn(document, chain) || isPersonal || isFull(chain))) {
    return { score: Math.max(score, 0.86), reason: `${reason}, beside a relation or an office` };
  }
  const isSmallWord =
    chain.isWeak && document.tokens[chain.first]!.casing === 'lower' && chain.surname === undefined;
  if (isCalled(document, chain) && subject.lesson <= 1 && subject.figures.length === 0)
    return { score: Math.max(score, 0.6), reason: `${reason}, called` };
  if (bearing === 'addressed' && !isLesson && !isSmallWord)
    return { score: Math.max(score + 0.1, 0.55), reason: `${reason}, addressed` };
  const mention = isPersonal ? undefined : mentionOf(document, chain);
  if (mention !== undefined) return { score: score - 0.4, reason: `${reason}, ${mention}` };
  if (!isPersonal && isPlace(bareGiven(chain)))
    return { score: score - 0.3, reason: `${reason}, and a place` };
  if (subject.isSum && chain.surname === undefined)
    return { score: score - 0.25, reason: `${reason}, in a sum` };
  if (isLesson && !isPersonal)
    return { score: score - lessonDiscount(document, chain, subject), reason: `${reason}, in a lesson` };
  if (isLesson && chain.given === undefined) return { score: score - 0.2, reason: `${reason}, in a lesson` };
  const isBareSurname =
    chain.given === undefined && chain.patronymic === undefined && chain.initials.length === 0;
  if (isBareSurname && isPersonal) return { score: score + 0.15, reason: `${reason}, in a personal message` };
  if (chain.isWeak && isPersonal) return { score: score + 0.04, reason: `${reason}, in a personal message` };
  return { score, reason };
}

/** "Любаша, помоги": an everyday form at the beginning of the message, and a comma. */
function isCalled({ text, tokens }: TextDocument, chain: NameChain): boolean {
  const isAlone = chain.surname === undefined && chain.given?.word.given?.isShort === true && !chain.isWeak;
  const next = tokens[chain.last + 1];
  return (
    isAlone &&
    chain.first === 0 &&
    tokens[0]!.casing !== 'lower' &&
    text[chain.end] === ',' &&
    next?.casing === 'lower' &&
    next.word.given === undefined
  );
}

/** Whether figures are named beside the name itself. */
function hasOtherFigures({ first, last }: NameChain, { figures }: Subject): boolean {
  return figures.some((index) => index < first || index > last);
}

/** How the name is spoken of without its bearer. */
function mentionOf(document: TextDocument, chain: NameChain): string | undefined {
  if (isInTitle(document, document.tokens[chain.first]!.start, chain.end)) return 'in the title of a work';
  if (chain.surname === undefined && isModel(document, chain)) return 'of a model of something';
  if (isBrand(document, chain)) return 'of a brand or a compound';
  if (chain.surname !== undefined) return undefined;
  if (isDefined(document, chain)) return 'told what it is';
  return isTextbookPair(document) ? 'in an example' : undefined;
}

/** The word of a bare given name. */
function bareGiven(chain: NameChain): string {
  return chain.surname === undefined && chain.patronymic === undefined ? (chain.given?.lower ?? '') : '';
}

/** A given name alone that no figure of lessons is known by. */
function isUnsung({ given, surname }: NameChain, subject: Subject): boolean {
  return surname === undefined && given?.word.isFigureGivenName === false && subject.figures.length === 0;
}

/** A surname with a given name or initials. */
function isFull({ given, surname, initials }: NameChain): boolean {
  return surname !== undefined && (given !== undefined || initials.length > 0);
}

/**
 * Everyday forms are rarely those of figures, and a surname in front is that of a list of pupils; other full names nearly
 * always are figures, in a question of history. A single word of lessons is no such question.
 */
function lessonDiscount(document: TextDocument, chain: NameChain, subject: Subject): number {
  const { given, surname } = chain;
  const isShort = given?.word.given?.isShort === true;
  const isListed = surname !== undefined && surname.index === chain.first && chain.last > chain.first;
  if (isShort) return 0.2;
  if (isListed && chain.initials.length === 0) return 0.1;
  if (isListed && subject.lesson === 1) return 0.15;
  const isTold = isFollowedByDeed(document, chain) && !asks(document);
  if (subject.lesson === 1 && isTold && isUnsung(chain, subject)) return 0.15;
  if (subject.lesson === 1 && subject.figures.length === 0 && isFull(chain)) return 0.25;
  return chain.isTitled && subject.lesson === 1 ? 0.2 : 0.4;
}

function baseScore(document: TextDocument, chain: NameChain): Verdict {
  const { given, surname, patronymic, initials } = chain;
  const token = document.tokens[chain.first]!;
  const isSmall = token.casing === 'lower';
  if (chain.isTitled) return { score: 0.85, reason: 'name behind a title' };
  if (chain.isGuess) {
    const isActing = isFollowedByDeed(document, chain) && subjectOf(document).lesson === 0;
    return { score: isActing ? 0.56 : 0.3, reason: 'words with capitals that no list knows' };
  }
  if (given !== undefined && surname !== undefined && given.word.given === undefined) {
    return { score: 0.64, reason: 'unknown word before a surname' };
  }
  if (given !== undefined && surname !== undefined) {
    if (chain.isWeak && surname.word.isOrdinary && (isSmall || !surname.word.isListedSurname))
      return { score: 0.3, reason: 'two words that may be names' };
    const sure = !chain.isWeak || (!isSmall && surname.word.isListedSurname);
    return { score: patronymic === undefined ? (sure ? 0.8 : 0.6) : 0.9, reason: 'given name and surname' };
  }
  if (given !== undefined && patronymic !== undefined)
    return { score: 0.82, reason: 'given name and patronymic' };
  if (initials.length > 0) return { score: 0.74, reason: 'initials and surname' };
  if (patronymic !== undefined) return { score: isSmall ? 0.4 : 0.58, reason: 'patronymic alone' };
  if (given !== undefined && !chain.isWeak) {
    const isVerb =
      isSmall &&
      given.script === 'latin' &&
      /^ (?:up|of|off|the|an?|in the) /.test(document.lower.slice(chain.end, chain.end + 8));
    return { score: isVerb ? 0.3 : isSmall ? 0.6 : 0.66, reason: 'given name' };
  }
  const opens = startsSentence(document, token);
  if (given !== undefined) {
    const score = isSmall ? 0.25 : opens ? (acts(document, chain) ? 0.6 : 0.42) : 0.6;
    return { score, reason: 'given name that is a word as well' };
  }
  if (token.word.isPlace && !token.word.isCommonSurname) return { score: 0.2, reason: 'a place' };
  const sure = (chain.roles & (SURNAME | SURNAME_FORM)) !== 0;
  return { score: sure && (chain.roles & CAPITAL) !== 0 ? 0.42 : 0.3, reason: 'surname alone' };
}

const DEED =
  /^,? (?:(?:мне|меня|нам|нас) |со мной |новеньк|(?:не |тоже |уже |опять |сегодня |вчера |завтра |мне |меня |всё |все |always |never |just |also |really ){0,3}(?:и я|сказал|говорит|пришл|приш[её]л|при[её]хал|перееха|не прид|дал[аи]? |взял|пош[её]л|пошла|хочет|просит|попросил|спросил|ответил|написал|звонил|позвонил|забыл|потерял|обиделась|обиделся|поссорил|друж|плач|бол[еь]|заболел|уехал|живет|сидит|учится|получил|опоздал|списал|придумал|толкнул|ударил|смотрит|пишет|мешает|помог|из (?:наш|мо|параллел|сосед|\d)|said|says|is (?!an? |the |one |part |used )|was (?!an? |the )|has|wants|told|asked|lives|goes|likes|came|went|gave|got|took|sent|hit|let|made|broke|stole|won|lost|didn't|doesn't|isn't|won't|can't|keeps|sits|plays|called|texted|[a-z]{3,}(?<!ne|se|fe)ed(?= (?:me|my|us|at|on|out|a|the|his|her|in|to|by)\b)|from (?:my|our|(?:\w+ ){1,2}(?:likes|hates|said|told|is|was|asked|keeps|wants|won't|has))|and i))/;

/** The same of a word that may be no name: "Summer is hot" tells nothing in a message that is about nobody. */
function acts(document: TextDocument, chain: NameChain): boolean {
  if (!isFollowedByDeed(document, chain)) return false;
  return (
    subjectOf(document).personal > 0 ||
    !/^ (?:is|was|has) /.test(document.lower.slice(chain.end, chain.end + 5))
  );
}

function isFollowedByDeed(document: TextDocument, chain: NameChain): boolean {
  return DEED.test(document.lower.slice(chain.end, chain.end + 32));
}
