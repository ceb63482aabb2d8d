import type { TextDocument } from '../text/document.js';
import { QUESTIONS, type Shape, type Shaped } from './candidate.js';
import { BEGINNING, clueOf, END, FAR, MARK, NEAR, PLACES, readClues } from './clues.js';
import { marksOf, marksOfText } from './marks.js';
import { UNIT, weightTable } from './weight-table.js';

/** The questions that are asked of a shape, by their numbers. */
const ASKED: Readonly<Record<Shape, readonly number[]>> = {
  name: numbersOf('name'),
  code: numbersOf('code'),
  nick: numbersOf('nick'),
  date: numbersOf('date'),
  class: numbersOf('class'),
  school: numbersOf('school'),
  person: numbersOf('person'),
  grade: numbersOf('grade'),
};

function numbersOf(shape: Shape): number[] {
  return QUESTIONS.flatMap((question, number) => (question.shape === shape ? [number] : []));
}

const UNKNOWN = -1;

/** The judge of a text: one for all who ask. */
export const judgeOf = (document: TextDocument): ContextJudge =>
  (document.shared.judge ??= new ContextJudge(document));

/** Weighs what speaks for and against the values of one text. */
export class ContextJudge {
  readonly #table = weightTable();
  readonly #beginning = this.#table.idOf(BEGINNING);
  readonly #end = this.#table.idOf(END);
  readonly #clues: Int32Array;
  readonly #ofText: readonly number[];
  /** By question, what the text as a whole says to it, once the question was asked. */
  readonly #sumsOfText: (number | undefined)[] = [];

  constructor(private readonly document: TextDocument) {
    this.#clues = new Int32Array(document.tokens.length).fill(UNKNOWN);
    this.#ofText = marksOfText(document).map((mark) => this.#table.idOf(mark));
  }

  /** Hands over each question about the shape with its log-odds: 0 is as likely as not. */
  judge(shaped: Shaped, take: (question: number, sum: number) => void): void {
    const marks = marksOf(this.document, shaped).map((mark) => this.#table.idOf(mark));
    for (const question of ASKED[shaped.shape]) take(question, this.#sum(shaped, marks, question) / UNIT);
  }

  #sum({ first, last }: Shaped, marks: readonly number[], question: number): number {
    const of = (place: number): Int8Array => this.#table.weightsOf(question, place);
    let sum =
      of(0)[this.#at(first - 1)]! +
      of(1)[this.#at(first - 2)]! +
      of(2)[this.#at(last + 1)]! +
      of(3)[this.#at(last + 2)]!;
    const [left, right, around, mark] = [of(4), of(5), of(6), of(MARK)];
    for (let i = Math.max(0, first - FAR); i < first; i++) {
      const clue = this.#at(i);
      sum += around[clue]!;
      if (i >= first - NEAR) sum += left[clue]!;
    }
    const behind = Math.min(this.#clues.length - 1, last + FAR);
    for (let i = last + 1; i <= behind; i++) {
      const clue = this.#at(i);
      sum += around[clue]!;
      if (i <= last + NEAR) sum += right[clue]!;
    }
    for (const id of marks) sum += mark[id]!;
    return sum + (this.#sumsOfText[question] ??= this.#sumOfText(mark));
  }

  #sumOfText(weights: Int8Array): number {
    let sum = 0;
    for (const id of this.#ofText) sum += weights[id]!;
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
    if (token.kind === 'number') return this.#table.idOf(clueOf(token));
    if (token.casing === 'lower') {
      if (word.clue === UNKNOWN) word.clue = this.#table.idOf(clueOf(token));
      return word.clue;
    }
    if (word.capitalClue === UNKNOWN) word.capitalClue = this.#table.idOf(clueOf(token));
    return word.capitalClue;
  }

  /** What spoke most for an answer, for `--explain`. */
  reasons(shaped: Shaped, question: number, most = 3): string[] {
    const reasons: { readonly weight: number; readonly name: string }[] = [];
    const consider = (place: number, clue: string, name: string): void => {
      const weight = this.#table.weightsOf(question, place)[this.#table.idOf(clue)]!;
      if (weight > 0) reasons.push({ weight, name });
    };
    for (const [place, clue] of readClues(this.document, shaped))
      consider(place, clue, `"${clue}" ${PLACES[place]}`);
    for (const mark of marksOf(this.document, shaped)) consider(MARK, mark, mark);
    return reasons
      .sort((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ name }) => name);
  }
}
