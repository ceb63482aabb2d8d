import { familyForms } from '../names/identity.js';
import { agreeInAge, sharedParts } from '../names/same-person.js';
import { isListedSurname } from '../names/lexicon.js';
import { isSpelledIn, shareWord } from '../names/same-word.js';
import type { VaultEntry } from './vault.js';

/** A name that more persons share a word with is given a placeholder of its own, unless it is exactly that of one. */
const MOST_COMPARED = 64;

const LATIN = /^[a-z]+$/;
/** "Val" of "Valerie" */
const SHORTEST_FORM = 3;

/** In these no case form of a surname differs from another. */
const TELLING_LETTERS = 3;

/** The persons of a vault, by the words of their names, so that a message with a thousand names stays quick. */
export class People {
  readonly #entries: VaultEntry[] = [];
  readonly #byAll = new Map<string, number>();
  readonly #byFamily = new Map<string, number[]>();
  /** What the surnames begin with: most words of a message need no further look. */
  readonly #beginnings = new Set<string>();
  readonly #byGiven = new Map<string, number[]>();
  /** By what Latin given names begin with. */
  readonly #byBeginning = new Map<string, number[]>();
  /** Those of whom no surname is known. */
  readonly #familiar = new Map<string, number[]>();

  add(entry: VaultEntry): void {
    this.#entries.push(entry);
    this.#index(this.#entries.length - 1, entry.keys);
  }

  replace(known: VaultEntry, grown: VaultEntry): void {
    const index = this.#entries.indexOf(known);
    this.#entries[index] = grown;
    if (this.#byAll.get(allOf(known.keys)) === index) this.#byAll.delete(allOf(known.keys));
    this.#index(index, grown.keys);
  }

  /**
   * The known person whom the parts describe: of exactly these parts, or the one who shares most with them. Undefined without
   * one, or with several who share as much: a name is rather given a placeholder of its own than that of somebody else.
   */
  find(parts: readonly string[]): VaultEntry | undefined {
    const same = parts.length === 0 ? undefined : this.#byAll.get(allOf(parts));
    if (same !== undefined) return this.#entries[same];
    let most = 0;
    let best: number | undefined;
    let isOnly = false;
    let compared = 0;
    for (const index of this.#candidates(parts)) {
      if (index === best) continue;
      if (compared++ === MOST_COMPARED) return undefined;
      const { keys } = this.#entries[index]!;
      const shared = sharedParts(parts, keys);
      const likeness = shared === 0 ? 0 : 2 * shared + +agreeInAge(parts, keys);
      if (likeness === 0 || likeness < most) continue;
      isOnly = likeness > most;
      most = likeness;
      best = index;
      if (!isOnly && shared === parts.length) break;
    }
    return isOnly ? this.#entries[best!] : undefined;
  }

  /** Of several whom a given name may describe, the one who was called by this very name, or else by a case form of it. */
  calledSo(parts: readonly string[], name: string): VaultEntry | undefined {
    const called: VaultEntry[] = [];
    let compared = 0;
    for (const index of this.#candidates(parts)) {
      const entry = this.#entries[index]!;
      if (called.includes(entry)) continue;
      if (compared++ === MOST_COMPARED) return undefined;
      if (shareWord(entry.value, name) && sharedParts(parts, entry.keys) > 0) called.push(entry);
    }
    const spelled = called.filter((entry) => hasNoSurname(entry) && isSpelledIn(name, entry.value));
    // Of a friend and a son of one name whoever is meant is shown by it.
    return (
      onlyOf(called, ({ value }) => isSpelledIn(name, value)) ?? onlyOf(called, hasNoSurname) ?? spelled[0]
    );
  }

  /** The only one whose given name begins so, as no list has every everyday form. A surname is nobody's. */
  shortenedTo(beginning: string): VaultEntry | undefined {
    const called = this.#byBeginning.get(beginning);
    if (called === undefined || isListedSurname(beginning)) return undefined;
    return called.length === 1 ? this.#entries[called[0]!] : undefined;
  }

  /** Whether the parts may describe somebody who is known, and be it one of several. */
  mayKnow(parts: readonly string[]): boolean {
    let compared = 0;
    for (const index of this.#candidates(parts)) {
      if (sharedParts(parts, this.#entries[index]!.keys) > 0) return true;
      if (++compared === MOST_COMPARED) break;
    }
    return false;
  }

  /** Whether a lower-case word may be a case form of the surname of one of them. */
  haveSurname(word: string): boolean {
    if (!this.#beginnings.has(word.slice(0, TELLING_LETTERS))) return false;
    return familyForms(word, false).some((form) => this.#byFamily.has(form));
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
    if (!this.#byAll.has(allOf(keys))) this.#byAll.set(allOf(keys), index);
    const families = valuesOf(keys, 'family:');
    for (const family of families) {
      put(this.#byFamily, family, index);
      this.#beginnings.add(family.slice(0, TELLING_LETTERS));
    }
    for (const kind of ['given:', 'father:']) {
      for (const value of valuesOf(keys, kind)) {
        put(this.#byGiven, kind + value, index);
        if (kind === 'given:' && LATIN.test(value)) {
          for (let letters = SHORTEST_FORM; letters < value.length; letters++)
            put(this.#byBeginning, value.slice(0, letters), index);
        }
        if (families.length === 0) put(this.#familiar, kind + value, index);
      }
    }
  }
}

/** The only one, or the only one of several that suits. */
function onlyOf(
  entries: readonly VaultEntry[],
  suits: (entry: VaultEntry) => boolean,
): VaultEntry | undefined {
  const suiting = entries.length > 1 ? entries.filter(suits) : entries;
  return suiting.length === 1 ? suiting[0] : undefined;
}

/** "Миша" beside Миша Орлов. */
const hasNoSurname = ({ keys }: VaultEntry): boolean => !keys.some((key) => key.startsWith('family:'));

/** The parts in an order of their own: "Орлов Саша" is "Саша Орлов". */
const allOf = (parts: readonly string[]): string => parts.toSorted().join(' ');

function put(map: Map<string, number[]>, key: string, index: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [index]);
  else if (known.at(-1) !== index) known.push(index);
}

function valuesOf(parts: readonly string[], kind: string): string[] {
  return parts.filter((part) => part.startsWith(kind)).flatMap((part) => part.slice(kind.length).split('|'));
}
