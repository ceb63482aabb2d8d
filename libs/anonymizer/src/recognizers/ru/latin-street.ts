import type { Candidate } from '../../recognizer.js';
import type { TextDocument } from '../../text/document.js';
import type { Token } from '../../text/tokenize.js';

type Found = Omit<Candidate, 'type' | 'recognizer'>;

const REACH = 72;
const HOUSE = String.raw`\.?,? (?:d(?:om)?\.? ?|bld\.? ?)?\d{1,4}[a-z]?(?:[/-]\d{1,4})?`;
const TAIL = String.raw`(?:,? (?:kv|kvartira|apt|ap|app|korp|str|flat|d|bld)\.? ?\d{1,4}(?!\d))*(?:, (?:g\. ?)?[A-Z][a-z]+(?:-[A-Za-z][a-z]+)*(?! ?\d))?`;
const WORD_FIRST = new RegExp(
  String.raw`^(?:ul|ulitsa|ulitza|ulica|prospekt|pr|pr-t|per|pereulok|shosse|bulvar)\.? [A-Z][a-z]+(?: [A-Z][a-z]+)?${HOUSE}${TAIL}`,
  'i',
);
const WORD_BEHIND = new RegExp(String.raw`^(?:st|str|ul|street|prospekt|prospect|ave|lane)${HOUSE}${TAIL}`);
const RUSSIAN_NAME = /(?:aya|skogo|ogo|[ie]na|[eo]va|oy|oi|iy|yy|sky|skiy|mira|pobedy|truda|[zl]ya)$/;

/** "ul. Pushkina, d. 10, kv. 5", "Lenina st. 24, apt. 5, Perm": a Russian street in Latin letters. */
export function latinStreet({ text, tokens }: TextDocument, token: Token): Found | undefined {
  if (token.script !== 'latin') return undefined;
  const rest = text.slice(token.start, token.start + REACH);
  const name = tokens[token.index - 1];
  const isNamed = name?.casing === 'title' && name.end + 1 === token.start && RUSSIAN_NAME.test(name.lower);
  const match = isNamed ? WORD_BEHIND.exec(rest) : WORD_FIRST.exec(rest);
  if (match === null) return undefined;
  const start = isNamed ? name.start : token.start;
  return { start, end: token.start + match[0].length, score: 0.93, reason: 'street in Latin letters' };
}
