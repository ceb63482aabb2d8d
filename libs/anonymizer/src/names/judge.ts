import type { Candidate } from '../recognizer.js';
import { subjectOf, type Subject } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import {
  isAskedOfWord,
  isCode,
  isCompound,
  isDefined,
  isFavourite,
  isInExercise,
  isInTitle,
  isModel,
  isPublic,
  isSold,
  isTextbookPair,
  isInIdiom,
  isTitleOfWork,
} from './mentions.js';
import { isAmongFigures } from './among-figures.js';
import type { Token } from '../text/tokenize.js';
import { isFull, type NameChain } from './name-chain.js';
import { isInRole } from './in-role.js';
import { isKnownFigure, isKnownInFull } from './known-figure.js';
import { dealsWithUs, isCalledLikeTeacher } from './honorifics.js';
import { isInLessonFrame } from './lesson-frames.js';
import { lessonDiscount } from './lesson-discount.js';
import { isHill, isLand } from './lands.js';
import { isPlace } from './places.js';
import { isFollowedByDeed, isState } from './deeds.js';
import { isOfInstitution } from './of-institution.js';
import { isSaidToBeSomebodys } from './own-name.js';
import { isOfProblem } from './problems.js';
import { isOfPupilAtWork } from './pupils-work.js';
import { actsOnUs, isAtSchool, isBusyAtSchool, isCalled, isObliqueName, isSpokenTo } from './talk.js';
import { isOfTale } from './tales.js';
import {
  isActor,
  isAuthorOfWork,
  isBornLately,
  isDedicatee,
  isOfFiguresOwn,
  isOfRiddle,
} from './of-lesson-talk.js';
import { isCastByFather, isOfStory } from './stories.js';
import { isAuthorOfTitle, isJudged, isLocated, isOfTaste, isTopic } from './topics.js';
import { isOfWriter } from './own-relation.js';
import { bearingOf, isOwn, type Bearing } from './surroundings.js';
import { baseScore, type Verdict } from './base-score.js';

/** What nothing around makes somebody. */
const NOBODY = -1;
/** The reason of who only a problem tells of. */
export const OF_PROBLEM = 'somebody of a problem';
/** The same of who stands in the words of a lesson. */
export const OF_LESSON = 'in the words of a lesson';

/**
 * Decides whether a name is that of somebody around the writer. Historical persons, authors, characters and namesakes
 * of laws are left alone unless the words next to them, or contact data in the message, tell of a real bearer.
 */
export function judgeName(document: TextDocument, chain: NameChain, others: readonly Candidate[]): Verdict {
  const subject = subjectOf(document);
  if (chain.patronymic === undefined && subject.personal < 2 && isCode(document))
    return { score: 0.25, reason: 'a name in a program' };
  if (isActor(document, chain)) return { score: 0.9, reason: 'plays a character' };
  if (isBornLately(document, chain)) return { score: 0.9, reason: 'in a list of days of birth' };
  const bearing = bearingOf(document, chain);
  if (isNameOfStory(document, chain, bearing === 'related' || others.length > 0))
    return { score: NOBODY, reason: 'beside others of the same story' };
  if (isHill(chain.given?.lower, chain.surname?.lower)) return { score: NOBODY, reason: 'a hill' };
  if (isInLessonFrame(document, chain) || isAmongFigures(document, chain))
    return { score: NOBODY, reason: OF_LESSON };
  if (isOfProblem(document, chain)) return { score: NOBODY, reason: OF_PROBLEM };
  if (isSaidToBeSomebodys(document, chain)) return { score: 0.8, reason: 'said to be somebody’s name' };
  if (subject.language > 0 && isAskedOfWord(document, chain))
    return { score: 0.25, reason: 'in talk about words' };
  if (isOfRiddle(document, chain)) return { score: 0.2, reason: 'of a riddle' };
  if (bearing === 'introduced' && isOfTale(document, chain.first))
    return { score: 0.2, reason: 'somebody of a tale' };
  if (bearing === 'introduced' && isInRole(document, chain)) return { score: 0.2, reason: 'a part to play' };
  if (bearing === 'introduced') return { score: 0.93, reason: 'behind an introduction' };
  if (isOfFiguresOwn(document, chain) || isDedicatee(document, chain))
    return { score: 0.2, reason: 'of the life or the work of a figure' };
  const others_ = others.length > 0;
  if (bearing === 'related' ? isOfTaste(document, chain) : isTopic(document, chain))
    return { score: 0.2, reason: 'a topic of school work' };
  const figure = judgeFigure(document, chain, subject, bearing, others_);
  if (figure !== undefined) return figure;
  if (bearing === 'legendary') return { score: 0.1, reason: 'title or epithet of a ruler, saint or hero' };
  if (bearing === 'namesake' && !isOwn(document, chain))
    return { score: 0.15, reason: 'gives its name to a law or a work' };
  if (bearing === 'place') return { score: 0.15, reason: 'gives its name to a place' };
  return judgePerson(document, chain, subject, bearing, others_);
}

/** All of the name, or a surname that nobody around bears, "Bill Sikes", belongs to a story of which others are named. */
function isNameOfStory(document: TextDocument, chain: NameChain, isOfLife: boolean): boolean {
  const { first, last, given, isTitled, patronymic, surname } = chain;
  if (isOwn(document, chain)) return false;
  if (patronymic !== undefined) return surname === undefined && isCastByFather(document, given, patronymic);
  const isAlone =
    surname !== undefined && (given === undefined ? isTitled : isOfSurnameAlone(given, surname));
  return isAlone
    ? isOfStory(document, surname.index, surname.index, isOfLife)
    : isOfStory(document, first, last, isOfLife);
}

/** Whether only the surname, which is in no list, is of a story. */
const isOfSurnameAlone = ({ word: given }: Token, { word }: Token): boolean =>
  !word.isListedSurname && !given.casts.some((cast) => word.casts.includes(cast));

function judgeFigure(
  document: TextDocument,
  chain: NameChain,
  subject: Subject,
  bearing: Bearing,
  hasOtherData: boolean,
): Verdict | undefined {
  if (!isKnownFigure(document, chain, subject)) return undefined;
  if (chain.isTitled && (subject.lesson === 0 || isCalledLikeTeacher(document, chain))) return undefined;
  // "Tell Madison I like her": a surname of history that is a given name too, in talk about oneself.
  const isTalk = subject.personal > 0 && subject.lesson === 0 && !hasOtherFigures(chain, subject);
  if (isGivenNameToo(chain) && isTalk) return undefined;
  if (bearing === 'related' && isTalk) return { score: 0.8, reason: 'namesake of a figure, but a relation' };
  if (bearing === 'related' && isOwn(document, chain))
    return { score: 0.85, reason: 'namesake of a figure, but somebody of the writer' };
  const isLesson = subject.lesson > 0;
  // "карта «Мир»": a word beside a number.
  const isWord = parts(chain) === 1 && (chain.surname ?? chain.given)?.word.isOrdinary === true;
  if (hasOtherData && !isLesson && !isWord && !isAuthorOfWork(document, chain))
    return { score: 0.7, reason: 'namesake of a figure beside other personal data' };
  const isCommon =
    chain.surname !== undefined && chain.given !== undefined && chain.surname.word.isCommonSurname;
  if (isCommon && isTalk) return { score: 0.62, reason: 'bears the name of a figure, but a frequent one' };
  if (isCommon && bearing === 'related' && !isLesson)
    return { score: 0.7, reason: 'a relation with a frequent name' };
  return {
    score: 0.2,
    reason: isKnownInFull(document, chain) ? KNOWN_IN_FULL : 'historical person, author or character',
  };
}

const KNOWN_IN_FULL = 'historical person, author or character, in full';

/** Whether it is a figure whose full name stands there in no talk of one's own: what is around makes nobody else of it. */
export function isSurelyKnown(document: TextDocument, { reason }: Candidate): boolean {
  if (reason !== KNOWN_IN_FULL) return false;
  const { personal, relations, lesson } = subjectOf(document);
  return personal === 0 ? relations === 0 || lesson > 0 : relations === 0 && lesson > 0;
}

function parts({ given, surname, patronymic, initials }: NameChain): number {
  return (
    (given === undefined ? 0 : 1) +
    (surname === undefined ? 0 : 1) +
    (patronymic === undefined ? 0 : 1) +
    initials.length
  );
}

function isGivenNameToo(chain: NameChain): boolean {
  return parts(chain) === 1 && (chain.given ?? chain.surname)!.word.given?.isRare === false;
}

function judgePerson(
  document: TextDocument,
  chain: NameChain,
  subject: Subject,
  bearing: Bearing,
  hasOtherData: boolean,
): Verdict {
  const { score, reason } = baseScore(document, chain);
  if (isOfInstitution(document, chain))
    return { score: 0.2, reason: `${reason}, where a school or a town lies` };
  if (isInLand(document, chain)) return { score: 0.2, reason: `${reason}, and a land` };
  const isTalk = subject.personal > 0;
  const isLesson =
    subject.lesson > 0 || (isTalk ? hasOtherFigures(chain, subject) : subject.figures.length > 0);
  const isPersonal = subject.personal > 0 || hasOtherData;
  if (bearing === 'related' && isOfWriter(document, chain))
    return { score: 0.9, reason: `${reason}, a relation of the writer` };
  if (bearing === 'related' && (!isLesson || isOwn(document, chain) || isPersonal || isFull(chain))) {
    return { score: Math.max(score, 0.86), reason: `${reason}, beside a relation or an office` };
  }
  const isSmallWord =
    chain.isWeak && document.tokens[chain.first]!.casing === 'lower' && chain.surname === undefined;
  if (isCalled(document, chain) && subject.lesson <= 1 && subject.figures.length === 0)
    return { score: Math.max(score, 0.6), reason: `${reason}, called` };
  const isTalked = bearing === 'addressed' && !isLesson && !isSmallWord && subject.language === 0;
  if (isTalked && (isPersonal || !isTownOfRoute(document, chain)))
    return { score: Math.max(score + 0.1, 0.55), reason: `${reason}, addressed` };
  // "Jean vs jeans, singular or plural?"
  if (subject.language > 0 && isMereWord(document, chain, subject))
    return { score: score - 0.4, reason: `${reason}, in talk about words` };
  if (isSold(document, chain)) return { score: score - 0.4, reason: `${reason}, of a brand` };
  if (!isPersonal && isPublic(document, chain))
    return { score: score - 0.4, reason: `${reason}, of public interest` };
  if (!isPersonal && isAuthorOfTitle(document, chain))
    return { score: 0.2, reason: `${reason}, beside the title of a work` };
  if (isJudged(document, chain)) return { score: 0.2, reason: `${reason}, judged as a character` };
  if (isLocated(document, chain)) return { score: 0.2, reason: `${reason}, where it lies` };
  if (isFavourite(document, chain)) return { score: 0.2, reason: `${reason}, told what it is` };
  const mention = isPersonal ? undefined : mentionOf(document, chain);
  if (mention !== undefined) return { score: score - 0.4, reason: `${reason}, ${mention}` };
  if (!isPersonal && isPlace(bareGiven(chain)) && !isAlive(document, chain, subject))
    return { score: score - 0.3, reason: `${reason}, and a place` };
  if (subject.isSum && isOfSum(document, chain))
    return { score: score - (chain.isTitled ? 0.4 : 0.25), reason: `${reason}, in a sum` };
  if (isLesson && isOfPupilAtWork(document, chain))
    return { score: Math.max(score, 0.57), reason: `${reason}, at work` };
  if (isLesson && !isPersonal)
    return { score: score - lessonDiscount(document, chain, subject), reason: `${reason}, in a lesson` };
  if (isLesson && chain.given === undefined) return { score: score - 0.2, reason: `${reason}, in a lesson` };
  const isBareSurname =
    chain.given === undefined && chain.patronymic === undefined && chain.initials.length === 0;
  if (isBareSurname && !isLesson && isAtSchool(document, chain, subject))
    return { score: 0.57, reason: `${reason}, at school` };
  if (isBareSurname && !isLesson && isPersonal && actsOnUs(document, chain))
    return { score: 0.56, reason: `${reason}, of somebody who does something` };
  if (isBareSurname && isPersonal) return { score: score + 0.15, reason: `${reason}, in a personal message` };
  if (chain.isWeak && !isLesson && (isBusyAtSchool(document, chain) || isObliqueName(document, chain)))
    return { score: Math.max(score, 0.56), reason: `${reason}, at school` };
  if (chain.isWeak && isPersonal) return { score: score + 0.04, reason: `${reason}, in a personal message` };
  return { score, reason };
}

/** "Mr Green sells 36 eggs", "Ann has 5 apples" */
const isOfSum = (document: TextDocument, chain: NameChain): boolean =>
  chain.surname === undefined ||
  (chain.isTitled && chain.given === undefined && !dealsWithUs(document, chain));

/** Whether figures are named beside the name itself. */
function hasOtherFigures({ first, last }: NameChain, { figures }: Subject): boolean {
  return figures.some((index) => index < first || index > last);
}

/** How the name is spoken of without its bearer. */
function mentionOf(document: TextDocument, chain: NameChain): string | undefined {
  if (isInTitle(document, document.tokens[chain.first]!.start, chain.end)) return 'in the title of a work';
  if (chain.surname === undefined && isModel(document, chain)) return 'of a model of something';
  if (isCompound(document, chain)) return 'of a compound';
  if (isInIdiom(document)) return 'in a saying';
  if (isTitleOfWork(document, chain)) return 'the title of a work';
  if (chain.surname !== undefined) return undefined;
  if (isDefined(document, chain)) return 'told what it is';
  if (isInExercise(document, chain)) return 'in an exercise';
  return isTextbookPair(document) ? 'in an example' : undefined;
}

/** Whether somebody is spoken of, not a town of that name. */
function isAlive(document: TextDocument, chain: NameChain, { schoolLife }: Subject): boolean {
  return (
    schoolLife > 0 ||
    isSpokenTo(document, chain) ||
    (isFollowedByDeed(document, chain) && !isState(document, chain))
  );
}

/** "a teacher in Jordan" */
function isInLand({ tokens, lower }: TextDocument, { first, end }: NameChain): boolean {
  const before = tokens[first - 1];
  return before !== undefined && IN.has(before.lower) && isLand(lower.slice(tokens[first]!.start, end));
}

const IN = new Set(['in', 'в', 'во']);

/** "from London to Paris" */
function isTownOfRoute({ tokens }: TextDocument, chain: NameChain): boolean {
  return /^(?:from|to|с|от|для)$/.test(tokens[chain.first - 1]?.lower ?? '') && isPlace(bareGiven(chain));
}

/** A single name where words are spoken of, and nobody is spoken to or does anything. */
function isMereWord(document: TextDocument, chain: NameChain, { personal, relations }: Subject): boolean {
  if (parts(chain) !== 1 || isSpokenTo(document, chain)) return false;
  if (document.tokens[chain.first]!.word.isOrdinary) return true;
  return personal === 0 && relations === 0 && !isFollowedByDeed(document, chain);
}

/** The word of a bare given name. */
function bareGiven(chain: NameChain): string {
  return chain.first === chain.last && chain.surname === undefined ? (chain.given?.lower ?? '') : '';
}
