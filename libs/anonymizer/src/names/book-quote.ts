import type { TextDocument } from '../text/document.js';

/** "В учебнике написано: «Мой друг Артём живёт на Садовой улице, 5»": who speaks there is the book. */
const SAID_IN_BOOK =
  /(?:(?<![а-я])в (?:учебнике|задаче|задачнике|упражнении|примере|диктанте|прописях|правиле)|\b(?:in (?:the|my|our) (?:textbook|workbook|worksheet|exercise|dictation)|(?:textbook|workbook|worksheet|exercise) says))[^«"“.!?\n]{0,24}[«"“]/;
const CLOSING = /[»"”]/g;
const LONGEST = 1000;

interface Quote {
  readonly start: number;
  readonly end: number;
}

const NONE: Quote = { start: -1, end: -1 };

function readQuote(lower: string): Quote {
  const opening = SAID_IN_BOOK.exec(lower);
  if (opening === null) return NONE;
  const start = opening.index + opening[0].length;
  CLOSING.lastIndex = start;
  return { start, end: CLOSING.exec(lower)?.index ?? lower.length };
}

/** Whether the position lies in what a book says. */
export function isQuotedFromBook({ lower, shared }: TextDocument, position: number): boolean {
  const { start, end } = (shared.bookQuote ??= readQuote(lower.slice(0, LONGEST)));
  return position >= start && position < end;
}
