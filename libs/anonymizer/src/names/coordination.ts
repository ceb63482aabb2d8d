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
/** What a rule holds for as much is not doubted any more. */
const OF_DOER = 0.9;
const FULL = 0.8;
/** What the judge gives those of a story. */
const OF_STORY = -1;
const DOES =
  /^ (?:will |can |is going to )?(?:brings?|does|gets|takes?|books?|buys|makes?|collects?|runs?|leads?|helps?|opens?|sets? up|cleans?|drives?|picks?|prints?|sends?|writes?|calls?|checks?|looks? after|covers?|hosts?|organi[sz]es?|hands?|types?|keeps?|orders?|asks?|is (?:on|in|with|off|absent|late)|has (?:the|a|his|her|to)|will) /;
/** So many surnames in a row are a list of those around. */
const REGISTER = 3;

/**
 * "Лена и Света", "Фролова, Гусев и Тарасов": a bare name beside one that is surely a person's is another person's, and
 * bare surnames in a row vouch for each other where nobody speaks of figures. Changes the scores in place.
 */
export function coordinate(document: TextDocument, chains: readonly NameChain[], found: Candidate[]): void {
  const { lesson, figures, isSum, personal, relations, schoolLife } = subjectOf(document);
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
    // "Женя, Оля, Мишка Квакин"
    if (personal === 0 && relations === 0 && leavesToStory(chains, found, i)) continue;
    // "Агеев М., Цой В."
    if (hasInitials(chains[i]!) && hasInitials(chains[i - 1]!) && found[i - 1]!.score >= SURE) {
      if (found[i]!.score < SURE && found[i]!.score >= LEAST) raise(i);
      continue;
    }
    const [before, behind] = [vouches(i - 1, i), vouches(i, i - 1)];
    if (before) raise(i - 1);
    if (behind) raise(i);
  }
  lowerAmongFigures(document, chains, found);
  if (figures.length === 0 && (lesson === 0 || personal > 0) && !isSum && !asks(document))
    raiseDoers(document, chains, found);
  if (chains.length >= REGISTER && (lesson === 0 || schoolLife > 0) && !isSum && !asks(document))
    raiseRegisters(document, chains, found, raise);
}

const LISTED = /^,(?: and)? (?:[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ]+ )?$|^,? and $/;
const OF_FIGURE = /^historical person/;

/** "Mary Robinson, Countess Markievicz, Katie Taylor": a full name behind two figures of one list is of such a person. */
function lowerAmongFigures(document: TextDocument, chains: readonly NameChain[], found: Candidate[]): void {
  const isListed = (left: number): boolean =>
    found[left + 1]!.start - found[left]!.end < 20 &&
    LISTED.test(document.text.slice(found[left]!.end, found[left + 1]!.start));
  for (let i = 2; i < chains.length; i++) {
    const { given, surname, patronymic } = chains[i]!;
    if (given === undefined || surname === undefined || patronymic !== undefined) continue;
    if (found[i]!.score < SURE || found[i]!.score > FULL) continue;
    if (!OF_FIGURE.test(found[i - 1]!.reason) || !OF_FIGURE.test(found[i - 2]!.reason)) continue;
    if (found[i - 1]!.score < SURE && found[i - 2]!.score < SURE && isListed(i - 1) && isListed(i - 2))
      found[i] = { ...found[i]!, score: DOUBTFUL, reason: `${found[i]!.reason}, among figures` };
  }
}

/** Of two names in a row one is that of a story: a bare given name beside it is of the same. */
function leavesToStory(chains: readonly NameChain[], found: Candidate[], index: number): boolean {
  const ofStory = [index - 1, index].filter((at) => found[at]!.score === OF_STORY);
  if (ofStory.length !== 1) return false;
  const other = ofStory[0] === index ? index - 1 : index;
  const { score, reason } = found[other]!;
  if (!isBareGiven(chains[other]!) || score >= OF_DOER) return false;
  found[other] = { ...found[other]!, score: OF_STORY, reason: `${reason}, beside somebody of a story` };
  return true;
}

/** "Helen Marsh will book the hall, Raj brings drinks": who does something beside somebody with a full name. */
function raiseDoers(document: TextDocument, chains: readonly NameChain[], found: Candidate[]): void {
  const isFull = (index: number): boolean =>
    found[index]!.score >= FULL && chains[index]!.given !== undefined && chains[index]!.surname !== undefined;
  for (let i = 0; i < chains.length; i++) {
    const { first, end, isWeak } = chains[i]!;
    if (!isBareGiven(chains[i]!) || isWeak || found[i]!.score < SURE || found[i]!.score >= OF_DOER) continue;
    if (document.tokens[first]!.casing !== 'title' || !DOES.test(document.lower.slice(end, end + 24)))
      continue;
    if ((i > 0 && isFull(i - 1)) || (i + 1 < chains.length && isFull(i + 1)))
      found[i] = { ...found[i]!, score: OF_DOER, reason: `${found[i]!.reason}, beside a full name` };
  }
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

/** "Рита — Марья Антоновна": with a patronymic it is no bare one. */
const isBareGiven = ({ given, surname, patronymic }: NameChain): boolean =>
  given !== undefined && surname === undefined && patronymic === undefined;

const isBareSurname = ({ given, surname, initials, isTitled }: NameChain): boolean =>
  surname !== undefined &&
  given === undefined &&
  initials.length === 0 &&
  !isTitled &&
  surname.word.isListedSurname;
