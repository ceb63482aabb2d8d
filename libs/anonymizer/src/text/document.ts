import type { ContextJudge } from '../context/judge.js';
import type { CastsOfText } from '../names/casts.js';
import type { Subject } from '../recognizers/context.js';
import type { Tags } from '../tagger/tagger.js';
import type { DetectOptions } from '../types.js';
import { foldText, unfolded, type FoldedText } from './fold.js';
import { readNumberRuns, type NumberRun } from './number-runs.js';
import { tokenize, type Token } from './tokenize.js';
import { readUnits, type Units } from './units.js';

/** A message as every recognizer sees it: folded, lower-cased and split once. */
export interface TextDocument {
  /** The folded text. All positions of candidates are positions in it. */
  readonly text: string;
  /** Lower case, same length; "ё" is "е". */
  readonly lower: string;
  readonly tokens: readonly Token[];
  /** The tokens that are numbers. */
  readonly numbers: readonly Token[];
  /** The words that are in some set: what else a recognizer that begins with a set has to look at is nothing. */
  readonly cued: readonly Token[];
  readonly runs: readonly NumberRun[];
  readonly folded: FoldedText;
  readonly options: DetectOptions;
  /** What was found out about the whole text, for all who want to know. */
  readonly shared: Shared;
}

/** The persons of whom a dialog has spoken. */
export interface Acquaintance {
  /** How many words of a name tell one of them. */
  met(name: string): number;
  /** Whether a lower-case word may be a case form of the surname of one of them. */
  hasSurname(word: string): boolean;
  /** Whether a lower-case word may tell that something is one of theirs: "катин", where Катя is known. */
  hasPossessive(word: string): boolean;
}

/** Answers about a whole text, given once. */
interface Shared {
  /** Whether reasons are wanted in all detail. */
  explains?: boolean;
  /** Whom the dialog has spoken of; undefined where there is no dialog. */
  acquaintance?: Acquaintance | undefined;
  subject?: Subject;
  /** Where patterns of the whole text end first: see `occurs`. */
  ends?: Map<RegExp, number>;
  judge?: ContextJudge;
  tags?: Tags;
  /** How often a slip was looked for in a name in small letters. */
  guesses?: number;
  /** The names of each cast that stand in it: see names/casts.ts. */
  casts?: CastsOfText;
  quantities?: number;
  speaksOfQuantities?: boolean;
  speaksOfSchool?: boolean;
  /** Whether a task, a point of a text or another thing with a number and a letter is named. */
  speaksOfPoints?: boolean;
  isSumOfClasses?: boolean;
  /** Whether it is a riddle of those who lie and those who do not. */
  isOfLiars?: boolean;
  /** Where a dialogue of an exercise begins: see names/problems.ts. */
  firstSpeaker?: number;
  /** What a book says: see names/book-quote.ts. */
  bookQuote?: { readonly start: number; readonly end: number };
  isCode?: boolean;
  /** Where quotation marks open. */
  quotes?: readonly number[];
  /** Where they open or close. */
  quotationMarks?: readonly number[];
  isTextbookPair?: boolean;
  /** Whether a saying with names in it stands anywhere. */
  isIdiom?: boolean;
  /** Where a line that everybody knows stands. */
  famousLine?: { readonly start: number; readonly end: number };
  /** Whether it is a list of labels and values. */
  isForm?: boolean;
  asks?: boolean;
  isShouted?: boolean;
  /** Index of the first figure that is called the author of a hero: see names/of-lesson-talk.ts. */
  firstHero?: number;
  /** By pattern, where its first match ends: see says.ts. */
  asksOfFigures?: boolean;
}

/** Whether a question mark stands anywhere. */
export function asks({ shared, text }: TextDocument): boolean {
  return (shared.asks ??= text.includes('?'));
}

/** Whether it is written in capitals, so that they tell nothing. */
export const isShouted = ({ shared, tokens }: TextDocument): boolean =>
  (shared.isShouted ??= hasMostlyCapitals(tokens));

function hasMostlyCapitals(tokens: readonly Token[]): boolean {
  let upper = 0;
  let other = 0;
  for (const token of tokens) {
    if (token.kind !== 'word' || token.end - token.start < 2) continue;
    if (token.casing === 'upper') upper++;
    else other++;
  }
  return upper > 3 && upper > other * 2;
}

/** Reads a message for the recognizers. */
export function readDocument(original: string, options: DetectOptions = {}): TextDocument {
  const units = readUnits(original);
  if (!units.mayFold) return documentOf(unfolded(original), units, options);
  const folded = foldText(original);
  return documentOf(folded, readUnits(folded.text), options);
}

function documentOf(folded: FoldedText, units: Units, options: DetectOptions): TextDocument {
  const { text } = folded;
  const { tokens, numbers, cued } = tokenize(text, units);
  return {
    text,
    lower: units.lower,
    tokens,
    numbers,
    cued,
    runs: readNumberRuns(text, numbers),
    folded,
    options,
    shared: {},
  };
}

/** Index of the first token that begins at or behind the position. */
export function tokenIndexAt(tokens: readonly Token[], position: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.start < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
