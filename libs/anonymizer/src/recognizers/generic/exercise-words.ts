import type { TextDocument } from '../../text/document.js';
import { subjectOf } from '../context.js';

/** In sentences to work on people say and do things, too. */
const EXERCISE =
  /rewrite|reported|indirect|translate|sentence|passive|clause|punctuat|correct the|grammar|comma|pronoun|conjugat|перевед|перевод|предложени|косвенн|придаточн|запят|синтакс|местоимен|падеж|глагол|склоня/;
const MOST_READ = 300;

/** Whether the message is about a sentence of a textbook, whose people do not exist. */
export const isOfExercise = (document: TextDocument): boolean =>
  EXERCISE.test(document.lower.slice(0, MOST_READ));

/** The same of sums and of talk about words. */
export const isOfTask = (document: TextDocument): boolean => {
  const { isSum, language } = subjectOf(document);
  return isSum || language > 0 || isOfExercise(document);
};
