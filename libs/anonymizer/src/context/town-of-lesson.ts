import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';

const REACH = 32;

/** "How far is Perth from Brisbane" */
const DISTANCE =
  /^(?:how far is|what(?:'s| is) the distance|the distance (?:between|from)|сколько (?:км|километров) (?:от|до|между)|како(?:е|во) расстояние|расстояние (?:от|до|между))(?![a-zа-я])/;
const HOME =
  /\b(?:my|our|i|home|house|live)\b|(?<![а-я])(?:мо[йяеию]|моего|моей|наш[а-я]*|дом[ау]?|живу|живем|нас)(?![а-я])/;
/** "Migrants come to London from where" */
const MIGRANTS =
  /(?<![a-z])(?:(?:im|e)?migrants|settlers) (?:mostly |mainly )?(?:come|came|move|moved) (?:to|from) $/;

/** Whether nobody lives in a town: its distance from another is asked, or who moves there. */
export const isTownOfLesson = (document: TextDocument, start: number, end: number): boolean =>
  !/\d/.test(document.text.slice(start, end)) && (isFar(document) || isOfMigrants(document, start));

const isFar = (document: TextDocument): boolean => occurs(document, DISTANCE) && !occurs(document, HOME);

function isOfMigrants(document: TextDocument, start: number): boolean {
  const { isOwn, personal } = subjectOf(document);
  if (isOwn || personal > 0) return false;
  return MIGRANTS.test(document.lower.slice(Math.max(0, start - REACH), start));
}
