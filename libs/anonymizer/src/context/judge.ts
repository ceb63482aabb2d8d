import type { TextDocument } from '../text/document.js';
import { QUESTIONS, type Shaped } from './candidate.js';
import { BEGINNING, clueOf, END, FAR, NEAR, PLACES } from './clues.js';
import { UNKNOWN, type Mark } from './mark.js';
import { marksOf, marksOfText } from './marks.js';
import { CLUE_COLUMNS, columnOf, MARK_COLUMNS, UNIT, weightTables } from './weight-table.js';
import { marksOfOpening } from './wording.js';

const LEFT = PLACES.indexOf('left');
const RIGHT = PLACES.indexOf('right');
const AROUND = PLACES.indexOf('around');

/** The judge of a text: one for all who ask. */
export const judgeOf = (document: TextDocument): ContextJudge =>
  (document.shared.judge ??= new ContextJudge(document));

/** Weighs what speaks for and against the values of one text. */
export class ContextJudge {
  readonly #clueTable = weightTables().clues;
  readonly #marks = weightTables().marks;
  readonly #beginning = this.#clueTable.idOf(BEGINNING);
  readonly #end = this.#clueTable.idOf(END);
  readonly #clues: number[];
  readonly #ofText: readonly Mark[];
  #ofOpening: readonly Mark[] | undefined;
  /** By question, what the text as a whole says to it, once the question was asked. */
  readonly #sumsOfText: (number | undefined)[] = [];

  constructor(private readonly document: TextDocument) {
    this.#clues = new Array<number>(document.tokens.length).fill(UNKNOWN);
    this.#ofText = marksOfText(document);
  }

  /** The log-odds that it is what the rule takes it for: 0 is as likely as not. */
  judge(shaped: Shaped): number {
    const question = QUESTIONS.findIndex(({ shape }) => shape === shaped.shape);
    return this.#sum(shaped, marksOf(this.document, shaped), question) / UNIT;
  }

  #sum({ shape, first, last }: Shaped, marks: readonly Mark[], question: number): number {
    const { weights } = this.#clueTable;
    const column = columnOf(question, 0);
    let sum =
      weights[this.#at(first - 1) * CLUE_COLUMNS + column]! +
      weights[this.#at(first - 2) * CLUE_COLUMNS + column + 1]! +
      weights[this.#at(last + 1) * CLUE_COLUMNS + column + 2]! +
      weights[this.#at(last + 2) * CLUE_COLUMNS + column + 3]!;
    for (let i = Math.max(0, first - FAR); i < first; i++) {
      const row = this.#at(i) * CLUE_COLUMNS + column;
      sum += weights[row + AROUND]!;
      if (i >= first - NEAR) sum += weights[row + LEFT]!;
    }
    const behind = Math.min(this.#clues.length - 1, last + FAR);
    for (let i = last + 1; i <= behind; i++) {
      const row = this.#at(i) * CLUE_COLUMNS + column;
      sum += weights[row + AROUND]!;
      if (i <= last + NEAR) sum += weights[row + RIGHT]!;
    }
    return (
      sum + this.#sumOf(marks, question) + (this.#sumsOfText[question] ??= this.#sumOfText(shape, question))
    );
  }

  #sumOfText(shape: Shaped['shape'], question: number): number {
    const ofText = this.#sumOf(this.#ofText, question);
    if (shape !== 'person') return ofText;
    return ofText + this.#sumOf((this.#ofOpening ??= marksOfOpening(this.document)), question);
  }

  #sumOf(marks: readonly Mark[], question: number): number {
    const { weights } = this.#marks;
    let sum = 0;
    for (const mark of marks) {
      if (mark.id === UNKNOWN) mark.id = this.#marks.idOf(mark.name);
      sum += weights[mark.id * MARK_COLUMNS + question]!;
    }
    return sum;
  }

  #at(index: number): number {
    if (index < 0) return this.#beginning;
    if (index >= this.#clues.length) return this.#end;
    const known = this.#clues[index]!;
    return known === UNKNOWN ? (this.#clues[index] = this.#read(index)) : known;
  }

  /** A word always says the same, in small letters and with a capital, so that its numbers stay with it. */
  #read(index: number): number {
    const token = this.document.tokens[index]!;
    const { word } = token;
    if (token.kind === 'number') return this.#clueTable.idOf(clueOf(token));
    if (token.casing === 'lower') {
      if (word.clue === UNKNOWN) word.clue = this.#clueTable.idOf(clueOf(token));
      return word.clue;
    }
    if (word.capitalClue === UNKNOWN) word.capitalClue = this.#clueTable.idOf(clueOf(token));
    return word.capitalClue;
  }
}
