import { isFigureInFull } from '../../names/figures.js';
import { SURNAME, SURNAME_FORM, UNKNOWN, WEAK_SURNAME } from '../../names/roles.js';
import type { Word } from '../../names/word.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { isNextWord } from '../../text/position.js';
import type { Token } from '../../text/tokenize.js';
import { subjectOf } from '../context.js';
import { kindOfHead, type HeadKind } from './head-words.js';

const MOST_HEADS = 24;
const MOST_ITEMS = 40;
/** Of as many names one that is nobody's but a pupil's is enough: surnames of figures are borne by others, too. */
const MANY = 3;
/** Far enough for "Ответственный за проектор". */
const REACH = 40;
const MOST_OF_PART = 24;
const MOST_WORDS = 4;
const GOES_ON = /^(?: ?\([^()\n]{1,24}\))?(?: ?[,;+&/]| и| and| [–—-]) ?$/;
const WORD_BEHIND = /^ [a-zß-ſа-ԯ]/;

/** Somebody named behind a head, from the first word to the last. */
interface Item {
  readonly first: Token;
  readonly last: Token;
}

/**
 * "Captain: Emma", "соло – Лев", "Группа 1: Роза, Марк": who stands behind a part in a team, a play or a contest is
 * somebody of the school, also with a name that a book, a ruler or a flower has. Neighbouring words tell nothing there.
 */
export const headedNames: Recognizer = {
  name: 'headed-names',
  find(document) {
    const found: Candidate[] = [];
    let heads = 0;
    /** Where the name behind the last part ends. */
    let behind = -Infinity;
    for (const { index, start, casing } of document.tokens) {
      if (heads === MOST_HEADS) break;
      const end = casing === 'title' ? endOfHead(document, start) : -1;
      if (end === -1) continue;
      const isNextPart = end - behind < MOST_OF_PART && isPart(document.text.slice(behind, end));
      const kind = isNextPart ? 'part' : kindOfHead(document.lower.slice(Math.max(0, end - REACH), end));
      if (kind === undefined || !isOfLife(document, kind)) continue;
      heads++;
      const items = itemsFrom(document, index);
      if (!areNames(document, items, kind)) continue;
      if (kind === 'part') behind = items.at(-1)!.last.end;
      for (const item of items)
        found.push({
          start: item.first.start,
          end: item.last.end,
          type: 'PERSON',
          score: 0.92,
          recognizer: 'headed-names',
          reason: 'behind what somebody is or does',
        });
    }
    return found;
  },
};

/** The end of the words before a colon, a dash between blanks, or behind "by", that stand before the position; or -1. */
function endOfHead({ text }: TextDocument, start: number): number {
  if (text.charCodeAt(start - 1) !== 0x20) return -1;
  const sign = text.charCodeAt(start - 2);
  if (sign === 0x3a) return start - 2;
  // "scored by Evans"
  if (sign === 0x79 && text.charCodeAt(start - 3) === 0x62 && text.charCodeAt(start - 4) === 0x20)
    return start - 1;
  const isDash = sign === 0x2013 || sign === 0x2014 || sign === 0x2d;
  return isDash && text.charCodeAt(start - 3) === 0x20 ? start - 3 : -1;
}

/** ", Wolf", "; Pig 1": the next part of a play or a team, whatever it is called. */
const isPart = (between: string): boolean => /^[,;\n] ?[A-Za-zÀ-ԯ][A-Za-zÀ-ԯ\d -]*$/.test(between);

/** Lessons have captains and winners as well. Who was late for one is somebody of the school, whatever name it is. */
function isOfLife(document: TextDocument, kind: HeadKind): boolean {
  const { lesson, personal, isSum, language } = subjectOf(document);
  return !isSum && language === 0 && (lesson === 0 || personal > 0 || kind === 'missing');
}

/** The names from the token on, each tied to the next as in a list. */
function itemsFrom(document: TextDocument, index: number): Item[] {
  const { tokens, text } = document;
  const items: Item[] = [];
  let token = tokens[index];
  while (token !== undefined && items.length < MOST_ITEMS) {
    const item = itemAt(document, token);
    // The head of the next list
    if (item === undefined || text[item.last.end] === ':') break;
    items.push(item);
    const next = nextOf(document, item.last);
    if (next === undefined || !GOES_ON.test(text.slice(item.last.end, next.start))) break;
    token = next;
  }
  return items;
}

/** The word behind a name, and behind a note in brackets or "и" as well. */
function nextOf({ tokens, text }: TextDocument, { index, end }: Token): Token | undefined {
  const sign = text.charCodeAt(end) === 0x28 ? end : end + 1;
  if (text.charCodeAt(sign) === 0x28) {
    const close = text.slice(sign, sign + REACH).indexOf(')');
    return close === -1 ? undefined : tokens[tokenIndexAt(tokens, sign + close)];
  }
  const next = tokens[index + 1];
  return next?.lower === 'и' || next?.lower === 'and' ? tokens[index + 2] : next;
}

function itemAt(document: TextDocument, first: Token): Item | undefined {
  const { tokens, text } = document;
  const second = tokens[first.index + 1];
  // "Skinner-Hart"
  const isDouble =
    second !== undefined && text[first.end] === '-' && second.start === first.end + 1 && mayBeName(second);
  if (isDouble && first.casing === 'title') return { first, last: second };
  if (!mayBeName(first)) return undefined;
  let last = first;
  for (let words = 1; words < MOST_WORDS; words++) {
    const next = tokens[last.index + 1];
    if (!isNextWord(document, last, next) || !(mayBeName(next) || isInitial(next))) break;
    last = next;
  }
  if (last !== first) return isFigureInFull(first.lower, last.lower) ? undefined : { first, last };
  // "Роза ветров", "Grace period"
  const isPhrase = first.word.isOrdinary && WORD_BEHIND.test(text.slice(first.end, first.end + 2));
  return isPhrase ? undefined : { first, last };
}

const isInitial = ({ casing, start, end }: Token): boolean => end - start === 1 && casing === 'upper';

/** A given name or a surname, which may be a word of its own. */
function mayBeName({ kind, casing, word, start, end }: Token): boolean {
  if (kind !== 'word' || casing !== 'title' || end - start < 2 || word.isStop) return false;
  if (word.given !== undefined || word.isListedSurname || (word.surnameRoles & WEAK_SURNAME) !== 0)
    return true;
  return !word.isPlace && !word.isOrdinary && (word.surnameRoles & (SURNAME | SURNAME_FORM | UNKNOWN)) !== 0;
}

/** Whether it can hardly be anything but a name. */
function isClear({ first, last }: Item, kind: HeadKind): boolean {
  const { word } = first;
  if (last !== first && !word.isOrdinary) return true;
  if (kind === 'part') return word.given?.isRare === false || word.isListedSurname || !word.isOrdinary;
  if (word.isPlace || (kind === 'group' && word.given === undefined && !isSurname(word))) return false;
  return word.given?.isRare === false || !word.isOrdinary || word.isCommonSurname;
}

const isSurname = ({ surnameRoles }: Word): boolean => (surnameRoles & (SURNAME | SURNAME_FORM)) !== 0;

/** Somebody whom lessons speak of, where nobody else bears the name. */
const isKnown = ({ first, last }: Item): boolean =>
  first === last && (first.word.given === undefined ? first.word.isFigure : first.word.isLegendaryName);

/** One name has to be one surely; in a list, half of them are enough. A group of one word may be of anything. */
function areNames(document: TextDocument, items: readonly Item[], kind: HeadKind): boolean {
  if (items.length === 0 || (kind === 'group' && items.length === 1)) return false;
  const clear = items.filter((item) => isClear(item, kind)).length;
  if (clear * 2 < items.length) return false;
  if (subjectOf(document).personal > 0) return true;
  // Those of books are never late, those of history may share the surname with somebody who was.
  const isOfBook = (item: Item): boolean =>
    isKnown(item) && (kind !== 'missing' || item.first.word.casts.length > 0);
  const known = items.filter(isOfBook).length;
  return items.length < MANY ? known * 2 < items.length : known < items.length;
}
