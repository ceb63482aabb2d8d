import type { Publication } from './publication.js';

/** Text that is remembered at most, in UTF-16 units; each publication counts as a few more. */
const rememberUnits = 16 * 1024 * 1024;
const unitsEach = 4_096;

/**
 * Publications that nothing is done for any more, for the case that the store has forgotten or never heard of them: then
 * they are compared with it once more.
 */
export class LatelyEnded {
  readonly #until = new Map<Publication, number>();
  #units = 0;

  /** @param rememberMs how long one is remembered, in ms. */
  constructor(private readonly rememberMs: number) {}

  add(publication: Publication): void {
    this.#drop(publication);
    this.#until.set(publication, Date.now() + this.rememberMs);
    this.#units += unitsOf(publication);
    this.#dropOld();
  }

  /** All that are remembered; they are not remembered any more. */
  take(): readonly Publication[] {
    this.#dropOld();
    const all = [...this.#until.keys()];
    this.#until.clear();
    this.#units = 0;
    return all;
  }

  #dropOld(): void {
    const now = Date.now();
    for (const [publication, until] of this.#until) {
      if (until > now && this.#units <= rememberUnits) break;
      this.#drop(publication);
    }
  }

  #drop(publication: Publication): void {
    if (this.#until.delete(publication)) this.#units -= unitsOf(publication);
  }
}

function unitsOf({ answer }: Publication): number {
  return unitsEach + (answer?.length ?? 0);
}
