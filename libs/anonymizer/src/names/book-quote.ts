import type { TextDocument } from '../text/document.js';

/** "В учебнике написано: «Мой друг Артём живёт на Садовой улице, 5»": who speaks there is the book. */
const SAID_IN_BOOK =
  /(?:(?<![а-я])в (?:учебнике|задаче|задачнике|упражнении|примере|диктанте)(?: (?:есть|такое|написано|сказано|дано|говорится|предложение|пример|текст)){0,3}|\b(?:in )?(?:the|my|our) (?:textbook|workbook|worksheet|exercise)(?: (?:it )?(?:says|gives|has|reads))?(?: (?:this|the|a) (?:sentence|example))?)[:,]? ?[«"“]([^«»"“”\n]{1,300})[»"”]/d;
/** Most messages quote nothing: this is told long before. */
const QUOTE_OPENS = /[«"“]/;
const LONGEST = 1000;

interface Quote {
  readonly start: number;
  readonly end: number;
}

const NONE: Quote = { start: -1, end: -1 };

function readQuote(lower: string): Quote {
  if (!QUOTE_OPENS.test(lower)) return NONE;
  const [start, end] = SAID_IN_BOOK.exec(lower)?.indices?.[1] ?? [];
  return start === undefined || end === undefined ? NONE : { start, end };
}

/** Whether the position lies in what a book says. */
export function isQuotedFromBook({ lower, shared }: TextDocument, position: number): boolean {
  const { start, end } = (shared.bookQuote ??= readQuote(lower.slice(0, LONGEST)));
  return position >= start && position < end;
}
