import { isRelation } from '../../names/cues.js';
import { isFigureInFull } from '../../names/figures.js';
import { isListedSurname } from '../../names/lexicon.js';
import { goesOn } from '../../names/name-words.js';
import { UNKNOWN } from '../../names/roles.js';
import { candidateOf, type Candidate, type Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';

const OWNERS = new Set(['my', 'our', 'his', 'her']);
/** Behind these somebody's things are spoken of. */
const TAKES = /\b(?:stole|took|nicked|borrowed|broke|found|hid|copied|ripped|lost|grabbed|threw) /g;
/** How verbs and adverbs end. */
const INFLECTED = /(?:[^s]s|ed|ing|n['’]?t|ly)$/;
const SHORTEST = 4;
const MOST = 6;

/** Full names in small letters with a slip, or with a surname that is a word, where somebody must stand. */
export const smallFullName: Recognizer = {
  name: 'small-full-name',
  locale: 'en',
  find(document) {
    const { cued, tokens, lower } = document;
    const found: Candidate[] = [];
    const add = (first: Token, end: number): void => {
      if (found.length === MOST) return;
      const name = { start: first.start, end, score: 0.7, reason: 'a full name in small letters' };
      found.push(candidateOf(name, 'PERSON', 'small-full-name'));
    };
    for (const relation of cued) {
      if (found.length === MOST) break;
      if (!isRelation(relation) || !OWNERS.has(tokens[relation.index - 1]?.lower ?? '')) continue;
      const pair = pairBehind(document, relation);
      if (pair !== undefined && isRelative(pair)) add(pair[0], pair[1].end);
    }
    for (const {
      index,
      0: { length },
    } of lower.matchAll(TAKES)) {
      const pair = pairBehind(document, tokens[tokenIndexAt(tokens, index + length) - 1]!);
      if (pair !== undefined && ownsSomething(document, pair)) add(pair[0], pair[1].end - 1);
    }
    return found;
  },
};

/** Two words in small letters, the first of which is no word of every sentence. */
function pairBehind(document: TextDocument, before: Token): readonly [Token, Token] | undefined {
  const first = document.tokens[before.index + 1];
  if (!isNextWord(document, before, first)) return undefined;
  const second = document.tokens[first.index + 1];
  if (!isNextWord(document, first, second)) return undefined;
  const areSmall = [first, second].every(
    ({ casing, script, word, start, end }) =>
      casing === 'lower' && script === 'latin' && !word.isStop && end - start >= SHORTEST,
  );
  return areSmall && (!first.word.isOrdinary || first.word.given !== undefined) ? [first, second] : undefined;
}

/** "my freind oliva bennet wont", "my daughter elisabeth grey cant": somebody's own, by given name and surname. */
function isRelative([first, second]: readonly [Token, Token]): boolean {
  const { given, isListedSurname: isSurname, isMisspelledName } = first.word;
  if (goesOn(second.word) || isFigureInFull(first.lower, second.lower)) return false;
  if (given !== undefined && !given.isRare) return second.word.isListedSurname || isOfColour(second);
  if (INFLECTED.test(first.lower) || INFLECTED.test(second.lower)) return false;
  return (isSurname || isMisspelledName) && second.word.isListedSurname && !second.word.isOrdinary;
}

/** Surnames that the lists leave out because they are words. */
const isOfColour = ({ lower }: Token): boolean => /^(?:gr[ae]y|green|brown|white|black|blue)$/.test(lower);

/** "stole jessicca holts pencil case": both names with the ending of the possessive, and a thing behind. */
function ownsSomething(document: TextDocument, [first, second]: readonly [Token, Token]): boolean {
  const thing = document.tokens[second.index + 1];
  const surname = second.lower.slice(0, -1);
  return (
    second.lower.endsWith('s') &&
    isNextWord(document, second, thing) &&
    thing.casing === 'lower' &&
    !thing.word.isStop &&
    isListedSurname(surname) &&
    !isFigureInFull(first.lower, surname) &&
    (first.word.given !== undefined ||
      ((first.word.surnameRoles & UNKNOWN) !== 0 && first.word.isMisspelledName))
  );
}
