import { isBareList } from '../context/bare-list.js';
import { THRESHOLD } from '../overlap.js';
import { isLong } from '../prose/is-long.js';
import { judgeNames } from '../prose/judge.js';
import { leave } from '../prose/leave.js';
import { IN_CHAT } from '../prose/mark-weights.js';
import { isFound, readMentions, type Mention } from '../prose/mention.js';
import { subjectOf } from '../recognizers/context.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';
import { drawnAlong } from './drawn-along.js';
import { isSurelySomebody } from './sure-signs.js';

/**
 * In log-odds, by the letters of the name: with less, whom a rule found is nobody after all. Chosen by messages of writers left out
 * of the fit: where of five names that are left three or four are nobody's, though rules held all of them for somebody.
 */
const LEAST = { latin: -1.5, cyrillic: -2.5, other: -2.5 };
/** Where a relation is named, or what people at school do with each other. */
const LEAST_OF_LIFE = -2.8;
const AT_SCHOOL = /\bin class\b|(?<![а-я])из класса(?![а-я])/;
/** Full names are seldom those of a task. */
const LEAST_OF_FULL = -4.1;
const FULL = 'given name and surname';
/** So few words tell too little. */
const FEWEST_WORDS = 4;
/** More names in one message are a list of those around. */
const LIST = 8;

/**
 * Leaves in clear who is of an exercise, a book or a game, in messages that are not long: by everything that rules and other
 * judges say of a name and of its message, weighed by messages that none of them knows. All whom a message names, or nobody: where
 * one is somebody around the writer, the others mostly are.
 */
export function decideInChat(document: TextDocument, candidates: Candidate[]): void {
  if (!isJudgedInChat(document, candidates)) return;
  const mentions = readMentions(document, candidates);
  const found = mentions.filter(isFound);
  if (found.some((mention) => isSurelySomebody(document, mention))) return;
  const sums = drawnAlong(judgeNames(document, candidates, mentions, IN_CHAT));
  if (found.some((mention) => sums.get(mention.name)! >= leastOf(document, mention))) return;
  for (const mention of found)
    leave(document, candidates, mention, 'nobody around the writer of the message');
}

/** Whether anybody is decided on. Beside other data of somebody nobody is: whoever gives an address tells of life. */
export function isJudgedInChat(document: TextDocument, candidates: readonly Candidate[]): boolean {
  if (isLong(document) || document.tokens.length < FEWEST_WORDS) return false;
  const found = candidates.filter(({ score }) => score >= THRESHOLD);
  if (found.length === 0 || found.length > LIST || found.some(({ type }) => type !== 'PERSON')) return false;
  return !isBareList(document, found);
}

function leastOf(document: TextDocument, { best, first }: Mention): number {
  const { relations, schoolLife } = subjectOf(document);
  const least = LEAST[document.tokens[first]!.script];
  if (best!.reason.startsWith(FULL)) return Math.min(least, LEAST_OF_FULL);
  const isOfLife = relations > 0 || schoolLife > 0 || occurs(document, AT_SCHOOL);
  return isOfLife ? Math.min(least, LEAST_OF_LIFE) : least;
}
