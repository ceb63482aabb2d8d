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

/**
 * "Jack London-Smith": the last word of a name that begins as that of a figure and goes on with another surname. Both halves are
 * borne by many, as those of Tim Berners-Lee are not, and none of them is the second name of a figure, as in Helena Bonham-Carter's.
 */
export function endOfOtherFamily({ tokens, text }: TextDocument, given: Token): Token | undefined {
  const first = tokens[given.index + 1];
  const second = tokens[given.index + 2];
  if (given.script !== 'latin' || given.word.given === undefined || first?.start !== given.end + 1)
    return undefined;
  if (!areTied(text, first, second) || !isBorneByMany(first) || !isBorneByMany(second!)) return undefined;
  const areHalves = !isFigureInFull(first.lower, second!.lower);
  const isOfFigure =
    areHalves && (isFigureInFull(given.lower, first.lower) || isFigureInFull(given.lower, second!.lower));
  return isOfFigure && text.charCodeAt(second!.end) !== HYPHEN ? second : undefined;
}

const isBorneByMany = ({ word }: Token): boolean =>
  word.isListedSurname || word.isCommonSurname || word.isPlace;
