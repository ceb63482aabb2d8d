import { isPlace } from '../../names/places.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';

/** Where the name of a town begins and ends. */

const TOWN_WORD = new WordTest(
  'г|город|городе|города|городу|гор|городок|городке|городка|поселке|поселок|поселка|пос|пгт|рп|п|селе|село|села|деревне|деревня|деревни|деревню|дер|станице|станица|станицы|станицу|ст|хуторе|хутор|хутора|ауле|аула|аул|кишлаке|улусе',
);
const SMALL_PLACE = /^(?:сел[оае]|дере?вн[яие]|посел(?:ок|ка|ке)|станиц[аые]|хутор[ае]?|аул[ае]?|пгт)$/;

/** "в городе Твери", "г. Казань": the word for a town belongs to the value. */
export function withTownWord({ tokens, text }: TextDocument, token: Token): number {
  const before = tokens[token.index - 1];
  if (before === undefined) return token.start;
  const isLetter = text.charCodeAt(before.end) === 0x2e && /^[спдх]$/.test(before.lower);
  if (!isLetter && !TOWN_WORD.accepts(before.word)) return token.start;
  const gap = text.slice(before.end, token.start);
  return gap === ' ' || gap === '.' || gap === '. ' ? before.start : token.start;
}

/** Where the town that begins with the token ends, and whether a list knows it. */
export function endOfTown(document: TextDocument, token: Token): { end: number; known: boolean } {
  const { tokens, text, lower } = document;
  if (token.word.mayBeginPlace) {
    const last = lastOfKnown(document, token);
    if (last !== undefined) return { end: last.end, known: true };
  }
  const { end } = token;
  if (token.word.isPlace) return { end, known: true };
  const next = tokens[token.index + 1];
  if (token.casing !== 'title' || next?.casing !== 'title') return { end, known: false };
  // "посёлок Усть-Луга", "из села Красный Яр"
  const isTied = text[end] === '-' && next.start === end + 1;
  const goesOn =
    (isTied ||
      (text.slice(end, next.start) === ' ' &&
        (token.script === 'latin' || SMALL_PLACE.test(tokens[token.index - 1]?.lower ?? '')))) &&
    !/^ (?:обл|кра[йя]|рай|р-н|окр)/.test(lower.slice(next.end, next.end + 5)) &&
    !next.word.isStop;
  return { end: goesOn ? next.end : end, known: false };
}

/** The last word of a town of two to four words that a list knows. */
function lastOfKnown({ tokens, text, lower }: TextDocument, token: Token): Token | undefined {
  let known: Token | undefined;
  for (let i = token.index; i < token.index + MOST_WORDS - 1; i++) {
    const last = tokens[i + 1];
    if (
      last === undefined ||
      last.end - token.start > LONGEST ||
      !/^[ -]$/.test(text.slice(tokens[i]!.end, last.start))
    )
      break;
    const name = lower.slice(token.start, last.end).replaceAll(' ', '-');
    // "в Набережных Челнах"
    const isDeclined =
      i === token.index &&
      token.script === 'cyrillic' &&
      token.casing === last.casing &&
      (isPlace(name.slice(name.lastIndexOf('-') + 1)) || /^лук|^челн/.test(last.lower));
    if (isDeclined || isPlace(name)) known = last;
  }
  return known;
}

const MOST_WORDS = 4;
const LONGEST = 40;
