import { isOpeningVerb } from '../../names/opening-verb.js';
import { isYour } from '../../names/your.js';
import { tagsOf, type Tagged } from '../../tagger/tagger.js';
import type { TextDocument } from '../../text/document.js';
import { startsSentence } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';

/** What stands between two sentences, one of them quoted: "…, Вольская». А Льву Захаровичу…" */
const QUOTED_END = /[.!?][»”"]|[»”"][.!?]/;

/** In small letters no capital shows that a sentence begins. */
const END = /^[.!?…]+ /;
const LONGEST_ABBREVIATION = 2;
const OF_FATHER = /(?:вн|ичн)(?:а|ы|е|у|ой)$|ич(?:а|у|ем|е)?$/;

/** "с катей. катина комната больше", and neither "катя. шевцова. мне 12" nor "п. котов" */
function endsBehind({ tokens, text }: TextDocument, { type, last }: Tagged, index: number): boolean {
  const { word, start, end } = tokens[index]!;
  const next = tokens[index + 1]!;
  const gap = text.slice(end, next.start);
  if (QUOTED_END.test(gap)) return true;
  if (type !== 'PERSON' || word.given === undefined || end - start <= LONGEST_ABBREVIATION) return false;
  const behind = tokens[last + 1];
  const goesOn = behind?.kind === 'word' && behind.start === tokens[last]!.end + 1;
  return END.test(gap) && next.casing === 'lower' && goesOn && !OF_FATHER.test(next.lower);
}

/** What begins a sentence before a name: "Опиши Машу", "Вашим детям", "А Льву Захаровичу…", not "А. Петров" */
const isBefore = (document: TextDocument, token: Token): boolean =>
  isYour(token) ||
  isOpeningVerb(document, token) ||
  (CONJUNCTION.test(token.lower) && document.text[token.end] === ' ' && startsSentence(document, token));

const CONJUNCTION = /^[аия]$/;

/**
 * The values that all words around them tell. No value goes on in the next sentence, and none begins with the verb or the word
 * of every day that begins one.
 *
 * @param leastOf how likely a word has to be to be one of a value of the type
 */
export function* taggedValues(
  document: TextDocument,
  leastOf: (document: TextDocument, type: Tagged['type'], index: number) => number,
): Generator<Tagged> {
  const { tokens } = document;
  for (const tagged of tagsOf(document).values((type, index) => leastOf(document, type, index))) {
    let { first } = tagged;
    const begin = (at: number): void => {
      first = at;
      if (tagged.type === 'PERSON' && isBefore(document, tokens[first]!)) first++;
    };
    begin(first);
    for (let i = first; i < tagged.last; i++) {
      if (!endsBehind(document, tagged, i)) continue;
      if (first <= i) yield { ...tagged, first, last: i };
      begin(i + 1);
    }
    if (first > tagged.last) continue;
    yield first === tagged.first ? tagged : { ...tagged, first };
  }
}
