import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';

const DETERMINER =
  /^(?:the|an?|this|that|my|your|his|her|our|their|no|any|some|every|эт(?:от|ой|ого|им|[ау])|мо[яйею]|моего|моей|тво[яйею]|наш[аеу]?|ваш[аеу]?|сво[яйею]|как(?:ой|ая|ую)|[а-я]+(?:ый|ий|ой|ая|яя|ую|юю|ого|его|ому|ему|ым|им))$/;
/** Pronouns and adverbs with the ending of an adjective: "за мной вера". */
const NO_DETERMINER = /^(?:мной|тобой|собой|домой|долой|ей|ним|им|ему|нему|его|него|чего|кого|того|всего)$/;
const OBJECT = /^(?:the|an?|my|your|this|that|these|those|me|it|all|each|every)$/;

/** "my name? will, this is it": nothing goes on behind it as a sentence would, and nothing leads to it. */
const isSetOff = (text: string, { start, end }: Token): boolean =>
  /(?:^|[.,!?:;\n]|\bme|\bis)\s?$/.test(text.slice(Math.max(0, start - 4), start)) &&
  /^(?:$|[.,!?;\n)])/.test(text.slice(end, end + 1));

/**
 * A name that is a word as well, like "Роман" or "Mark", is the word where it is written small and the grammar says so:
 * "мой любимый роман", "the mark", "mark the answer", "you will".
 */
export function isWordAfterAll({ text, tokens }: TextDocument, token: Token): boolean {
  if (token.casing !== 'lower' || !token.word.isOrdinary) return false;
  const before = tokens[token.index - 1];
  const next = tokens[token.index + 1];
  if (token.word.isStop) return !isSetOff(text, token);
  if (
    before !== undefined &&
    token.start === before.end + 1 &&
    before.word.given === undefined &&
    !NO_DETERMINER.test(before.lower) &&
    DETERMINER.test(before.lower)
  )
    return true;
  return token.script === 'latin' && next?.start === token.end + 1 && OBJECT.test(next.lower);
}
