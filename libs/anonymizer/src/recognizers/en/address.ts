import { subjectOf } from '../context.js';
import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import { isPlace } from '../../names/places.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { tailLength } from './address-tail.js';
import { flatAndBuilding, houseNameBefore } from './building-first.js';
import type { FoundAddress } from './found-address.js';
import { foreignStreet } from './foreign-street.js';
import { livesAt } from './living.js';
import { isSmallFlat, isSmallGreen, isSmallStreet, smallStateLength } from './small-street.js';
import { postalCode } from './postal-code.js';
import { recordedAddress } from './recorded-address.js';
import { SURE_STREET, MAYBE_STREET, BEHIND_NAME } from './street-words.js';
import { fromWord } from './address-without-house.js';
import { isFamousHouse } from './famous-houses.js';
import { townAndZip } from './town-and-code.js';

const NOT_A_NAME = new WordTest(
  'minutes?|mins?|hours?|miles?|km|meters?|metres?|feet|ft|years?|days?|people|cars?|per|percent|the|a|an|and|of|to|in|at|on|from|is|was|are|lanes?|houses|blocks?|kids|more|times|by|mph|inches|long|wide|way|different|main',
);

/** Those that streets bear all the same: "12 Main Street". */
const OF_NAMES = new Set(['main', 'park', 'way']);

const FLAT = new WordTest('flat|apt|apartment|unit');

/** Words of a street's name that end with a dot. */
const SHORTENED = new WordTest('st|n|s|e|w|mt|dr');

const NUMERAL_ENDING = new WordTest('th|st|nd|rd');

const BUILDING = new WordTest('house|court|lodge|tower|towers|mansions|building|hall');

/** Digits of a house, or of a code of the post. */
const LONGEST_NUMBER = 6;

/** Street addresses: "12 Oak Street, Apt 4B, Springfield, IL 62704", "flat 3, 45 elm rd", British postcodes. */
export const addressEn: Recognizer = {
  name: 'address-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of startsOf(document)) {
      if (token.start < behind) continue;
      const candidate =
        token.kind === 'number'
          ? (postalCode(document, token) ??
            flatAndBuilding(document, token) ??
            fromNumber(document, token) ??
            broadway(document, token) ??
            foreignStreet(document, token) ??
            recordedAddress(document, token) ??
            townAndZip(document, token))
          : fromWord(document, token);
      if (candidate === undefined) continue;
      behind = candidate.end;
      found.push(candidateOf(candidate, 'ADDRESS', 'address-en'));
    }
    return found;
  },
};

/** A short number beside a word in Latin letters: inside telephone numbers and dates there is none. */
function mayBeHouse({ tokens, text }: TextDocument, { index, start, end }: Token): boolean {
  if (end - start > LONGEST_NUMBER) return false;
  const next = tokens[index + 1];
  return (
    next?.script === 'latin' ||
    tokens[index - 1]?.script === 'latin' ||
    // "233 14 Street NW"
    (next?.kind === 'number' && isNumberedStreet(text.slice(end, end + 12))) ||
    text.charCodeAt(start - 1) === 0x23
  );
}

const isNumberedStreet = (behind: string): boolean => /^ \d{1,3}(?:st|nd|rd|th)? (?:St|Ave)/.test(behind);

/** The tokens that an address may begin with, in text order. */
function startsOf(document: TextDocument): Token[] {
  const { tokens, cued, numbers } = document;
  const starts: Token[] = [];
  for (const number of numbers) {
    const before = tokens[number.index - 1];
    if (before !== undefined && mayStandBeforeNumber(before, number)) starts.push(before);
    if (mayBeHouse(document, number)) starts.push(number);
  }
  for (const cue of cued) {
    const name = BEHIND_NAME.has(cue) ? tokens[cue.index - 1] : undefined;
    if (name?.script === 'latin') starts.push(name);
  }
  return starts.sort((one, other) => one.index - other.index);
}

/** "box", or the first letters of a postcode. */
const mayStandBeforeNumber = ({ end, script, lower }: Token, number: Token): boolean =>
  script === 'latin' && (end === number.start || lower === 'box' || lower === 'bag');

function fromNumber(document: TextDocument, number: Token): FoundAddress | undefined {
  const { tokens, text } = document;
  if (number.lower.length > 5) return undefined;
  let i = number.index + 1;
  let previous = number;
  const letter = tokens[i];
  if (letter?.kind === 'word' && letter.start === number.end && letter.end - letter.start <= 2)
    previous = tokens[i++]!;
  let capitals = 0;
  for (let words = 0; words < 5; words++, i++) {
    const token = tokens[i];
    if (token === undefined) return undefined;
    // "Flat 9, Rowan Court"
    const isBehindFlat =
      previous === number && isFlat(document, number) && text.slice(previous.end, token.start) === ', ';
    if (!isBehindFlat && !isBehind(text, previous, token)) return undefined;
    const sure = words > 0 && SURE_STREET.accepts(token.word);
    const isStreet =
      words > 0 &&
      (sure ||
        MAYBE_STREET.accepts(token.word) ||
        (BUILDING.accepts(token.word) && isFlat(document, number)));
    if (isStreet) {
      const following = tokens[i + 1];
      const isOnlyPart =
        following !== undefined &&
        following.start === token.end + 1 &&
        (SURE_STREET.accepts(following.word) || MAYBE_STREET.accepts(following.word));
      if (!isOnlyPart) return street(document, number, token, sure, capitals);
    }
    if (
      token.kind === 'number'
        ? words > 1
        : NOT_A_NAME.accepts(token.word) && !OF_NAMES.has(token.lower) && !isArticleOfName(document, token)
    )
      return undefined;
    if (token.casing === 'title' || token.casing === 'upper') capitals++;
    previous = token;
  }
  return undefined;
}

function isNumeralEnding(previous: Token, token: Token): boolean {
  return previous.kind === 'number' && NUMERAL_ENDING.accepts(token.word);
}

const isFlat = ({ tokens }: TextDocument, { index }: Token): boolean =>
  index > 0 && FLAT.accepts(tokens[index - 1]!.word);

/** "6 The Green", "5 the green, farsley" */
function isArticleOfName(document: TextDocument, { lower, casing, index }: Token): boolean {
  const next = document.tokens[index + 1];
  if (lower !== 'the' || next === undefined) return lower === 'the' && casing === 'title';
  return casing === 'title' || SURE_STREET.accepts(next.word) || isSmallGreen(document, next);
}

/** "14/2 MG Road": the house has a number before the number. */
function houseStart({ text }: TextDocument, number: Token): number {
  const before = /\d{1,4}[a-z]?[/-]$/i.exec(text.slice(Math.max(0, number.start - 6), number.start));
  return number.start - (before?.[0].length ?? 0);
}

/** "E. Broadway" has a dot, "34th" nothing; other words of a street have a space between them. */
function isBehind(text: string, previous: Token, token: Token): boolean {
  const gap = token.start - previous.end;
  if (gap === 0 || gap > 2) return gap === 0 && isNumeralEnding(previous, token);
  // "Queen's Crescent"
  if (gap === 1 && token.lower === 's' && /['’]/.test(text[previous.end]!)) return true;
  const hasDot = text.charCodeAt(previous.end) === 0x2e && SHORTENED.accepts(previous.word);
  return (
    gap === (hasDot ? 2 : 1) &&
    text.charCodeAt(token.start - 1) === 0x20 &&
    !(token.end - token.start === 2 && token.casing === 'lower' && isNumeralEnding(previous, token))
  );
}

function street(
  document: TextDocument,
  number: Token,
  last: Token,
  sure: boolean,
  capitals: number,
): FoundAddress | undefined {
  const { text, lower, tokens } = document;
  const phrase = lower.slice(number.start, last.end);
  const lives = livesAt(lower, number.start);
  if (isFamousHouse(phrase) && !(lives && subjectOf(document).personal > 0))
    return { start: number.start, end: last.end, score: 0.2, reason: 'an address of books or history' };
  const words = last.index - number.index - 1;
  const isSmall = !lives && capitals === 0;
  const isToldSmall = (): boolean =>
    sure || isSmallFlat(document, number, last) || isSmallStreet(document, number, last);
  if (isSmall && (words > 2 || !isToldSmall())) return undefined;
  const dot = text[last.end] === '.' && /^(?:st|ave|rd|blvd|dr|ln|ct|pl|sq)$/.test(last.lower) ? 1 : 0;
  // "County Road 5" is numbered.
  const numbered = /^ \d{1,4}\b/.exec(text.slice(last.end, last.end + 6));
  const isNumbered = numbered !== null && /^(?:road|rd|highway|hwy|route)$/.test(last.lower);
  const named = last.end + dot + (isNumbered ? numbered[0].length : 0);
  const unit = smallStateLength(lower, named) > 0 ? 0 : tailLength(text, named);
  const tail = unit + smallStateLength(lower, named + unit) || townLength(document, named, lives);
  const ownFlat = isFlat(document, number) ? tokens[number.index - 1] : undefined;
  const flat =
    /(?:^|[^a-z\d])(?:(?:flat|apt|apartment|unit|po box)\.? #?\w{1,4}|(?:house )?(?:no\.?|number)|(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|top) floor),? $/.exec(
      lower.slice(Math.max(0, number.start - 20), number.start),
    );
  const start =
    flat === null
      ? (ownFlat?.start ?? houseStart(document, number))
      : number.start - flat[0].length + (/^[^a-z\d]/.test(flat[0]) ? 1 : 0);
  return {
    start: start - houseNameBefore(text, start),
    end: named + tail,
    // "Boise, ID 83701" is no number of a document.
    score: lives || capitals > 0 ? 0.92 : 0.72,
    reason: 'house number and street',
  };
}

const BEFORE_BROADWAY = new Set('the n s e w ne nw se sw north south east west'.split(' '));

/** "I'm at 512 E. Broadway": a house and a name, where somebody lives. */
function broadway({ text, lower, tokens }: TextDocument, number: Token): FoundAddress | undefined {
  const next = tokens[number.index + 1];
  if (number.lower.length > 5 || (next?.casing !== 'title' && next?.casing !== 'upper')) return undefined;
  if (text.charCodeAt(next.end) === 0x20 && !BEFORE_BROADWAY.has(next.lower)) return undefined;
  const match =
    /^ (?:The )?(?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\.? )?[A-Z][a-z]{3,}(?=[.,!?\n]|$)/.exec(
      text.slice(number.end, number.end + 40),
    );
  if (match === null || !livesAt(lower, number.start)) return undefined;
  const end = number.end + match[0].length;
  return {
    start: number.start,
    end: end + tailLength(text, end),
    score: 0.8,
    reason: 'house and name where somebody lives',
  };
}

const SMALL_CODE = /^,? [a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?![a-z\d])/;

/** "23 kings rd brighton", "19 park lane, leicester": a town in small letters. */
function townLength({ tokens, text, lower }: TextDocument, end: number, lives: boolean): number {
  const code = SMALL_CODE.exec(lower.slice(end, end + 11));
  if (code !== null) return code[0].length;
  const first = tokens[tokenIndexAt(tokens, end)];
  if (first === undefined || !/^,? $/.test(text.slice(end, first.start)) || first.kind !== 'word') return 0;
  const second = tokens[first.index + 1];
  const both = second === undefined ? '' : lower.slice(first.start, second.end).replace(' ', '-');
  const last = second !== undefined && isPlace(both) ? second : first;
  const isTown = last !== first || (first.word.isPlace && (lives || text[end] === ','));
  return isTown ? last.end - end + tailLength(text, last.end) : 0;
}
