import { isChatWord } from '../names/chat-words.js';
import type { Token } from '../text/tokenize.js';
import { shapedOf, type Shaped } from './candidate.js';
import { markOf, Marks, type Mark } from './mark.js';

const SHORTEST = 5;
const LONGEST = 24;

const MADE_OF = new Marks('nick of ');
const MADE_OF_A = new Marks('nick of a word ');
const AMONG_RUSSIAN = markOf('among Russian');

/** "lazycactus", "TurnipTom", "Kosmonaft": a word in Latin letters that no list has; "ЛёхаСпарта": one with capitals inside. */
export function plainNickAt(tokens: readonly Token[], index: number): Shaped | undefined {
  const token = tokens[index]!;
  const { kind, script, casing, start, end, sets } = token;
  // The words that recognizers look for are no nicknames.
  if (sets !== 0 || end - start < SHORTEST) return undefined;
  if (kind !== 'word' || casing === 'upper' || (script !== 'latin' && casing !== 'mixed')) return undefined;
  if (end - start > LONGEST || !isUnlisted(token)) return undefined;
  const before = tokens[index - 1];
  // In a run of names it is one of them.
  if (casing === 'title' && (before === undefined || before.script === 'latin')) return undefined;
  return shapedOf('nick', token, token, { rule: marksOfPlain(tokens, index) });
}

/** Whether neither dictionaries nor the lists of names and places have a word. */
function isUnlisted({ word, lower }: Token): boolean {
  return (
    !word.isOrdinary &&
    !word.isStop &&
    word.given === undefined &&
    !word.isPlace &&
    !word.isFigure &&
    !word.isListedSurname &&
    !isChatWord(lower)
  );
}

function marksOfPlain(tokens: readonly Token[], index: number): Mark[] {
  const marks = [MADE_OF_A.of(tokens[index]!.casing)];
  if (isAmongRussian(tokens, index, index)) marks.push(AMONG_RUSSIAN);
  return marks;
}

/** Programs put names together from ordinary words, people from given names and what no list has. */
export function marksOfNick(tokens: readonly Token[], first: number, last: number): Mark[] {
  let words = 0;
  let ordinary = 0;
  let hasGiven = false;
  for (let i = first; i <= last; i++) {
    const { kind, word, start, end } = tokens[i]!;
    if (kind !== 'word' || end - start < 2) continue;
    words++;
    if (word.isOrdinary || word.isStop) ordinary++;
    else if (word.given !== undefined) hasGiven = true;
  }
  const marks = [MADE_OF.of(hasGiven ? 'a given name' : ordinary === words ? 'words' : 'unlisted words')];
  if (isAmongRussian(tokens, first, last)) marks.push(AMONG_RUSSIAN);
  return marks;
}

const isAmongRussian = (tokens: readonly Token[], first: number, last: number): boolean =>
  tokens[first]!.script === 'latin' &&
  (tokens[first - 1]?.script === 'cyrillic' || tokens[last + 1]?.script === 'cyrillic');
