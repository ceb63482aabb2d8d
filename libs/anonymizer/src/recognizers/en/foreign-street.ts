import type { TextDocument } from '../../text/document.js';
import { isWordCode, type Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { subjectOf } from '../context.js';
import { tailLength } from './address-tail.js';
import type { FoundAddress } from './found-address.js';
import { livesAt } from './living.js';

/** Streets as they are written on the continent: the number behind, or the word for a street in front of the name. */

const COMPOUND = new WordTest(
  '.*[a-zäöüß]{2,}(?:stra(?:ss|ß)e|str|gasse|allee|platz|weg|damm|ufer|straat|laan|gracht|plein|gatan|vägen|gade|vej|veien)',
);
const ROMANCE =
  '(?:[Cc]alle|[Cc]\\/|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Aa]llée|[Qq]uai|[Aa]venida|[Aa]v\\.|[Rr]ua|[Pp]aseo|[Pp]laza|[Cc]arrer|[Uu]l\\.|[Uu]lica|[Aa]l\\.|[Ss]trada)';
const NAME =
  "(?:(?:de|del|della|dei|di|da|do|du|des|la|las|le|les|los|l['’]|d['’]) ?){0,2}[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ'’-]+";
const FRONT = new RegExp(`(?<![A-Za-zÀ-ԯ\\d])${ROMANCE} ${NAME}(?: ${NAME}){0,2},? (?:nr\\.? |n\\.? ?)?$`);
const BEHIND = new RegExp(`^(?: ?(?:bis|[a-c]))?,? ${ROMANCE} ${NAME}(?: ${NAME}){0,2}`);
const TOWN = "[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ'’]+(?:[ -][A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ'’]+){0,2}";
const TAIL = new RegExp(
  `^[a-z]?(?:[/-]\\d{1,3})?(?:, ?(?:m\\.|apt\\.?|flat|wohnung) ?\\d{1,3})?(?:(,? (?:[A-Z]{1,2}-)?(?:\\d{4,5}|\\d{2}-\\d{3}|\\d{3} \\d{2})(?: [A-Z]{2})? ${TOWN})|, ${TOWN}(?: [A-Z]{2} [A-Z]\\d[A-Z] ?\\d[A-Z]\\d)?)?`,
);
/** The words for a street in front of its name: without one close by, none of the patterns below is tried. */
const FRONT_WORDS = new Set(
  'calle c via viale piazza corso rue avenue boulevard chemin allée quai avenida av rua paseo plaza carrer ul ulica al strada'.split(
    ' ',
  ),
);
/** What `BEHIND` begins with. */
const MAY_BE_STREET = new WordTest(
  'bis|[abc]|calle|viale?|piazza|corso|rue|avenue|boulevard|chemin|allée|quai|avenida|av|rua|paseo|plaza|carrer|ul|ulica|al|strada',
);
const REACH = 60;

/** "Hauptstraße 24, 10827 Berlin", "Calle Mayor 45", "12 rue de la Paix, 75002 Paris". */
export function foreignStreet(document: TextDocument, number: Token): FoundAddress | undefined {
  const { text, tokens, lower } = document;
  if (number.lower.length > 4 || isWordCode(text.charCodeAt(number.start - 1))) return undefined;
  const previous = tokens[number.index - 1];
  const next = tokens[number.index + 1];
  if (previous?.script === 'cyrillic' || (previous === undefined && next === undefined)) return undefined;
  let start = number.start;
  let end = number.end;
  let isSure = false;
  if (previous?.kind === 'word' && COMPOUND.accepts(previous.word) && isTied(text, previous, number)) {
    start = previous.start;
    isSure = previous.casing === 'title' && /^[a-z]?(?: ?[.,!?\n]|$)/.test(text.slice(end, end + 3));
  } else if (
    previous?.casing === 'title' &&
    number.start - previous.end <= 2 &&
    hasFrontWord(tokens, number.index)
  ) {
    const front = FRONT.exec(text.slice(Math.max(0, number.start - REACH), number.start));
    if (front === null) return undefined;
    start = number.start - front[0].length;
  } else if (next !== undefined && next.start - number.end <= 5 && mayBeginStreet(tokens, next)) {
    const behind = BEHIND.exec(text.slice(number.end, number.end + REACH));
    if (behind === null) return undefined;
    end = number.end + behind[0].length;
  } else return undefined;
  const tail = TAIL.exec(text.slice(end, end + 70));
  const hasCode = tail?.[1] !== undefined;
  const { figures, lesson, personal } = subjectOf(document);
  const lives = livesAt(lower, start) || (personal > 0 && lesson === 0);
  if (!hasCode && !lives && (!isSure || lesson > 0 || figures.length > 0)) return undefined;
  const named = end + (tail?.[0].length ?? 0);
  return {
    start,
    end: named + tailLength(text, named),
    score: hasCode || lives ? 0.93 : 0.6,
    reason: 'street as it is written on the continent',
  };
}

/** "12 rue", "12 bis rue" */
function mayBeginStreet(tokens: readonly Token[], token: Token): boolean {
  if (!MAY_BE_STREET.accepts(token.word)) return false;
  if (token.lower !== 'bis' && token.end - token.start > 1) return true;
  const next = tokens[token.index + 1];
  return token.lower === 'c' || (next !== undefined && MAY_BE_STREET.accepts(next.word));
}

/** Whether one of the tokens right before the index is a word for a street. */
function hasFrontWord(tokens: readonly Token[], index: number, reach = 5): boolean {
  for (let i = Math.max(0, index - reach); i < index && i < tokens.length; i++)
    if (FRONT_WORDS.has(tokens[i]!.lower)) return true;
  return false;
}

/** "Gartenstr. 17" */
const isTied = (text: string, previous: Token, number: Token): boolean =>
  /^\.? $/.test(text.slice(previous.end, number.start));
