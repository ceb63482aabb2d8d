import { frequentNames } from './given-names.js';

const SHORTEST = 4;

interface Group {
  readonly names: string[];
  /** Which letters each name has, a bit for each, folded to 32. */
  readonly letters: number[];
}

/** Names by first letter and length, made when the first unknown word is met. */
let index: Map<number, Group> | undefined;

const keyOf = (word: string, length: number): number => word.charCodeAt(0) * 32 + length;

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function makeIndex(): Map<number, Group> {
  const made = new Map<number, Group>();
  for (const name of frequentNames()) {
    if (name.length < SHORTEST) continue;
    const key = keyOf(name, name.length);
    const group = made.get(key) ?? { names: [], letters: [] };
    made.set(key, group);
    group.names.push(name);
    group.letters.push(lettersOf(name));
  }
  return made;
}

/** Whether one of the names of the length passes; those that differ in more than two letters are not looked at. */
function hasNameLike(word: string, length: number, passes: (name: string) => boolean): boolean {
  const group = (index ??= makeIndex()).get(keyOf(word, length));
  if (group === undefined) return false;
  const letters = lettersOf(word);
  for (let i = 0; i < group.names.length; i++) {
    let other = letters ^ group.letters[i]!;
    other &= other - 1;
    other &= other - 1;
    if (other === 0 && passes(group.names[i]!)) return true;
  }
  return false;
}

/** Words of lessons and of every day that no dictionary has, though they are one slip away from some name. */
const NO_SLIPS = new Set(
  `somone sumone java kotlin siri haskell scala julia django minecraft roblox fortnite duolingo kahoot tiktok netflix pokemon ronaldo messi marvel
  gcse btec ucas ielts toefl cbse icse jamb waec moodle canva desmos geogebra excel tudors aztecs incas vikings mughals ottomans
  albania angola bhutan cameroon chad chile china cyprus dominica france gabon georgia germany ghana india iran israel jordan kenya
  libya mali malta nepal niger oman palau peru philippines russia rwanda samoa sudan tonga uganda yemen sahara
  nairobi lagos accra delhi mumbai dhaka karachi lahore
  стивен райан конор генри томас эдвард карлос антонио марко паоло криштиану маргарет гюстав леонардо николас ричард роберто
  ромео стефан тимоти эрнесто сергий индия индии индию индией корея кореи корею канада канады канаде канаду героя герои герою капитан
  капитана капитану родина родины родину аляска аляске аляску армения армении армению кипр кипра кипру кипре дания дании данию гана ганы гане
  гану иран ирана иране ирак ирака ираке кения кении кению ливан ливана ливане ливия ливии ливию мексика мексике мексику нигер нигера
  оман омана омане перу монако азия азии азию афина афины тесей тесея`.split(/\s+/),
);

/**
 * Whether the word is one slip away from a given name: a letter left out, doubled, changed or swapped with its
 * neighbour. The first letter is taken for right. Looks at some two hundred names, so callers bound how often they ask.
 */
export function isMisspelledName(word: string): boolean {
  const length = word.length;
  if (length < SHORTEST || length > 14 || NO_SLIPS.has(word)) return false;
  const isOneSlip = (name: string): boolean => differsByOneSlip(word, name);
  if (hasNameLike(word, length + 1, isOneSlip)) return true;
  if (length === SHORTEST) return hasNameLike(word, length, (name) => isSwap(word, name));
  return hasNameLike(word, length, isOneSlip) || hasNameLike(word, length - 1, isOneSlip);
}

function differsByOneSlip(word: string, name: string): boolean {
  const at = firstDifference(word, name);
  if (word.length === name.length) return word.slice(at + 1) === name.slice(at + 1) || isSwap(word, name);
  const [longer, shorter] = word.length > name.length ? [word, name] : [name, word];
  return longer.slice(at + 1) === shorter.slice(at);
}

function isSwap(word: string, name: string): boolean {
  const at = firstDifference(word, name);
  return word[at] === name[at + 1] && word[at + 1] === name[at] && word.slice(at + 2) === name.slice(at + 2);
}

function firstDifference(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let at = 1;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}
