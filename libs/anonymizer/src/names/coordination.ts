import type { Candidate } from '../recognizer.js';
import { subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';

const AND = /^(?:,|,? (?:и|да|and|&|или|or|с)) $/;
const DOUBTFUL = 0.2;
const SURE = 0.5;

/**
 * "Лена и Света", "Фролова, Гусев и Тарасов": a bare name beside one that is surely a person's is another person's, and
 * bare surnames in a row vouch for each other where nobody speaks of figures. Changes the scores in place.
 */
export function coordinate(document: TextDocument, chains: readonly NameChain[], found: Candidate[]): void {
  const { lesson, figures, isSum } = subjectOf(document);
  const isTalk = lesson === 0 && figures.length === 0 && !isSum;
  const raise = (index: number): void => {
    found[index] = { ...found[index]!, score: 0.55, reason: `${found[index]!.reason}, beside another` };
  };
  const vouches = (index: number, other: number): boolean => {
    const { score } = found[index]!;
    if (score >= SURE || score < DOUBTFUL) return false;
    if (isBareGiven(chains[index]!)) return found[other]!.score >= SURE;
    return (
      isTalk &&
      isBareSurname(chains[index]!) &&
      (isBareSurname(chains[other]!) || found[other]!.score >= SURE)
    );
  };
  for (let i = 1; i < chains.length; i++) {
    if (
      found[i]!.start - found[i - 1]!.end > 7 ||
      !AND.test(document.text.slice(found[i - 1]!.end, found[i]!.start))
    )
      continue;
    const [before, behind] = [vouches(i - 1, i), vouches(i, i - 1)];
    if (before) raise(i - 1);
    if (behind) raise(i);
  }
}

const isBareGiven = ({ given, surname }: NameChain): boolean => given !== undefined && surname === undefined;

const isBareSurname = ({ given, surname, initials, isTitled }: NameChain): boolean =>
  surname !== undefined &&
  given === undefined &&
  initials.length === 0 &&
  !isTitled &&
  surname.word.isListedSurname;
