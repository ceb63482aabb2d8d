import { isOfNoLife, subjectOf } from '../recognizers/context.js';
import { tokenIndexAt, type TextDocument } from '../text/document.js';
import { occurs } from '../text/occurs.js';
import type { NameChain } from './name-chain.js';

/** So many of those beside a name have to be figures that a list is of figures. */
const LEAST = 2;
/** So many items on either side, and so many letters, are looked at. */
const MOST = 8;
const REACH = 160;
/** Whom a list of those around may hold as well: their surnames are those of figures sometimes. */
const ROSTER =
  /отсутств|списк|доклад|репетиц|команд|групп|дежур|конкурс|олимпиад|\b(?:teams?|list|order|groups?|absent|table|winners?|seats?|seating)\b/;
const NAME = String.raw`[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ.'’-]*(?: [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ][A-Za-zÀ-ԯ.'’-]*){0,3}`;
const AND = '(?:[,;] ?(?:and |or |и |или )?| (?:and|or|и|или|&) )';
/** "Ромео Садыков": an item begins and ends where no other word of a name stands. */
const ENDS = /^(?!['’ ]? ?[A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ])/;
const BEGINS = /(?:^|[,;:(–—] ?| (?:and|or|и|или|&) )$/;
const LONGEST_AND = 6;
const BEFORE = new RegExp(`(?<![A-Za-zÀ-ԯ.'’-])${NAME}${AND}$`);
const BEHIND = new RegExp(`^${AND}(?=(${NAME}))`);

/** "Mandela, Sisulu, Mbeki and Bram Fischer": one of a list in which others are figures, where nobody around is spoken of. */
export function isAmongFigures(document: TextDocument, { first, end }: NameChain): boolean {
  const { figures, lesson } = subjectOf(document);
  if (figures.length < LEAST || lesson === 0 || !isOfNoLife(document) || occurs(document, ROSTER))
    return false;
  const { text, tokens } = document;
  const isOfFigure = (from: number, to: number): boolean => {
    const at = tokenIndexAt(tokens, from);
    return figures.some((index) => index >= at && tokens[index]!.end <= to);
  };
  if (
    !ENDS.test(text.slice(end, end + 3)) ||
    !BEGINS.test(text.slice(Math.max(0, tokens[first]!.start - LONGEST_AND), tokens[first]!.start))
  )
    return false;
  let count = 0;
  let from = tokens[first]!.start;
  for (let items = 0; items < MOST && count < LEAST; items++) {
    const match = BEFORE.exec(text.slice(Math.max(0, from - REACH), from));
    if (match === null) break;
    if (isOfFigure(from - match[0].length, from)) count++;
    from -= match[0].length;
  }
  let to = end;
  for (let items = 0; items < MOST && count < LEAST; items++) {
    const match = BEHIND.exec(text.slice(to, to + REACH));
    if (match === null) break;
    const start = to + match[0].length;
    to = start + match[1]!.length;
    if (isOfFigure(start, to)) count++;
  }
  return count >= LEAST;
}
