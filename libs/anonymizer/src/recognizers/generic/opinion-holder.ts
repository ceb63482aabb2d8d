import { isOfStory } from '../../names/stories.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import { subjectOf } from '../context.js';

const HOLDS =
  /^ (?:still |also |really |always |keeps |тоже |вс[её] |вообще ){0,2}(?:(?:thinks|reckons|says|saying|claims|insists|swears|bets)(?: that)? |(?:думает|считает|говорит|утверждает|уверен[аы]?|спорит|доказывает),? что )/;
/** "is he right", "кто прав": the opinion is weighed, that of a character is explained. */
const WEIGHED =
  /(?:^|[^a-zа-я])(?:(?:is|was) (?:he|she|that|this|it) (?:right|true|wrong|correct)|who(?:['’]?s| is) right|am i (?:right|wrong)|(?:he|she)['’]?s (?:right|wrong)|(?:он|она|кто|это) (?:прав|права|правда)|прав(?:а)? ли (?:он|она)|так ли это|но я|but i|i (?:think|said|say)|а я)(?![a-zа-я])/;
/** In sentences to work on people hold opinions, too. */
const EXERCISE =
  /rewrite|reported|indirect|translate|sentence|passive|clause|punctuat|correct the|перевед|предложени|косвенн|придаточн|запят|синтакс/;
const MOST_READ = 300;

/**
 * "Kofi thinks Napoleon was short": whoever begins a message with an opinion on somebody of history, or one that the
 * writer weighs, is somebody around, unless the name is of the same story.
 */
export const opinionHolder: Recognizer = {
  name: 'opinion-holder',
  find(document) {
    const first = document.tokens[0];
    if (first?.casing !== 'title' || first.start > 0 || !holdsOpinion(document)) return [];
    const found: Candidate = {
      start: first.start,
      end: first.end,
      type: 'PERSON',
      score: 0.9,
      recognizer: 'opinion-holder',
      reason: 'somebody who holds an opinion',
    };
    return [found];
  },
};

function holdsOpinion(document: TextDocument): boolean {
  const { word, end } = document.tokens[0]!;
  const { lower } = document;
  if (!HOLDS.test(lower.slice(end, end + 40))) return false;
  if (word.given === undefined || word.isStop || word.isLegendaryName || word.isPlace) return false;
  if (EXERCISE.test(lower.slice(0, MOST_READ)) || isOfStory(document, 0, 0)) return false;
  const { isSum, language, figures } = subjectOf(document);
  if (isSum || language > 0) return false;
  return figures.some((index) => index > 0) || WEIGHED.test(lower.slice(end, MOST_READ));
}
