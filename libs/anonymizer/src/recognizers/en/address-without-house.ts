import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { tailLength } from './address-tail.js';
import { houseNameBefore, loneHouseBefore } from './building-first.js';
import type { FoundAddress } from './found-address.js';
import { livesAt } from './living.js';
import { postalCode } from './postal-code.js';
import { houseBeforeCode } from './town-and-code.js';
import { BEHIND_NAME, SURE_STREET } from './street-words.js';
const POST_BOX = /(?<![a-z])(?:g?p\.? ?o\.? |(?:rr|hc) \d{1,3},? |private |locked )(?:box|bag)$/;

/** Postcodes ("SW1A 1AA"), post boxes, and streets that somebody lives on. */
export function fromWord(document: TextDocument, token: Token): FoundAddress | undefined {
  const { text, lower, tokens } = document;
  const code = postalCode(document, token);
  if (code !== undefined) return code;
  const next = tokens[token.index + 1];
  if (next === undefined) return undefined;
  if (next.kind === 'number' && token.casing === 'upper' && token.end - token.start <= 2) {
    const match = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.exec(text.slice(token.start, token.start + 9));
    if (match !== null)
      return {
        start: token.start - houseBeforeCode(text, token.start),
        end: token.start + match[0].length,
        score: 0.75,
        reason: 'British postcode',
      };
  }
  const box =
    token.lower === 'box' || token.lower === 'bag'
      ? POST_BOX.exec(lower.slice(Math.max(0, token.start - 16), token.end))
      : null;
  if (box !== null && next.kind === 'number')
    return {
      start: token.end - box[0].length,
      end: next.end + tailLength(text, next.end),
      score: 0.92,
      reason: 'post box',
    };
  if (
    !BEHIND_NAME.has(next) ||
    text.slice(token.end, next.start) !== ' ' ||
    !(SURE_STREET.accepts(next.word) || /^(?:st|drive|dr)$/.test(next.lower))
  )
    return undefined;
  const start = startOfNumbered(text, token);
  const houseName = token.casing === 'title' ? houseNameBefore(text, start) : 0;
  if (houseName > 0)
    return {
      start: start - houseName,
      end: next.end + tailLength(text, next.end),
      // "our house is called Rose Cottage" introduces nobody.
      score: 0.95,
      reason: 'name of a house and street',
    };
  const lone = token.casing === 'title' ? loneHouseBefore(text, start) : 0;
  const tail = lone > 0 ? tailLength(text, next.end) : 0;
  if (
    lone > 0 &&
    (livesAt(lower, start - lone) ||
      / is (?:my|our|his|her) (?:home )?address|^,? co\.? [a-z]/.test(
        lower.slice(next.end + tail, next.end + tail + 24),
      ))
  )
    return { start: start - lone, end: next.end + tail, score: 0.92, reason: 'name of a house and street' };
  const before = lower.slice(Math.max(0, start - 48), start);
  const livesOn =
    !token.word.isStop && (LIVES_ON.test(before) || (WE_ARE_ON.test(before) && !SUNG.has(token.lower)));
  const number = / \d{1,4}[a-z]?(?![\d.]|[a-z])/.exec(text.slice(next.end, next.end + 7))?.[0].length ?? 0;
  return livesOn
    ? {
        start,
        end: next.end + (number === 0 ? 0 : number + tailLength(text, next.end + number)),
        score: 0.75,
        reason: 'street that somebody lives on',
      }
    : undefined;
}

const LIVES_ON =
  /\b(?:(?:live|lives|living|house is|home is|live over|stay|staying|stays|moved) (?:on|at|off|near|to)(?: the corner of)?|(?:my|our) (?:street|road|address|house|home)(?: and (?:house|street|number))? (?:is|are|r)|(?:my|our) street|add?ress(?: is)?:?) $/;

/** "W 117th" of "W 117th St": where a numbered street begins. */
function startOfNumbered(text: string, { start, lower }: Token): number {
  if (!/^(?:st|nd|rd|th)$/.test(lower)) return start;
  const number = /(?<![A-Za-zÀ-ԯ\d])(?:(?:[NSEW]|NE|NW|SE|SW|North|South|East|West)\.? )?\d{1,3}$/.exec(
    text.slice(Math.max(0, start - 10), start),
  );
  return start - (number?.[0].length ?? 0);
}

/** "were on station rd if u want to come", but not "we're on Abbey Road in music". */
const WE_ARE_ON = /(?:\bwe're|(?:^|[.!?,\n] ?)were) (?:on|at) $/;
const SUNG = new Set('abbey penny fleet wall silk sesame baker downing rocky elm'.split(' '));
