import { describesPerson } from '../names/identity.js';
import type { VaultEntry } from './vault.js';

/** The persons of a vault, by the words of their names, so that a message with a thousand names stays quick. */
export class People {
  readonly #entries: VaultEntry[] = [];
  readonly #byFamily = new Map<string, number[]>();
  readonly #byGiven = new Map<string, number[]>();
  /** Those of whom no surname is known. */
  readonly #familiar = new Map<string, number[]>();

  add(entry: VaultEntry): void {
    this.#entries.push(entry);
    this.#index(this.#entries.length - 1, entry.keys);
  }

  replace(known: VaultEntry, grown: VaultEntry): void {
    const index = this.#entries.indexOf(known);
    this.#entries[index] = grown;
    this.#index(index, grown.keys);
  }

  /**
   * The one known person that the parts describe. Undefined without one, or with several to choose from: a name is rather
   * given a placeholder of its own than that of somebody else.
   */
  find(parts: readonly string[]): VaultEntry | undefined {
    let found: number | undefined;
    for (const index of this.#candidates(parts)) {
      if (index === found || !describesPerson(parts, this.#entries[index]!.keys)) continue;
      if (found !== undefined) return undefined;
      found = index;
    }
    return found === undefined ? undefined : this.#entries[found];
  }

  /** With a surname, those who bear it and those of whom none is known; otherwise all of the given name. */
  *#candidates(parts: readonly string[]): Generator<number> {
    const families = valuesOf(parts, 'family:');
    for (const family of families) yield* this.#byFamily.get(family) ?? [];
    const others = families.length > 0 ? this.#familiar : this.#byGiven;
    for (const kind of ['given:', 'father:'])
      for (const value of valuesOf(parts, kind)) yield* others.get(kind + value) ?? [];
  }

  #index(index: number, keys: readonly string[]): void {
    const families = valuesOf(keys, 'family:');
    for (const family of families) put(this.#byFamily, family, index);
    for (const kind of ['given:', 'father:']) {
      for (const value of valuesOf(keys, kind)) {
        put(this.#byGiven, kind + value, index);
        if (families.length === 0) put(this.#familiar, kind + value, index);
      }
    }
  }
}

function put(map: Map<string, number[]>, key: string, index: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [index]);
  else if (known.at(-1) !== index) known.push(index);
}

function valuesOf(parts: readonly string[], kind: string): string[] {
  return parts.filter((part) => part.startsWith(kind)).flatMap((part) => part.slice(kind.length).split('|'));
}
