import type { TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';

const OF_PLACE = /[сц]к(?:ая|ой|ую|ий|ого|ому?)$/;
const INSTITUTION =
  /^(?:(?:средн|основн|начальн|сельск|улусн|районн|городск|общеобразовательн|музыкальн|художественн|спортивн|центральн)[а-я]{2,3}|(?:школ|гимнази|лице|училищ|колледж|техникум|интернат|библиотек|больниц|област|район|слобод|улус)[а-я]{0,3})$/;

/** "выпускник Намской улусной гимназии": an adjective of a place, which looks like a surname. */
export function isOfInstitution({ tokens }: TextDocument, { first, last, surname }: NameChain): boolean {
  if (surname === undefined || first !== last || !OF_PLACE.test(surname.lower)) return false;
  const next = tokens[last + 1];
  return next?.casing === 'lower' && next.start === surname.end + 1 && INSTITUTION.test(next.lower);
}
