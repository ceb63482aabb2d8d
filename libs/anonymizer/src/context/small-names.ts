import { isChatWord } from '../names/chat-words.js';
import { ANY_GIVEN, GIVEN, SURNAME, SURNAME_FORM, WEAK_SURNAME } from '../names/roles.js';
import { isFurtherFigure } from '../names/further-figures.js';
import { givenName } from '../names/given-names.js';
import { isJoinedName } from '../names/joined-names.js';
import { isMisspelledName } from '../names/typos.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import type { Shaped } from './candidate.js';
import { markOf, Marks, type Mark } from './mark.js';

const SHORTEST = 3;
const SHORTEST_JOINED = 7;
const MOST_WORDS = 3;
const WIDEST_GAP = 3;
/** A look for a slip costs more than all else about a word. */
const MOST_GUESSES = 12;

const MADE_OF = new Marks('name of ');
const AMONG_CAPITALS = markOf('among capitals');
const APART = markOf('apart');

/**
 * "wyat stambaugh", "тихан барсуков", "jaxonn": words in small letters that no dictionary has, or that are names, next to
 * each other. What they are made of stands in a letter each: a given name, one with a slip, a surname, one by its form, a
 * word that no list has.
 */
export function smallNameAt(document: TextDocument, index: number): Shaped | undefined {
  const { tokens } = document;
  const first = tokens[index]!;
  if (first.casing === 'mixed') return joinedNameAt(document, first);
  let made = partOf(document, first, '');
  if (made === '') return undefined;
  let last = first;
  let isApart = false;
  while (last.index - index < MOST_WORDS - 1) {
    const next = tokens[last.index + 1];
    const gap = next === undefined ? -1 : gapOf(document, last, next);
    if (gap < 0) break;
    const part = partOf(document, next!, made);
    if (part === '') break;
    made += part;
    isApart ||= gap > 1;
    last = next!;
  }
  if (last.index > index && isFurtherFigure(first.lower, last.lower)) return undefined;
  const rule: Mark[] = [MADE_OF.of(`${first.script} ${made}`)];
  if (hasCapitals(document)) rule.push(AMONG_CAPITALS);
  if (isApart) rule.push(APART);
  return { shape: 'small', first: index, last: last.index, start: first.start, end: last.end, rule };
}

/** "AishaBello", "danSutton": a given name, and a capital inside. */
const JOINED = /^(\p{L}\p{Ll}{2,9})\p{Lu}\p{Ll}{2,11}$/u;
const MADE_OF_JOINED = markOf('name joined by a capital');

function joinedNameAt({ text }: TextDocument, { index, start, end }: Token): Shaped | undefined {
  if (end - start < SHORTEST_JOINED) return undefined;
  const given = JOINED.exec(text.slice(start, end))?.[1];
  if (given === undefined || givenName(given.toLowerCase()) === undefined) return undefined;
  return { shape: 'small', first: index, last: index, start, end, rule: [MADE_OF_JOINED] };
}

/** What a word in small letters may be of a name, behind what stands in front; nothing for the words of every day. */
function partOf(document: TextDocument, token: Token, before: string): string {
  const { kind, casing, start, end, word, lower } = token;
  if (kind !== 'word' || casing !== 'lower' || end - start < SHORTEST || word.isStop) return '';
  const { smallRoles, isOrdinary } = word;
  if ((smallRoles & ANY_GIVEN) !== 0)
    return isOrdinary ? (before === '' ? '' : 'g') : smallRoles & GIVEN ? 'G' : 'g';
  const { surnameRoles } = word;
  if (isOrdinary) return isGivenName(before) && (surnameRoles & (SURNAME | WEAK_SURNAME)) !== 0 ? 's' : '';
  if (isChatWord(lower)) return '';
  if ((surnameRoles & SURNAME) !== 0) return 'S';
  if (word.given !== undefined) return 'R';
  if (lower.endsWith('s') && givenName(lower.slice(0, -1)) !== undefined) return 'P';
  if (token.script === 'latin' && end - start >= SHORTEST_JOINED && isJoinedName(lower)) return 'J';
  if (mayGuess(document) && isMisspelledName(lower)) return 'M';
  return (surnameRoles & SURNAME_FORM) !== 0 ? 'F' : 'U';
}

/** Whether what stands in front is a given name and nothing else. */
const isGivenName = (made: string): boolean => made === 'G' || made === 'R' || made === 'M';

function mayGuess({ shared }: TextDocument): boolean {
  shared.guesses = (shared.guesses ?? 0) + 1;
  return shared.guesses <= MOST_GUESSES;
}

/** How far apart two words are with nothing but spaces, or one hyphen or dot, in between; -1 for anything else. */
function gapOf({ text }: TextDocument, left: Token, right: Token): number {
  const gap = right.start - left.end;
  if (gap > WIDEST_GAP) return -1;
  const code = text.charCodeAt(left.end);
  if (gap === 1 && (code === 0x2d || code === 0x2e)) return gap;
  for (let i = left.end; i < right.start; i++) if (text.charCodeAt(i) !== 0x20) return -1;
  return gap;
}

/** Whoever writes some names with a capital mostly does so with all. */
function hasCapitals({ tokens, shared }: TextDocument): boolean {
  return (shared.hasCapitals ??= tokens.some(
    ({ kind, casing, word, index }) => kind === 'word' && casing === 'title' && index > 0 && !word.isOrdinary,
  ));
}
