import { isLand } from '../../names/lands.js';
import { THRESHOLD } from '../../overlap.js';
import type { Candidate } from '../../recognizer.js';
import type { Tagged } from '../../tagger/tagger.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import type { ByWord } from './by-word.js';
import { LEAST_OF_FIGURE } from './least-likelihood.js';
import { isAmongTowns, LIVED_IN } from './own-town.js';

/**
 * Whether a place that all around tells is nobody's home: a land, a town of a figure, or one of several that are listed.
 *
 * @param before what all around told before it
 */
export function isNobodysHome(
  document: TextDocument,
  byWord: ByWord,
  tagged: Tagged,
  before: Candidate | undefined,
): boolean {
  const { first, last } = tagged;
  return (
    isLandAlone(document, byWord, tagged, before) ||
    isOfFigure(document, byWord, first) ||
    isSurname(document, byWord, tagged) ||
    isAmongTowns(document, first, last)
  );
}

/** "ключи — Ivanov, Petrova, Sidorov": no town, but a surname in a row, as a rule has seen. */
const isSurname = ({ tokens }: TextDocument, byWord: ByWord, { first, last }: Tagged): boolean =>
  first === last &&
  !tokens[first]!.word.isPlace &&
  [first, first - 1].every((index) =>
    byWord.at(index).some(({ type, reason }) => type === 'PERSON' && reason.startsWith('surname')),
  );

/** "Тукай родился в деревне Кушлавыч" */
function isOfFigure({ tokens, lower }: TextDocument, byWord: ByWord, first: number): boolean {
  const { start } = tokens[first]!;
  const match = LIVED_IN.exec(lower.slice(Math.max(0, start - REACH), start));
  if (match === null) return false;
  const figure = tokenIndexAt(tokens, start - match[0].length) - 1;
  return byWord.at(figure).some(({ type, score }) => type === 'PERSON' && score < LEAST_OF_FIGURE);
}
const REACH = 48;

/** "I live in France", but "Flagstaff, Arizona": behind a town, or in front of one, it belongs to an address. */
function isLandAlone(
  { lower, tokens }: TextDocument,
  byWord: ByWord,
  { first, last }: Tagged,
  before: Candidate | undefined,
): boolean {
  const { start } = tokens[first]!;
  const { end } = tokens[last]!;
  if (!isLand(lower.slice(start, end))) return false;
  const isBeside = (value: Candidate): boolean =>
    value.type === 'ADDRESS' && value.start - end <= BESIDE && start - value.end <= BESIDE;
  const isTown = before !== undefined && isBeside(before);
  return (
    !isTown &&
    !byWord.between(first - 1, last + 1).some((other) => other.score >= THRESHOLD && isBeside(other))
  );
}
/** A comma and a space. */
const BESIDE = 2;
