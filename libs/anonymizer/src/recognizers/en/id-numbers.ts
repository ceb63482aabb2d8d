import { isCode } from '../../names/mentions.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { isThingOfLetters } from './thing-of-letters.js';
import { isShouted, type TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { digitsIn, isDistinctive, readCode, type Code } from '../generic/id-codes.js';
import { mayAnnounceId } from '../generic/id-behind-words.js';
import { occurs } from '../../text/occurs.js';
import { WordTest } from '../../text/word-test.js';

/** Reads the value that begins with a token. */
type Reader = (document: TextDocument, index: number) => Code | undefined;

/** What may stand between the words for a number and the number itself: "my roll number for the boards is …". */
const FILLERS = new Set(
  `is was are its it's it s the my mine her hers his our ours your ur number numbers no num nr code card id ref reference says say reads
  shows show here heres here's this that has been now still just actually changed new old again same called written printed on
  to as be one with and plate plates registration reg for combination combo account acc starts begins ends login username also
  right correct wrong valid ok working for please pls plz not but think guess maybe apparently sorry oh ok so yes officially uk us us's british irish indian school's`.split(
    /\s+/,
  ),
);
const MOST_FILLERS = 7;
const REACH = 56;

/** What goes on with the same number behind a question or a full stop: "what is a UPN? mine says …". */
const RESUMES = /^(?:mine|its|it's|it|here|heres|here's|hers|his|this|my|ours)$/;

/** Numbers of people's lives in English that the names of documents do not announce, and numbers of other shapes. */
export const idNumbersEn: Recognizer = {
  name: 'id-en',
  locale: 'en',
  find(document) {
    const found: Candidate[] = [];
    if (document.numbers.length === 0) return found;
    let behind = -1;
    for (const token of document.cued) {
      if (token.start < behind || !mayAnnounceId(token)) continue;
      const reader = readerFor(document, token);
      const code = reader === undefined ? undefined : valueBehind(document, token, reader);
      if (code === undefined) continue;
      behind = code.end;
      found.push(candidate(code, 0.86, token));
    }
    findBehindAcronyms(document, found);
    return found;
  },
};

const TELLS = new Set(['is', 'no', 'number']);

/** "PESEL 13220418557", "my OEN is 816 442 097": a long number behind letters that stand for an office's words. */
function findBehindAcronyms(document: TextDocument, found: Candidate[]): void {
  const { tokens, text, numbers, shared } = document;
  let end = -1;
  for (const number of numbers) {
    if (number.start < end) continue;
    const before = tokens[number.index - 1];
    if (before?.script !== 'latin') continue;
    const isTold = TELLS.has(before.lower);
    const label = isTold ? tokens[number.index - 2] : before;
    if (!isAcronym(document, label) || label!.end - label!.start < 3) continue;
    if (!/^(?: is | no\.? | number |: ?| )$/.test(text.slice(label!.end, number.start).toLowerCase()))
      continue;
    const code = readCode(document, number.index);
    if (code === undefined) continue;
    end = code.end;
    const digits = digitsIn(text, code.start, code.end);
    if (digits < 8 || digits > 14 || shared.isCode === true) continue;
    found.push(candidate(code, 0.7, label!));
  }
}

function candidate({ start, end }: Code, score: number, { lower }: Token): Candidate {
  return { start, end, type: 'ID', score, recognizer: 'id-en', reason: `number behind "${lower}"` };
}

function readerFor(document: TextDocument, token: Token): Reader | undefined {
  const before = document.tokens[token.index - 1]?.lower ?? '';
  switch (token.lower) {
    case 'plate':
    case 'plates':
    case 'numberplate':
      return readPlate;
    case 'reg':
    case 'registration':
      return /^(?:car|van|vehicle|my|our|his|her|dads|mums|s|the)$/.test(before) ? readPlate : undefined;
    case 'sort':
      return readSortCode;
    case 'login':
      return readLogin;
    case 'roll':
      return /^ ?[:#]/.test(document.text.slice(token.end, token.end + 2)) ? readRoll : undefined;
    case 'ni':
      return readInsurance;
    case 'sin':
    case 'social':
    case 'fin':
      return isOwned(document, token.index) || isLabel(document, token) ? readLongNumber : undefined;
    case 'locker':
      return isOwned(document, token.index) ||
        isLabel(document, token) ||
        /^ (?:code|comb|number|no\b|pin)/.test(document.lower.slice(token.end, token.end + 8))
        ? readLocker
        : undefined;
    case 'acc':
      return readLongNumber;
    case 'number':
    case 'no':
    case 'num':
    case 'nr':
    case 'pin':
    case 'card':
    case 'reference':
    case 'ref':
      if (before === 'ni') return readInsurance;
      if (before === 'roll') return readRoll;
      if (before === 'plate' || before === 'registration') return readPlate;
      if (isOwned(document, token.index)) return readCode;
      return isAcronym(document, document.tokens[token.index - 1]) ? readDistinctive : undefined;
    default:
      // "what is a UPN? mine says J317031530654": the names of documents are read elsewhere where nothing ends between.
      return answerBehind(document, token.index) === undefined ? undefined : readDistinctive;
  }
}

const MOST_ASKED = 4;

/** "… UPN? mine says": within some words a sentence ends, and the next begins with what stands for the number, whose index this is. */
function answerBehind({ tokens, text }: TextDocument, index: number): number | undefined {
  for (let i = index; i <= index + MOST_ASKED; i++) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (token?.script !== 'latin' || next?.script !== 'latin') return undefined;
    if (next.start === token.end + 1 && text.charCodeAt(token.end) === 0x20) continue;
    return ANSWERS.accepts(next.word) && /^[?!.,] $/.test(text.slice(token.end, next.start))
      ? next.index
      : undefined;
  }
  return undefined;
}

const ANSWERS = new WordTest('mine|its|it|here|hers|his|this|ours|my');

const OWNER = new WordTest(
  "my|her|his|our|mine|their|mums?|mum's|moms?|dads?|sons?|daughters?|childs?|child's|kids?|brothers?|sisters?|student's|pupil's",
);
/** Numbers that say nothing of their owner, or that have recognizers of their own. */
const NO_ID = new WordTest(
  'phone|cell|mobile|contact|whatsapp|telephone|tel|fax|fav|favou?rite|lucky|order|tracking|random|first|second|third|last|next|previous|house|door|flat|apartment|room|page|shirt|jersey|flight|train|secret|best|credit|debit|bank|gift|birthday|report|zip|post|question|line|prime|magic|model|atomic|other|total|whole|biggest|highest|sim|score|answer',
);

/** "my scout number", "her swim club membership no": somebody's, with up to three words between. */
function isOwned({ tokens, text }: TextDocument, index: number): boolean {
  for (let i = index - 1; i >= 0 && i >= index - 4; i--) {
    const { word, kind, end } = tokens[i]!;
    if (text.charCodeAt(end) !== 0x20 && text.charCodeAt(end) !== 0x27 && text.charCodeAt(end) !== 0x2019)
      return false;
    if (OWNER.accepts(word)) return true;
    if (kind === 'number' || NO_ID.accepts(word)) return false;
  }
  return false;
}

/** "SIN: 046 454 286", "SIN 046 454 286": a label in capitals at the beginning of a line, or one with a colon. */
function isLabel({ tokens, text }: TextDocument, { index, start, end, casing }: Token): boolean {
  const next = tokens[index + 1];
  if (next === undefined) return false;
  const opens = index === 0 || text[start - 1] === '\n';
  return (opens && casing !== 'lower') || /^ ?[:=#]/.test(text.slice(end, end + 2));
}

/** "LRN number", "TRN no": letters that stand for an office's words. */
function isAcronym(document: TextDocument, token: Token | undefined): boolean {
  return (
    token?.casing === 'upper' &&
    token.script === 'latin' &&
    token.end - token.start > 1 &&
    token.end - token.start < 7 &&
    !isThingOfLetters(token) &&
    !((token.word.isOrdinary || token.word.isStop) && isShouted(document))
  );
}

function valueBehind(document: TextDocument, trigger: Token, read: Reader): Code | undefined {
  const { tokens, text } = document;
  for (let i = trigger.index + 1; i < tokens.length && i <= trigger.index + 1 + MOST_FILLERS; i++) {
    const token = tokens[i]!;
    if (token.start - trigger.end > REACH) return undefined;
    const gap = text.slice(tokens[i - 1]!.end, token.start);
    if (gap.length > 3 || gap.includes('\n') || gap.includes(';')) return undefined;
    if (/[?!…]|\. ?$/.test(gap) && !isLinked(tokens[i - 1]!, gap) && !RESUMES.test(token.lower))
      return undefined;
    if (gap.includes('=') && (isCode(document) || occurs(document, PROGRAM))) return undefined;
    const code = read(document, i);
    if (code !== undefined) return code;
    if (token.kind === 'number') return undefined;
    if (FILLERS.has(token.lower) || isOfWhat(tokens, i, trigger)) continue;
    // "what does my PPS number mean? It is …"
    if (!((answerBehind(document, trigger.index) ?? 0) > i)) return undefined;
  }
  return undefined;
}

const OF_WHAT = new Set('for at in the'.split(' '));

/** "my candidate number for the GCSE is 4071": what the number is for, but not "my number for the test is …". */
const isOfWhat = (tokens: readonly Token[], index: number, trigger: Token): boolean =>
  trigger.index > 0 &&
  !OWNER.accepts(tokens[trigger.index - 1]!.word) &&
  OF_WHAT.has(tokens[index - 1]!.lower) &&
  /^(?:is|was)$/.test(tokens[index + 1]?.lower ?? '');

const PROGRAM = /python|питон|java|\bsql\b|\bcode\b|variable|переменн/;

/** "no. 4471" */
const isLinked = ({ lower }: Token, gap: string): boolean =>
  gap === '. ' && /^(?:no|nr|num|ref|reg|acc)$/.test(lower);

function match(document: TextDocument, index: number, pattern: RegExp, isSmall = false): Code | undefined {
  const { start } = document.tokens[index]!;
  const found = pattern.exec((isSmall ? document.lower : document.text).slice(start, start + 24))?.[0];
  return found === undefined ? undefined : { start, end: start + found.length };
}

/** British plates in any case; others in capitals, with letters and digits. */
const readPlate: Reader = (document, index) =>
  match(
    document,
    index,
    /^(?:[a-z]{2}\d\d ?[a-z]{3}|[a-z]\d{1,3} ?[a-z]{3}|\d{2,3}-[a-z]{1,2}-\d{1,6})(?![a-z\d])/,
    true,
  ) ??
  match(
    document,
    index,
    /^(?=[A-Z -]{0,4}\d)(?=[\d -]{0,4}[A-Z])[A-Z\d]{1,4}(?:[ -]?[A-Z\d]{2,4}){1,2}(?![A-Za-z\d])/,
  );

const readSortCode: Reader = (document, index) => match(document, index, /^\d\d([- ])\d\d\1\d\d(?![-\d])/);

/** "s2041887", "st-204815" */
const readLogin: Reader = (document, index) =>
  match(document, index, /^(?:[a-z]{1,4}[-_.]?\d{4,}|\d{5,})(?![a-z\d])/, true);

/** Short numbers too: "roll no 23", "roll number 12B045". */
const readRoll: Reader = (document, index) =>
  match(document, index, /^(?:[a-z]{0,4}[-/]?\d{1,8}(?:[-/]?[a-z\d]{1,6})?)(?![a-z\d%])/, true);

/** "QQ 12 34 56 C" */
const readInsurance: Reader = (document, index) =>
  match(document, index, /^[a-z]{2} ?\d\d ?\d\d ?\d\d ?[a-d](?![a-z\d])/, true);

/** Nine digits in threes or in one, or a code of letters and digits of that length. */
const readLongNumber: Reader = (document, index) =>
  match(document, index, /^(?:\d{3}[- ]?\d{2,3}[- ]?\d{3,4}|[A-Z]{1,3}\d{6,8}[A-Z]?|\d{6,12})(?![A-Za-z\d])/);

/** "24-8-36", "4471" */
const readLocker: Reader = (document, index) =>
  match(document, index, /^(?:\d{1,2}[-/]\d{1,2}[-/]\d{1,2}|[A-Za-z]{0,3}-?\d{3,6})(?![A-Za-z\d])/);

const readDistinctive: Reader = (document, index) => {
  const code = readCode(document, index);
  if (code !== undefined) return isDistinctive(document, code) ? code : undefined;
  return match(document, index, /^(?=[A-Z]*\d)(?=\d*[A-Z])(?=[A-Z]*\d[A-Z]*\d)[A-Z\d]{6,12}(?![A-Za-z\d])/);
};
