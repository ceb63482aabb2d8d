import type { Candidate } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';

const NONE: readonly Candidate[] = [];

/** Candidates by the words that they touch, so that nobody has to look through all of them for each word. */
export class ByWord {
  /** By index of the word. A place for each: of a text full of candidates it is filled sooner than a map. */
  readonly #touching: (Candidate[] | undefined)[];

  constructor({ tokens }: TextDocument, candidates: readonly Candidate[]) {
    this.#touching = new Array<Candidate[] | undefined>(tokens.length).fill(undefined);
    for (const candidate of candidates) {
      let index = tokenIndexAt(tokens, candidate.start);
      // One that begins inside of a word: "isOlivia".
      if (index > 0 && tokens[index - 1]!.end > candidate.start) index--;
      for (; index < tokens.length && tokens[index]!.start < candidate.end; index++) {
        const touching = this.#touching[index];
        if (touching === undefined) this.#touching[index] = [candidate];
        else touching.push(candidate);
      }
    }
  }

  at(index: number): readonly Candidate[] {
    return this.#touching[index] ?? NONE;
  }

  /** Those that touch some of the words. */
  between(first: number, last: number): readonly Candidate[] {
    if (first === last) return this.at(first);
    const found = new Set<Candidate>();
    for (let index = first; index <= last; index++)
      for (const candidate of this.at(index)) found.add(candidate);
    return [...found];
  }
}
