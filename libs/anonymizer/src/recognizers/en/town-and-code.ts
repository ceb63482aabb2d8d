import type { TextDocument } from '../../text/document.js';
import { tokenIndexAt } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import type { FoundAddress } from './found-address.js';

/** States of America as letters in front of a code of five digits. */
export const STATE_LETTERS =
  'A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]';
const TOWN_AND_STATE = new RegExp(
  `(?<![A-Za-zÀ-ԯ'’-])(?:(?:St|Ft|Mt)\\. )?[A-Z][a-zß-ſа-ԯ'’]{2,}(?:[ -][A-Z][a-zß-ſа-ԯ'’]+){0,2},? (?:${STATE_LETTERS}),? $`,
);
const LONGEST = 48;

/** "Kettering, OH 45429": a town, its state and a code of the post, without a street. */
export function townAndZip({ text, tokens }: TextDocument, number: Token): FoundAddress | undefined {
  if (number.lower.length !== 5 || tokens[number.index - 1]?.casing !== 'upper') return undefined;
  const before = text.slice(Math.max(0, number.start - LONGEST), number.start);
  const match = TOWN_AND_STATE.exec(before);
  if (match === null || text[number.end] === '.' || /^[,%\d]\d/.test(text.slice(number.end, number.end + 2)))
    return undefined;
  // "So Kettering, OH 45429": a small word that opens the sentence is none of the town.
  const start = number.start - before.length + match.index;
  const opening = tokens[tokenIndexAt(tokens, start)]!;
  const isOpening = opening.word.isStop && text[opening.end] === ' ';
  return {
    start: isOpening ? opening.end + 1 : start,
    end: number.end,
    score: 0.9,
    reason: 'town, state and postal code',
  };
}

const PART = "[A-Z][A-Za-zÀ-ԯ'’-]*(?: (?:of|on|the|and|[A-Z][A-Za-zÀ-ԯ'’-]*)){0,3}";
const HOUSE =
  'Manse|Cottages?|House|Lodge|Vicarage|Rectory|Farm|Farmhouse|Barn|Manor|Mill|Grange|Hall|Villas?|Court|Croft|Bungalow|Stables|Schoolhouse|Steading|Tower';
const HOUSE_BEFORE_CODE = new RegExp(
  `(?<![A-Za-zÀ-ԯ\\d])(?:The )?(?:[A-Z][A-Za-zÀ-ԯ'’-]* ){1,3}(?:${HOUSE})(?:, (?:(?:by|near) )?${PART}){1,3},? $`,
);

/** The length of "The Old Manse, Tarbert, Isle of Harris, " in front of a British code. */
export function houseBeforeCode(text: string, start: number): number {
  if (text[start - 1] !== ' ') return 0;
  return HOUSE_BEFORE_CODE.exec(text.slice(Math.max(0, start - 72), start))?.[0].length ?? 0;
}
