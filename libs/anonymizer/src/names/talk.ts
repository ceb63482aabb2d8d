import { subjectOf, type Subject } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { isSchoolLifeCue } from './cues.js';
import { isFollowedByDeed, isState } from './deeds.js';
import type { NameChain } from './name-chain.js';
import { CAPITAL, SURNAME_FORM } from './roles.js';

/** Signs that a name is that of somebody the writer talks to, or of somebody at school. */

/** "Васильева вызвали к доске", "Дневник Комаровой": a frequent surname where people at school are spoken of. */
export function isAtSchool(
  document: TextDocument,
  chain: NameChain,
  { schoolLife, figures }: Subject,
): boolean {
  if (figures.length > 0 || asks(document) || chain.surname!.casing === 'lower') return false;
  const before = document.tokens[chain.first - 1];
  if (before !== undefined && TOPIC.test(before.lower)) return false;
  const isMarked = (chain.roles & CAPITAL) !== 0;
  const isListed = chain.surname!.word.isListedSurname;
  if (!isListed && !(isMarked && (chain.roles & SURNAME_FORM) !== 0)) return false;
  return isMarked
    ? schoolLife > 0 || isFollowedByDeed(document, chain)
    : schoolLife > 0 && !chain.surname!.word.isOrdinary;
}

/** "контрольная по Чехову", "номер из Макарычева" */
const TOPIC = /^(?:по|про|о|об|из|автор[а-я]*|читал[аи]?|читаем|учим|проходим|about|on|by|of)$/;

/** "Петя, почему 2 + 2 = 4?" */
export function isSpokenTo({ text, tokens }: TextDocument, chain: NameChain): boolean {
  if (chain.first === 0) return text[chain.end] === ',';
  const before = tokens[chain.first - 1]!;
  return text[before.end] === ',' && /^ ?[?!]/.test(text.slice(chain.end, chain.end + 2));
}

/** "Любаша, помоги": an everyday form, or a name that no figure bears, at the beginning of the message, and a comma. */
export function isCalled({ text, tokens }: TextDocument, chain: NameChain): boolean {
  const { given, surname } = chain;
  const isUnsung = given?.word.given?.isShort === true || given?.word.isFigureGivenName === false;
  const isAlone = surname === undefined && isUnsung && !chain.isWeak;
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

/** "Машу отпустили": a case form of an everyday name, which only by chance is a word, and a verb. */
export function isObliqueName({ lower, tokens }: TextDocument, chain: NameChain): boolean {
  const { casing, lower: word } = tokens[chain.first]!;
  return (
    casing === 'title' &&
    chain.given?.word.given?.isShort === true &&
    /[ую]$|[оеё]й$/.test(word) &&
    /^ (?:не |опять |уже |тоже )?[а-я]{2,}(?:ли|ло|ют|ут|ят|ат)(?:сь)?(?![а-я])/.test(
      lower.slice(chain.end, chain.end + 32),
    )
  );
}

/** "Слава не сделал домашку": a name that is a word as well, where school is spoken of. */
export function isBusyAtSchool(document: TextDocument, chain: NameChain): boolean {
  const token = document.tokens[chain.first]!;
  return (
    subjectOf(document).schoolLife > 0 &&
    token.casing === 'title' &&
    !isSchoolLifeCue(token) &&
    !asks(document)
  );
}

/** "Deng fouled me", "Гусев кинул в меня пеналом": a surname that is no word, or a frequent one, before a deed. */
export function actsOnUs(document: TextDocument, chain: NameChain): boolean {
  const { casing, script, word } = chain.surname!;
  return (
    casing === 'title' &&
    (script === 'latin' ? !word.isOrdinary : word.isListedSurname) &&
    isFollowedByDeed(document, chain) &&
    !isState(document, chain)
  );
}
