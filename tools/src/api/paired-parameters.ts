import type ts from 'typescript';

/** Which type parameter of the present API stands for which accepted one; their names are nobody's promise. */
export class PairedParameters {
  readonly #accepted = new Map<ts.Type, ts.Type>();

  /** Takes the parameters of one place of both sides, by their order. */
  pair(before: readonly ts.Type[], after: readonly ts.Type[]): void {
    after.forEach((type, index) => {
      const other = before[index];
      if (other) this.#accepted.set(type, other);
    });
  }

  /** Whether a present parameter stands for any accepted one. */
  has(present: ts.Type): boolean {
    return this.#accepted.has(present);
  }

  areSame(accepted: ts.Type, present: ts.Type): boolean {
    const paired = this.#accepted.get(present);
    return paired === undefined ? accepted.symbol.name === present.symbol.name : paired === accepted;
  }
}
