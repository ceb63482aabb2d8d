import type { Candidate } from '../recognizer.js';
import { caseStem } from './case-stem.js';
import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';
import { SURNAME_FORM } from './roles.js';

const AND = /^(?:,|,? (?:и|да|and|&|или|or|с)) $/;
/** Characters that everybody names in one breath; case stems. */
const PAIRS = new Set(
  `эльза анна;кай герда;том джерри;руслан людмила;чук гек;адам ева;мастер маргарита;бонни клайд;ромео джульетта;гензель гретель;
  рик морти;кирилл мефодий;борис глеб;петр феврония;elsa anna;tom jerry;adam eve;jack jill;jack rose;bonnie clyde;romeo juliet;
  hansel gretel;ben jerry;mario luigi;rick morty;huck jim;tom huck;tom becky;george lennie;scout jem;harry ron;harry hermione;
  ron hermione;wallace gromit;phineas ferb;bert ernie;peter wendy;cain abel;samson delilah;antony cleopatra;stanley zero;lilo stitch`
    .split(/;\s*/)
    .flatMap((pair) => {
      const [a, b] = pair.split(' ').map(keyOf) as [string, string];
      return [`${a} ${b}`, `${b} ${a}`];
    }),
);
const DOUBTFUL = 0.2;
const SURE = 0.5;
const LEAST = 0.15;
/** So many surnames in a row are a list of those around. */
const REGISTER = 3;

/**
 * "Лена и Света", "Фролова, Гусев и Тарасов": a bare name beside one that is surely a person's is another person's, and
 * bare surnames in a row vouch for each other where nobody speaks of figures. Changes the scores in place.
 */
export function coordinate(document: TextDocument, chains: readonly NameChain[], found: Candidate[]): void {
  const { lesson, figures, isSum, personal, schoolLife } = subjectOf(document);
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
    if (personal === 0 && isPairOfCharacters(chains[i - 1]!, chains[i]!)) {
      for (const at of [i - 1, i])
        found[at] = { ...found[at]!, score: 0.15, reason: `${found[at]!.reason}, a pair of characters` };
      continue;
    }
    // "Агеев М., Цой В."
    if (hasInitials(chains[i]!) && hasInitials(chains[i - 1]!) && found[i - 1]!.score >= SURE) {
      if (found[i]!.score < SURE && found[i]!.score >= LEAST) raise(i);
      continue;
    }
    const [before, behind] = [vouches(i - 1, i), vouches(i, i - 1)];
    if (before) raise(i - 1);
    if (behind) raise(i);
  }
  if (chains.length >= REGISTER && (lesson === 0 || schoolLife > 0) && !isSum && !asks(document))
    raiseRegisters(document, chains, found, raise);
}

/** "Пахомов, Лукьяненко и Ахметова": of three surnames and more in a row most are no figure's, so that none is. */
function raiseRegisters(
  document: TextDocument,
  chains: readonly NameChain[],
  found: readonly Candidate[],
  raise: (index: number) => void,
): void {
  for (let from = 0; from < chains.length;) {
    let to = from;
    let figures = 0;
    while (to < chains.length && mayBeListed(chains[to]!) && (to === from || isTied(document, chains, to))) {
      if (chains[to]!.surname!.word.isFigure) figures++;
      to++;
    }
    if (to - from >= REGISTER && 2 * figures < to - from)
      for (let index = from; index < to; index++) if (found[index]!.score < SURE) raise(index);
    from = Math.max(to, from + 1);
  }
}

const isTied = ({ text, tokens }: TextDocument, chains: readonly NameChain[], index: number): boolean =>
  AND.test(text.slice(chains[index - 1]!.end, tokens[chains[index]!.first]!.start));

/** A bare surname with a capital that is frequent, or no word. */
const mayBeListed = ({ first, given, surname, initials, isTitled }: NameChain): boolean =>
  surname !== undefined &&
  given === undefined &&
  initials.length === 0 &&
  !isTitled &&
  surname.index === first &&
  surname.casing === 'title' &&
  !surname.word.isPlace &&
  (surname.word.isListedSurname || (surname.word.surnameRoles & SURNAME_FORM) !== 0);

function keyOf(word: string): string {
  return word.charCodeAt(0) < 0x400 ? word : caseStem(word);
}

function isPairOfCharacters(a: NameChain, b: NameChain): boolean {
  return a.first === a.last && b.first === b.last && PAIRS.has(`${keyOf(wordOf(a))} ${keyOf(wordOf(b))}`);
}

const wordOf = ({ given, surname }: NameChain): string => (given ?? surname)?.lower ?? '';

const hasInitials = ({ initials, surname }: NameChain): boolean =>
  initials.length > 0 && surname !== undefined;

const isBareGiven = ({ given, surname }: NameChain): boolean => given !== undefined && surname === undefined;

const isBareSurname = ({ given, surname, initials, isTitled }: NameChain): boolean =>
  surname !== undefined &&
  given === undefined &&
  initials.length === 0 &&
  !isTitled &&
  surname.word.isListedSurname;
