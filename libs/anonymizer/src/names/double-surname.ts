import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { isFigureInFull } from './figures.js';

const HYPHEN = 0x2d;

/** "Kit Lovelace-King": half of a double surname in Latin letters, which makes nobody the figure that is called by it alone. */
export function isOfDoubleSurname({ tokens, text }: TextDocument, token: Token): boolean {
  if (token.script !== 'latin') return false;
  const before = tokens[token.index - 1];
  const isSecond = before !== undefined && areTied(text, before, token);
  if (!isSecond && !areTied(text, token, tokens[token.index + 1])) return false;
  // "Marie Skłodowska-Curie"
  const given = isSecond ? tokens[token.index - 2] : before;
  return given === undefined || !isFigureInFull(given.lower, token.lower);
}

const areTied = (text: string, first: Token, second: Token | undefined): boolean =>
  first.casing === 'title' &&
  second?.casing === 'title' &&
  second.start === first.end + 1 &&
  text.charCodeAt(first.end) === HYPHEN;
