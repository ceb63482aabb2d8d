import { isEverydayQuestion } from './cues.js';
import { isOfNoLife, subjectOf, type Subject } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { isFollowedByDeed } from './deeds.js';
import {
  isFigureByFather,
  isFigureByInitials,
  isFigureByShortName,
  isFigureInFull,
  mayBeFigure,
} from './figures.js';
import { isKnownByBoth } from './full-names.js';
import type { NameChain } from './name-chain.js';
import { isOfDoubleSurname } from './double-surname.js';
import { isNewcomer } from './presented.js';
import { isOfPupilAtWork } from './pupils-work.js';
import { isSpokenTo } from './talk.js';
import { isMiddleOfFigure } from './topics.js';

/** Whether a name, as it stands there, may be that of somebody lessons speak of. */

/** "Юрий Кнорозов", but not "Авдеев Сергей" of a list. */
export const isKnownInFull = (document: TextDocument, chain: NameChain): boolean => {
  const { given, surname, patronymic } = chain;
  if (given === undefined) return isNamedBeside(document, chain);
  return (
    surname !== undefined &&
    patronymic === undefined &&
    given.index < surname.index &&
    isKnownByBoth(document, given.lower, surname.lower)
  );
};

/** "о Максимилиане Волошине", "Ли Хунчжана": the figure's other name, which is in no list of given names, beside the surname. */
function isNamedBeside(document: TextDocument, chain: NameChain): boolean {
  const { given, surname, first, last, isTitled } = chain;
  if (given !== undefined || surname === undefined || first !== last || isTitled) return false;
  if (subjectOf(document).lesson === 0 || !isOfNoLife(document)) return false;
  const { tokens } = document;
  const before = tokens[first - 1];
  const next = tokens[first + 1];
  return (
    (before?.casing === 'title' &&
      before.end + 1 === surname.start &&
      isKnownByBoth(document, before.lower, surname.lower)) ||
    (next?.casing === 'title' &&
      surname.end + 1 === next.start &&
      isKnownByBoth(document, next.lower, surname.lower))
  );
}

/** "Bernoulli: Daniel or Johann" */
const NEAR = 3;

const LESSON_OPENS =
  /^(?:почему|зачем|кто|объясни|опиши|сравни|охарактеризуй|характеристика|образ|explain|describe|compare|summari[sz]e|analy[sz]e|why|how|does|did|who|what)(?![а-яa-z])/;

export function isKnownFigure(document: TextDocument, chain: NameChain, subject: Subject): boolean {
  const { given, surname, patronymic, initials } = chain;
  if (given !== undefined && surname !== undefined && isKnownByBoth(document, given.lower, surname.lower))
    return true;
  if (isNamedBeside(document, chain) || isCalledShort(document, chain, subject)) return true;
  if (given === undefined && surname !== undefined && isFigureByInitials(surname.lower, initials))
    return true;
  if (surname !== undefined && surname.word.isFigure && !isOfDoubleSurname(document, surname)) {
    const others = [given?.lower, patronymic?.lower, ...initials].filter((word) => word !== undefined);
    // A frequent surname alone is a figure's only where the message speaks of figures.
    if (others.length === 0 && surname.word.isCommonSurname && subject.lesson === 0) return false;
    return mayBeFigure(surname.lower, others);
  }
  if (surname !== undefined && isMiddleOfFigure(document, chain)) return true;
  if (given === undefined || surname !== undefined) return false;
  // "Казимир Малевич" looks like a given name and a patronymic.
  if (patronymic !== undefined)
    return (
      (patronymic.word.isFigure && mayBeFigure(patronymic.lower, [given.lower])) ||
      (given.word.isFigure && isFigureByFather(given.lower, patronymic.lower)) ||
      isFatheredFigure(document, chain, subject)
    );
  if (given.word.isLegendaryName && given.word.given?.isShort !== true)
    return !isNewcomer(document, document.tokens[chain.first]!.start);
  if (isOfNamedFigure(document, chain, subject)) return true;
  if (!given.word.isFigureGivenName) return false;
  if (subject.figures.length > 0) return true;
  if (subject.personal > 0 || subject.relations > 0) return false;
  if (subject.lesson > 0) return true;
  return (
    asksOfFigures(document, subject) && !isFollowedByDeed(document, chain) && !isSpokenTo(document, chain)
  );
}

/** "Bernoulli: Daniel or Johann?": the given name of one of those whose surname stands there as well. */
function isOfNamedFigure(
  document: TextDocument,
  chain: NameChain,
  { figures, relations, schoolLife }: Subject,
): boolean {
  if (figures.length === 0 || relations > 0 || schoolLife > 0) return false;
  if (isFollowedByDeed(document, chain)) return false;
  const { tokens } = document;
  const { given, first, last } = chain;
  return figures.some(
    (index) =>
      (index < first || index > last) &&
      Math.min(Math.abs(index - first), Math.abs(index - last)) <= NEAR &&
      isFigureInFull(given!.lower, tokens[index]!.lower),
  );
}

/** "Какая фамилия у Тани Лариной после замужества?": a character by the everyday name, where nobody's life is told of. */
function isCalledShort(
  document: TextDocument,
  { given, surname, patronymic }: NameChain,
  { personal, relations, schoolLife }: Subject,
): boolean {
  if (given === undefined || surname === undefined || patronymic !== undefined) return false;
  if (personal > 1 || relations > 0 || schoolLife > 0) return false;
  return asks(document) && isFigureByShortName(given.lower, surname.lower);
}

function asksOfFigures(document: TextDocument, subject: Subject): boolean {
  return (document.shared.asksOfFigures ??=
    subject.schoolLife === 0 &&
    (asks(document) || LESSON_OPENS.test(document.lower)) &&
    /почему|зачем|как |кто |образ|объясни|опиши|сравни|охаракт|why |how |who |what |does |did |explain|describe|compare/.test(
      document.lower,
    ) &&
    !isEverydayQuestion(document.lower));
}

/** "Порфирий Петрович", "Лев Николаевич писал": known by both names, where a lesson is spoken of and nobody teaches. */
function isFatheredFigure(
  document: TextDocument,
  chain: NameChain,
  { lesson, figures, personal, relations, schoolLife }: Subject,
): boolean {
  const { given, patronymic } = chain;
  if (!patronymic!.word.mayBeFigureInFull || !mayBeFigure(patronymic!.lower, [given!.lower])) return false;
  if (isOfPupilAtWork(document, chain) || schoolLife > 0) return false;
  // Few teachers bear a rare one.
  const isAsked = asks(document) && given!.word.given?.isRare === true;
  return lesson > relations || figures.length > 0 || (isAsked && personal === 0);
}
