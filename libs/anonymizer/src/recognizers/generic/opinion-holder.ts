import { isOfStory } from '../../names/stories.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { isOfTask } from './exercise-words.js';

const HOLDS =
  /^ (?:still |also |really |always |keeps |тоже |вс[её] |вообще ){0,2}(?:(?:thinks|thought|reckons|says|said|saying|claims|argues|insists|insisted|swears|bets)(?: that)? |(?:думает|считает|говорит|сказал[аи]?|твердит|утверждает|уверен[аы]?|спорит|доказывает),? что )/;
/** "is he right", "кто прав": the opinion is weighed, that of a character is explained. */
const WEIGHED =
  /(?:^|[^a-zа-я])(?:(?:is|was) (?:he|she|that|this|it) (?:right|true|wrong|correct)|who(?:['’]?s| is) right|am i (?:right|wrong)|(?:he|she)['’]?s (?:right|wrong)|(?:он|она|кто|это) (?:прав|права|правда)|прав(?:а)? ли (?:он|она)|так ли это|но я|but i|(?:send|need|give me) (?:me )?(?:some )?(?:facts|proof|evidence)|prove (?:him|her|them) wrong|settle (?:it|this)|i (?:think|said|say)|а я)(?![a-zа-я])/;
/** The first words of the pattern above. */
const SAYS = new Set(
  'still also really always keeps тоже все вообще thinks thought reckons says said saying claims argues insists insisted swears bets думает считает говорит сказал сказала твердит утверждает уверен уверена спорит доказывает'.split(
    ' ',
  ),
);
const MOST_READ = 300;
/** So many are looked at closely. */
const MOST = 8;
/** Where in the middle of a message somebody is named who says something. */
const BEFORE = /(?:[.!?\n;,:] |(?:^|[^a-zа-я])(?:and|but|because|cuz|cos|so|while|basically|а|и|но) )$/;

/**
 * "Kofi thinks Napoleon was short": whoever begins a message with an opinion on somebody of history, or one that the
 * writer weighs, is somebody around, unless the name is of the same story.
 */
export const opinionHolder: Recognizer = {
  name: 'opinion-holder',
  find(document) {
    const found: Candidate[] = [];
    let looks = 0;
    for (const token of document.tokens) {
      if (looks === MOST) break;
      if (token.casing !== 'title' || !mayHold(document, token)) continue;
      looks++;
      if (!holdsOpinion(document, token)) continue;
      found.push({
        start: token.start,
        end: token.end,
        type: 'PERSON',
        score: 0.9,
        recognizer: 'opinion-holder',
        reason: 'somebody who holds an opinion',
      });
    }
    return found;
  },
};

/** A given name, by the place of which somebody may say something. */
function mayHold({ lower, tokens }: TextDocument, { word, index, start, end }: Token): boolean {
  const next = tokens[index + 1];
  if (next === undefined || !SAYS.has(next.lower)) return false;
  if (word.given === undefined || word.isStop || word.isLegendaryName || word.isPlace) return false;
  return (
    HOLDS.test(lower.slice(end, end + 40)) &&
    (index === 0 || BEFORE.test(lower.slice(Math.max(0, start - 12), start)))
  );
}

function holdsOpinion(document: TextDocument, { index, end }: Token): boolean {
  const { lower } = document;
  // "Ken said "the product of two odd numbers is even". Is he right? Prove it."
  if (/\bprove (?:it|that|this)\b|докажи|обоснуй|justify/.test(lower.slice(0, MOST_READ))) return false;
  if (isOfTask(document) || isOfStory(document, index, index)) return false;
  const { figures } = subjectOf(document);
  if (index === 0 && figures.some((figure) => figure > 0)) return true;
  return WEIGHED.test(lower.slice(end, end + MOST_READ)) && figures.every((figure) => figure > index);
}
