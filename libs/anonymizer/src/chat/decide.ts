import { isBareList } from '../context/bare-list.js';
import { isMet } from '../context/met-before.js';
import { THRESHOLD } from '../overlap.js';
import { isLong } from '../prose/is-long.js';
import { leave } from '../prose/leave.js';
import { isFound, readMentions, type Mention } from '../prose/mention.js';
import { worthOfNames } from '../prose/worth-of-names.js';
import type { Candidate } from '../recognizer.js';
import { isPassedIn } from '../recognizers/generic/known-names.js';
import type { TextDocument } from '../text/document.js';
import { isOwnAndCalled, isSurelySomebody } from './sure-signs.js';

/**
 * In log-odds: with less, whom a rule found is nobody after all. This limit and those below are chosen by messages of writers left
 * out of the fit: by one of 0 seven fewer that name nobody are touched, and eleven people more lost.
 */
const LEAST = -0.1;
/** So few words tell too little. */
const FEWEST_WORDS = 5;
/** In fewer there is less to tell by. */
export const ENOUGH_WORDS = 7;
const LEAST_IN_FEW = -1.1;
/** Full names are seldom those of a task. */
const LEAST_OF_FULL = -1.8;
const LEAST_OF_FULL_IN_FEW = -3;
const FULL = 'given name and surname';
/** "Вика Ш. и Петя": in a few words these are nearly as full. */
const WITH_INITIAL = / [A-ZÀ-ÞЀ-Я]\.$/;
/** A sure sign deceives where all else speaks against it: "У Гоголя в повести главного героя зовут Акакий Акакиевич". */
const LEAST_BESIDE_SIGN = -3.8;
/** More names in one message are a list of those around. */
const LIST = 8;

/**
 * Decides in messages that are not long who is of an exercise, a book or a game, by everything that rules and other judges say of a
 * name and of its message, weighed by what those say of messages that they were not fitted to. Of those whom rules found all are left
 * or none: where one is somebody around the writer, the others mostly are.
 */
export function decideInChat(document: TextDocument, candidates: Candidate[]): void {
  if (isLong(document) || document.tokens.length < FEWEST_WORDS) return;
  if (!mayLeave(document, candidates)) return;
  const mentions = readMentions(document, candidates);
  const found = mentions.filter(isFound);
  if (found.some(({ best }) => isPassedIn(best!) || isMet(document, best!))) return;
  const worth = worthOfNames(document, candidates, mentions);
  if (found.some((mention) => worth.get(mention.name)! >= leastOf(document, mention))) return;
  for (const mention of found)
    leave(document, candidates, mention, 'nobody around the writer of the message');
}

/** Whether anybody may be left. Beside other data of somebody nobody is: whoever gives an address tells of life. */
function mayLeave(document: TextDocument, candidates: readonly Candidate[]): boolean {
  const found = candidates.filter(({ score }) => score >= THRESHOLD);
  if (found.length === 0 || found.length > LIST || found.some(({ type }) => type !== 'PERSON')) return false;
  return !isBareList(document, found);
}

function leastOf(document: TextDocument, mention: Mention): number {
  if (isOwnAndCalled(document, mention)) return -Infinity;
  if (isSurelySomebody(document, mention)) return LEAST_BESIDE_SIGN;
  const { reason, start, end } = mention.best!;
  const isFull = reason.startsWith(FULL);
  if (document.tokens.length >= ENOUGH_WORDS) return isFull ? LEAST_OF_FULL : LEAST;
  return isFull || WITH_INITIAL.test(document.text.slice(start, end)) ? LEAST_OF_FULL_IN_FEW : LEAST_IN_FEW;
}
