import type { Candidate } from '../recognizer.js';
import { subjectOf, type Subject } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { NameChain } from './name-chain.js';
import { isFigure, isFigureGivenName, isLegendaryName, mayBeFigure } from './figures.js';
import { givenName } from './given-names.js';
import { isCommonSurname, isListedSurname } from './lexicon.js';
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
  if (!isKnownFigure(chain, subject) || (chain.isTitled && subject.lesson === 0)) return undefined;
  if (bearing === 'related' && isOwn(document, chain))
    return { score: 0.85, reason: 'namesake of a figure, but somebody of the writer' };
  const isLesson = subject.lesson > 0;
  if (hasOtherData && !isLesson)
    return { score: 0.7, reason: 'namesake of a figure beside other personal data' };
  const isCommon =
    chain.surname !== undefined && chain.given !== undefined && isCommonSurname(chain.surname.lower);
  if (isCommon && !isLesson && subject.personal > 0)
    return { score: 0.62, reason: 'bears the name of a figure, but a frequent one' };
  if (isCommon && bearing === 'related' && !isLesson)
    return { score: 0.7, reason: 'a relation with a frequent name' };
  return { score: 0.2, reason: 'historical person, author or character' };
}

function isKnownFigure(chain: NameChain, subject: Subject): boolean {
  const { given, surname, patronymic, initials } = chain;
  const others = [given?.lower, patronymic?.lower, ...initials].filter((word) => word !== undefined);
  if (surname !== undefined && isFigure(surname.lower)) {
    // A frequent surname alone is a figure's only where the message speaks of figures.
    if (others.length === 0 && isCommonSurname(surname.lower) && subject.lesson === 0) return false;
    return mayBeFigure(surname.lower, others);
  }
  if (given === undefined || surname !== undefined) return false;
  if (isLegendaryName(given.lower) && givenName(given.lower)?.isShort !== true) return true;
  const inLesson = (subject.lesson > 0 && subject.personal === 0) || subject.figures.length > 0;
  return inLesson && isFigureGivenName(given.lower);
}

function judgePerson(
  document: TextDocument,
  chain: NameChain,
  subject: Subject,
  bearing: Bearing,
  hasOtherData: boolean,
): Verdict {
  const { score, reason } = baseScore(document, chain);
  const isLesson = subject.lesson > 0 || subject.figures.length > 0;
  const isPersonal = subject.personal > 0 || hasOtherData;
  if (bearing === 'related' && (!isLesson || isOwn(document, chain) || isPersonal)) {
    return { score: Math.max(score, 0.86), reason: `${reason}, beside a relation or an office` };
  }
  const isSmallWord =
    chain.isWeak && document.tokens[chain.first]!.casing === 'lower' && chain.surname === undefined;
  if (bearing === 'addressed' && !isLesson && !isSmallWord)
    return { score: Math.max(score + 0.1, 0.55), reason: `${reason}, addressed` };
  if (!isPersonal && isPlace(bareGiven(chain)))
    return { score: score - 0.3, reason: `${reason}, and a place` };
  if (subject.isSum && chain.surname === undefined)
    return { score: score - 0.25, reason: `${reason}, in a sum` };
  if (isLesson && !isPersonal)
    return { score: score - lessonDiscount(chain), reason: `${reason}, in a lesson` };
  if (isLesson && chain.given === undefined) return { score: score - 0.2, reason: `${reason}, in a lesson` };
  const isBareSurname =
    chain.given === undefined && chain.patronymic === undefined && chain.initials.length === 0;
  if (isBareSurname && isPersonal) return { score: score + 0.15, reason: `${reason}, in a personal message` };
  if (chain.isWeak && isPersonal) return { score: score + 0.04, reason: `${reason}, in a personal message` };
  return { score, reason };
}

/** The word of a bare given name. */
function bareGiven(chain: NameChain): string {
  return chain.surname === undefined && chain.patronymic === undefined ? (chain.given?.lower ?? '') : '';
}

/** Everyday forms are rarely those of figures; full names nearly always are, in a question of history. */
function lessonDiscount(chain: NameChain): number {
  const isShort = chain.given !== undefined && givenName(chain.given.lower)?.isShort === true;
  return isShort && chain.surname === undefined ? 0.2 : 0.4;
}

function baseScore(document: TextDocument, chain: NameChain): Verdict {
  const { given, surname, patronymic, initials } = chain;
  const token = document.tokens[chain.first]!;
  const isSmall = token.casing === 'lower';
  if (chain.isTitled) return { score: 0.85, reason: 'name behind a title' };
  if (given !== undefined && surname !== undefined && givenName(given.lower) === undefined) {
    return { score: 0.64, reason: 'unknown word before a surname' };
  }
  if (given !== undefined && surname !== undefined) {
    const sure = !chain.isWeak || (!isSmall && isListedSurname(surname.lower));
    return { score: patronymic === undefined ? (sure ? 0.8 : 0.6) : 0.9, reason: 'given name and surname' };
  }
  if (given !== undefined && patronymic !== undefined)
    return { score: 0.82, reason: 'given name and patronymic' };
  if (initials.length > 0) return { score: 0.74, reason: 'initials and surname' };
  if (patronymic !== undefined) return { score: isSmall ? 0.4 : 0.58, reason: 'patronymic alone' };
  if (given !== undefined && !chain.isWeak) return { score: isSmall ? 0.6 : 0.66, reason: 'given name' };
  const opens = startsSentence(document, token);
  if (given !== undefined) {
    const score = isSmall ? 0.25 : opens ? (isFollowedByDeed(document, chain) ? 0.6 : 0.42) : 0.6;
    return { score, reason: 'given name that is a word as well' };
  }
  if (isPlace(token.lower) && !isCommonSurname(token.lower)) return { score: 0.2, reason: 'a place' };
  const sure = (chain.roles & (SURNAME | SURNAME_FORM)) !== 0;
  return { score: sure && (chain.roles & CAPITAL) !== 0 ? 0.42 : 0.3, reason: 'surname alone' };
}

const DEED =
  /^,? (?:не |тоже |уже |опять |сегодня |вчера |завтра |мне |меня |always |never |just |also ){0,3}(?:и я|сказал|говорит|пришл|приш[её]л|не прид|дал[аи]? |взял|пош[её]л|пошла|хочет|просит|попросил|спросил|ответил|написал|звонил|позвонил|забыл|потерял|обиделась|обиделся|поссорил|друж|плач|бол[еь]|заболел|уехал|живет|сидит|учится|получил|опоздал|списал|said|says|is |was |has |wants|told|asked|lives|goes|likes|came|went|gave|got|didn't|doesn't|isn't|won't|can't|keeps|sits|plays|called|texted|and i)/;

function isFollowedByDeed(document: TextDocument, chain: NameChain): boolean {
  return DEED.test(document.lower.slice(chain.end, chain.end + 24));
}
