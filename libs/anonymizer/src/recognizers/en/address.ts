import { subjectOf } from '../context.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { isPlace } from '../../names/places.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { PrefixSet } from '../../text/prefixes.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

const SURE_STREET = new WordTest(
  'street|avenue|ave|road|rd|boulevard|blvd|crescent|parkway|pkwy|highway|hwy|terrace|gardens|mews|turnpike|blvd|grove|lane|ln',
);
const MAYBE_STREET = new WordTest(
  'st|str|drive|dr|court|ct|place|pl|way|circle|cir|square|sq|close|trail|trl|row|walk|hill|park|loop|alley|green|rise|view|path|plaza|heights|run|pike|approach|parade|nagar|marg|colony|quay|wharf|esplanade|vale|drove|croft|wynd|brae|chase|dale|garth|meadow|meadows|fields|promenade',
);
const NOT_A_NAME = new WordTest(
  'minutes?|mins?|hours?|miles?|km|meters?|metres?|feet|ft|years?|days?|people|cars?|per|percent|the|a|an|and|of|to|in|at|on|from|is|was|are|lanes?|houses|blocks?|kids|more|times|by|mph|inches|long|wide|way|different|main',
);
const FAMOUS =
  /downing street|baker street|pennsylvania ave|wall street|sesame street|privet drive|wallaby way|abbey road|madison avenue|penny lane|fleet street|elm street|evergreen terrace/;
/** Units, town, state and codes behind a street. */
const UNIT =
  '(?:,? ?(?:(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Ff]lat|[Rr]oom|[Rr]m|#|[Bb]ldg|[Bb]uilding|[Bb]lock|[Ff]loor|[Ff]l|APT|UNIT|FLAT|STE|SUITE|FLOOR|ROOM)\\.? ?#?\\w{1,5}|(?:\\d{1,2}(?:st|nd|rd|th|ST|ND|RD|TH)|[Gg]round|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Tt]op|[Bb]asement|GROUND|TOP) (?:[Ff]loor|[Ff]lat|FLOOR|FLAT)))';
const CODES =
  '(?:\\d{4,6}(?:-\\d{4})?(?!\\d)|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]\\d{2} ?[A-Z][A-Z\\d]{3})(?![A-Za-z\\d])';
const TAIL = new RegExp(
  `^(?: (?:North|South|East|West|NE|NW|SE|SW|[NSEW])(?![A-Za-z']))?${UNIT}{0,3}(?:,? ?(?:[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}|[A-Z]{4,}(?: [A-Z]{4,})?)(?:,? ${CODES})?)?(?:,? ?(?:(?:NSW|VIC|QLD|TAS|WA|SA|ACT|NT) \\d{4}(?!\\d)|NSW|VIC|QLD|TAS|A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|ON|BC|AB|QC|[A-Z][a-z]+))?(?:,? ?(?:\\d{5,6}(?:-\\d{4})?(?! ?\\d)|(?!\\d)${CODES}))?`,
);
const POSTCODE = /^[a-z]{1,2}$/;
const LIVING =
  /(?:\blive|\bliving|\blives|add?ress|\bhouse is|\bmoved to|\bhome is|\bcome to|\bmeet (?:me )?at|\bdeliver|\bship|\bsend|\bover at|\bparty (?:is )?at|\bstaying|\bstay at|\bpick me up|\bcollect|\bdrop|\bwe're at|\bi'm at|\bim at)[^.!?\n]{0,30}$/;

const BUILDING = new WordTest('house|court|lodge|tower|towers|mansions|building|hall');

/** Street addresses: "12 Oak Street, Apt 4B, Springfield, IL 62704", "flat 3, 45 elm rd", British postcodes. */
export const addressEn: Recognizer = {
  name: 'address-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    let behind = -1;
    for (const token of document.tokens) {
      if (token.start < behind) continue;
      const isNumber = token.kind === 'number';
      if (!isNumber && !mayBegin(document, token)) continue;
      const candidate = isNumber
        ? (zip(document, token) ??
          fromNumber(document, token) ??
          broadway(document, token) ??
          postalCode(document, token))
        : fromWord(document, token);
      if (candidate === undefined) continue;
      behind = candidate.end;
      found.push({ ...candidate, type: 'ADDRESS', recognizer: 'address-en' });
    }
    return found;
  },
};

const BEHIND_NAME = new PrefixSet(
  'street$ avenue$ ave$ road$ rd$ boulevard$ blvd$ crescent$ parkway$ pkwy$ highway$ hwy$ terrace$ gardens$ mews$ turnpike$ grove$ lane$ ln$ st$ drive$ dr$',
);

/** "box", the first letters of a postcode, or what stands before a word for a street. */
function mayBegin({ tokens }: TextDocument, token: Token): boolean {
  const next = tokens[token.index + 1];
  if (next === undefined) return false;
  return BEHIND_NAME.has(next) || (next.kind === 'number' && token.end - token.start <= 3);
}

type Found = Omit<Candidate, 'type' | 'recognizer'>;

function fromNumber(document: TextDocument, number: Token): Found | undefined {
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
      previous === number && text.slice(previous.end, token.start) === ', ' && isFlat(document, number);
    if (!isBehindFlat && !isBehind(text, previous, token)) return undefined;
    const sure = SURE_STREET.accepts(token.word);
    const isBuilding = isFlat(document, number) && BUILDING.accepts(token.word);
    if (words > 0 && (sure || isBuilding || MAYBE_STREET.accepts(token.word))) {
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
        : NOT_A_NAME.accepts(token.word) &&
          !/^(?:main|park|way)$/.test(token.lower) &&
          !isArticleOfName(token)
    )
      return undefined;
    if (token.casing === 'title' || token.casing === 'upper') capitals++;
    previous = token;
  }
  return undefined;
}

function isNumeralEnding(previous: Token, token: Token): boolean {
  return previous.kind === 'number' && /^(?:th|st|nd|rd)$/.test(token.lower);
}

/** "my zip is 60614" */
function zip({ lower }: TextDocument, number: Token): Found | undefined {
  if (number.lower.length !== 5) return undefined;
  return /\bzip(?: ?code)?(?: is)?:? $/.test(lower.slice(Math.max(0, number.start - 16), number.start))
    ? { start: number.start, end: number.end, score: 0.75, reason: 'postal code' }
    : undefined;
}

const isFlat = ({ tokens }: TextDocument, number: Token): boolean =>
  /^(?:flat|apt|apartment|unit)$/.test(tokens[number.index - 1]?.lower ?? '');

/** "6 The Green" */
const isArticleOfName = (token: Token): boolean => token.lower === 'the' && token.casing === 'title';

/** "14/2 MG Road": the house has a number before the number. */
function houseStart({ text }: TextDocument, number: Token): number {
  const before = /\d{1,4}[a-z]?[/-]$/i.exec(text.slice(Math.max(0, number.start - 6), number.start));
  return number.start - (before?.[0].length ?? 0);
}

/** "E. Broadway" has a dot, "34th" nothing; other words of a street have a space between them. */
function isBehind(text: string, previous: Token, token: Token): boolean {
  const gap = token.start - previous.end;
  // "Queen's Crescent"
  if (token.lower === 's' && gap === 1 && /['’]/.test(text[previous.end]!)) return true;
  if (gap === 0 || gap > 2) return gap === 0 && isNumeralEnding(previous, token);
  const hasDot = text.charCodeAt(previous.end) === 0x2e && /^(?:st|n|s|e|w|mt|dr)$/.test(previous.lower);
  return (
    gap === (hasDot ? 2 : 1) &&
    text.charCodeAt(token.start - 1) === 0x20 &&
    !(token.end - token.start === 2 && isNumeralEnding(previous, token))
  );
}

function street(
  document: TextDocument,
  number: Token,
  last: Token,
  sure: boolean,
  capitals: number,
): Found | undefined {
  const { text, lower, tokens } = document;
  const phrase = lower.slice(number.start, last.end);
  const lives = LIVING.test(lower.slice(Math.max(0, number.start - 60), number.start));
  if (FAMOUS.test(phrase) && !(lives && subjectOf(document).personal > 0))
    return { start: number.start, end: last.end, score: 0.2, reason: 'an address of books or history' };
  const words = last.index - number.index - 1;
  const allOrdinary = tokens.slice(number.index + 1, last.index).every((token) => token.word.isOrdinary);
  if (!lives && capitals === 0 && (!sure || words > 2 || allOrdinary)) {
    if (!sure) return undefined;
    if (words > 2) return undefined;
  }
  const dot = text[last.end] === '.' && /^(?:st|ave|rd|blvd|dr|ln|ct|pl|sq)$/.test(last.lower) ? 1 : 0;
  // "County Road 5" is numbered.
  const numbered = /^ \d{1,4}\b/.exec(text.slice(last.end, last.end + 6));
  const isNumbered = numbered !== null && /^(?:road|rd|highway|hwy|route)$/.test(last.lower);
  const named = last.end + dot + (isNumbered ? numbered[0].length : 0);
  const tail = tailLength(text, named) || townLength(document, named, lives);
  const ownFlat = isFlat(document, number) ? tokens[number.index - 1] : undefined;
  const flat =
    /(?:^|[^a-z\d])(?:(?:flat|apt|apartment|unit|po box)\.? #?\w{1,4}|(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|top) floor),? $/.exec(
      lower.slice(Math.max(0, number.start - 20), number.start),
    );
  const start =
    flat === null
      ? (ownFlat?.start ?? houseStart(document, number))
      : number.start - flat[0].length + (/^[^a-z\d]/.test(flat[0]) ? 1 : 0);
  return {
    start,
    end: named + tail,
    score: lives || capitals > 0 ? 0.9 : 0.72,
    reason: 'house number and street',
  };
}

/** "I'm at 512 E. Broadway": a house and a name, where somebody lives. */
function broadway({ text, lower, tokens }: TextDocument, number: Token): Found | undefined {
  const next = tokens[number.index + 1];
  if (number.lower.length > 5 || (next?.casing !== 'title' && next?.casing !== 'upper')) return undefined;
  const match = /^ (?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\.? )?[A-Z][a-z]{3,}(?=[.,!?\n]|$)/.exec(
    text.slice(number.end, number.end + 40),
  );
  if (match === null || !LIVING.test(lower.slice(Math.max(0, number.start - 60), number.start)))
    return undefined;
  const end = number.end + match[0].length;
  return {
    start: number.start,
    end: end + tailLength(text, end),
    score: 0.8,
    reason: 'house and name where somebody lives',
  };
}

/** "my zip code is 30301" */
function postalCode({ text, lower, tokens }: TextDocument, number: Token): Found | undefined {
  if (number.lower.length < 4 || number.lower.length > 6) return undefined;
  const before = [1, 2, 3].map((back) => tokens[number.index - back]?.lower);
  if (!before.some((word) => word === 'zip' || word === 'code' || word === 'postcode')) return undefined;
  const named = /\b(?:zip(?: ?code)?|post ?code|postal code)(?: is|:|=|'s)? ?$/;
  if (!named.test(lower.slice(Math.max(0, number.start - 20), number.start))) return undefined;
  const plus = /^-\d{4}(?!\d)/.exec(text.slice(number.end, number.end + 6))?.[0].length ?? 0;
  return { start: number.start, end: number.end + plus, score: 0.8, reason: 'postal code behind its word' };
}

function tailLength(text: string, from: number): number {
  return TAIL.exec(text.slice(from, from + 90))?.[0].length ?? 0;
}

/** "23 kings rd brighton", "19 park lane, leicester": a town in small letters. */
function townLength({ tokens, text, lower }: TextDocument, end: number, lives: boolean): number {
  const first = tokens[tokenIndexAt(tokens, end)];
  if (first === undefined || !/^,? $/.test(text.slice(end, first.start)) || first.kind !== 'word') return 0;
  const second = tokens[first.index + 1];
  const both = second === undefined ? '' : lower.slice(first.start, second.end).replace(' ', '-');
  const last = second !== undefined && isPlace(both) ? second : first;
  const isTown = last !== first || (first.word.isPlace && (lives || text[end] === ','));
  return isTown ? last.end - end + tailLength(text, last.end) : 0;
}

/** Postcodes ("SW1A 1AA"), post boxes, and streets that somebody lives on. */
function fromWord(document: TextDocument, token: Token): Found | undefined {
  const { text, lower, tokens } = document;
  if (POSTCODE.test(token.lower) && token.casing !== 'title') {
    const match = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.exec(text.slice(token.start, token.start + 9));
    if (match !== null)
      return {
        start: token.start,
        end: token.start + match[0].length,
        score: 0.75,
        reason: 'British postcode',
      };
  }
  if (token.lower === 'box' && /p\.? ?o\.? $/.test(lower.slice(Math.max(0, token.start - 5), token.start))) {
    const number = tokens[token.index + 1];
    if (number?.kind === 'number')
      return {
        start:
          token.start -
          /p\.? ?o\.? $/.exec(lower.slice(Math.max(0, token.start - 6), token.start))![0].length,
        end: number.end + tailLength(text, number.end),
        score: 0.8,
        reason: 'post box',
      };
  }
  const next = tokens[token.index + 1];
  if (
    next === undefined ||
    !BEHIND_NAME.has(next) ||
    text.slice(token.end, next.start) !== ' ' ||
    !(SURE_STREET.accepts(next.word) || /^(?:st|drive|dr)$/.test(next.lower))
  )
    return undefined;
  const livesOn =
    /\b(?:(?:live|lives|living|house is|home is|live over|stay|staying|moved) (?:on|at|off|near|to)(?: the corner of)?|(?:my|our) (?:street|road|address|house|home) is) $/.test(
      lower.slice(Math.max(0, token.start - 40), token.start),
    );
  return livesOn
    ? { start: token.start, end: next.end, score: 0.75, reason: 'street that somebody lives on' }
    : undefined;
}
