import type { TextDocument } from '../text/document.js';
import { isOfFewWords } from '../recognizers/context.js';
import { quantitiesOf } from './quantities.js';

/**
 * The sums of a judge, below which what a rule found is nothing after all. Chosen by writers whom the weights did not know, so
 * that of a hundred messages without a value, and of a hundred persons, about as many are wrong.
 */

export const LEAST_OF_GRADE = -2.4;
/** Where a message tells something of its writer's life. */
export const LEAST_OF_PERSON = -1;
/** Where it tells much of it, and where nothing. */
const LEAST_IN_OWN_TALK = -1.5;
const LEAST_OF_OTHERS = 0;
/** Where quantities are named and nothing of the writer's own life, a name is that of a sum sooner. */
export const LEAST_IN_SUM = -0.8;
/** In a few words little can be told: more has to speak against what a rule found there. */
const HARDLY_ANY = 2;
const IN_FEW_WORDS = { own: -5, some: -2.6, others: -1.8 };
/** "Вася, Петя и Коля заняли три места": as many bare given names as riddles have. */
const LEAST_OF_MANY = 0.8;
const LEAST_OF_FEW = -1.1;
/** A verb such as "call" or a title is a cue of the writer's life as well. */
export const MOST_CUES = 1;

/**
 * The least sum for a person.
 *
 * @param personal how many words tell of the writer's life
 */
export function leastOfPersonIn(document: TextDocument, personal: number): number {
  if (personal === 0 && quantitiesOf(document) > 0) return LEAST_IN_SUM;
  // "Опиши Машу": nothing that could speak against it.
  if (document.tokens.length <= HARDLY_ANY) return -Infinity;
  if (isOfFewWords(document)) {
    if (personal > MOST_CUES) return IN_FEW_WORDS.own;
    return personal > 0 ? IN_FEW_WORDS.some : IN_FEW_WORDS.others;
  }
  if (personal > MOST_CUES) return LEAST_IN_OWN_TALK;
  return personal > 0 ? LEAST_OF_PERSON : LEAST_OF_OTHERS;
}

/**
 * The same for a given name alone.
 *
 * @param areMany whether there are as many as in a riddle
 */
export function leastOfBareName(document: TextDocument, personal: number, areMany: boolean): number {
  const least = leastOfPersonIn(document, personal);
  if (personal > 0) return least;
  if (least === -Infinity) return least;
  return Math.max(least, areMany ? LEAST_OF_MANY : isOfFewWords(document) ? LEAST_OF_FEW : LEAST_OF_OTHERS);
}

/** Sums above which somebody whom a rule let pass is a person after all. */
export interface Most {
  readonly latin: number;
  readonly cyrillic: number;
  /** Beside figures, and in the names of works. */
  readonly besideFigures: number;
  /** Of a full name, which is seldom that of a problem or a game. */
  readonly full: number;
}
const MOST: Most = { latin: 1.5, cyrillic: 0, besideFigures: 1, full: -0.5 };
const MOST_IN_FEW_WORDS: Most = { latin: -1, cyrillic: -0.4, besideFigures: 0.7, full: -1.2 };

/** "Emma Watson copied my homework on Newton" */
const MOST_IN_OWN_TALK: Most = { ...MOST, besideFigures: 0 };

/** @param personal how many words tell of the writer's life */
export function mostIn(document: TextDocument, personal: number): Most {
  if (isOfFewWords(document)) return MOST_IN_FEW_WORDS;
  return personal > 0 ? MOST_IN_OWN_TALK : MOST;
}
