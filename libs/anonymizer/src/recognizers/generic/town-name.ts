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
    if (last !== undefined) return { end: endWithPart(document, last), known: true };
  }
  const { end } = token;
  const next = tokens[token.index + 1];
  if (token.word.isPlace)
    // "Железногорск-Илимский"
    return {
      end: isAdjectiveBehind(document, token, next) ? next!.end : endWithPart(document, token),
      known: true,
    };
  // "Петровск-Забайкальский"
  if (LIKE_TOWN.test(token.lower) && isAdjectiveBehind(document, token, next))
    return { end: next!.end, known: true };
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

const LIKE_TOWN = /ск(?:а|у|е|ом)?$/;

const isAdjectiveBehind = (
  { text }: TextDocument,
  { end, casing }: Token,
  next: Token | undefined,
): boolean =>
  casing === 'title' &&
  next?.casing === 'title' &&
  next.start === end + 1 &&
  text[end] === '-' &&
  /ск(?:ий|ого|ому|ом|им)$/.test(next.lower);

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

/** "Cleveland Heights", "Dundee Park": what towns and parts of them are called beside a town that a list knows. */
const OF_PART = new Set(
  `heights beach springs falls hills city bay valley grove creek ridge junction island lakes spa harbour harbor park village
  point common`.split(/\s+/),
);

/** "cleveland heights" */
const RARELY_ELSE = /^(?:heights|beach|springs|falls|spa)$/;

function endWithPart({ tokens, text }: TextDocument, last: Token): number {
  const next = tokens[last.index + 1];
  if (next === undefined || !OF_PART.has(next.lower) || text.slice(last.end, next.start) !== ' ')
    return last.end;
  const isPart =
    last.casing === 'title'
      ? next.casing === 'title' && tokens[next.index + 1]?.casing !== 'title'
      : next.casing === 'lower' && RARELY_ELSE.test(next.lower);
  return isPart ? next.end : last.end;
}
