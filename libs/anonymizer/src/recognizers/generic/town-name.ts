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
  const gap = text.slice(before.end, token.start);
  const isLetter = gap.startsWith('.') && /^[спдх]$/.test(before.lower);
  if (!isLetter && !TOWN_WORD.accepts(before.word)) return token.start;
  return gap === ' ' || gap === '.' || gap === '. ' ? before.start : token.start;
}

/** Where the town that begins with the token ends, and whether a list knows it. */
export function endOfTown(
  { tokens, text, lower }: TextDocument,
  token: Token,
): { end: number; known: boolean } | undefined {
  const join = (count: number): string | undefined => {
    const last = tokens[token.index + count];
    if (last === undefined || last.end - token.start > 40) return undefined;
    for (let i = token.index; i < token.index + count; i++)
      if (!/^[ -]$/.test(text.slice(tokens[i]!.end, tokens[i + 1]!.start))) return undefined;
    return lower.slice(token.start, last.end).replaceAll(' ', '-');
  };
  if (token.word.mayBeginPlace) {
    for (const count of [3, 2, 1]) {
      const name = join(count);
      if (name === undefined) continue;
      const lastWord = name.slice(name.lastIndexOf('-') + 1);
      const isDeclined =
        count === 1 &&
        token.script === 'cyrillic' &&
        token.casing === tokens[token.index + 1]!.casing &&
        (isPlace(lastWord) || /^лук|^челн/.test(lastWord));
      if (isPlace(name) || isDeclined) return { end: tokens[token.index + count]!.end, known: true };
    }
  }
  if (token.word.isPlace) return { end: token.end, known: true };
  const next = tokens[token.index + 1];
  // "посёлок Усть-Луга", "из села Красный Яр"
  const isTied = next?.casing === 'title' && text[token.end] === '-' && next.start === token.end + 1;
  const goesOn =
    token.casing === 'title' &&
    next?.casing === 'title' &&
    (token.script === 'latin' || isTied || SMALL_PLACE.test(tokens[token.index - 1]?.lower ?? '')) &&
    (isTied || text.slice(token.end, next.start) === ' ') &&
    !/^ (?:обл|кра[йя]|рай|р-н|окр)/.test(lower.slice(next.end, next.end + 5)) &&
    !next.word.isStop;
  // Small Latin letters are a town only where no list knows the word.
  const mayBe = token.casing === 'title' || token.script === 'cyrillic' || !token.word.isOrdinary;
  return mayBe ? { end: goesOn ? next.end : token.end, known: false } : undefined;
}
