import type { Publication } from './publication.js';

/** An outage of the store, with its fail-over, is over by then as a rule, in ms. */
const rememberMs = 60_000;
/** Text that is remembered at most, in UTF-16 units; each publication counts as a few more. */
const rememberUnits = 16 * 1024 * 1024;
const unitsEach = 4_096;

/**
 * The publications that were complete not long ago. A store that fails over may forget what it had confirmed last; then
 * they are compared with it once more.
 */
export class LatelyEnded {
  readonly #until = new Map<Publication, number>();
  #units = 0;

  add(publication: Publication): void {
    this.#drop(publication);
    this.#until.set(publication, Date.now() + rememberMs);
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
