import type { PersonalDataType } from '../types.js';
import { personParts } from '../names/identity.js';
import { grownParts, sharedParts } from '../names/same-person.js';
import type { ToldInText } from '../names/told-in-text.js';
import { possessorsOf } from '../names/possessive.js';
import { shareWord } from '../names/same-word.js';
import type { Acquaintance } from '../text/document.js';
import { foldText } from '../text/fold.js';
import { People } from './people.js';
import {
  checkVault,
  EMPTY_VAULT,
  placeholderOf,
  type PlaceholderType,
  type Vault,
  type VaultEntry,
} from './vault.js';

/**
 * A vault holds so many values, and so many UTF-16 units of them, besides those of the last message: each message of a dialog
 * reads and writes it whole. Nobody speaks of so many; who tries to fill the store with a dialog meets this end.
 */
const MOST_ENTRIES = 2_000;
const MOST_UNITS = 262_144;

/** Gives values their placeholders, and the same value the same one. Works on a copy of the vault. */
export class Ledger implements Acquaintance {
  readonly #entries: VaultEntry[];
  readonly #after: number;
  readonly #counts = new Map<PlaceholderType, number>();
  readonly #people = new People();
  /** What was found out, for as long as nobody else is known. */
  readonly #owners = new Map<string, VaultEntry | undefined>();
  readonly #byKey = new Map<string, VaultEntry>();
  /** By their placeholders: an entry that has learned more is another object. */
  readonly #used = new Set<string>();

  constructor(vault: Vault = EMPTY_VAULT) {
    checkVault(vault);
    this.#entries = [...vault.entries];
    this.#after = vault.after ?? 0;
    for (const entry of this.#entries) this.#remember(entry);
  }

  /**
   * Of too many values the oldest are forgotten, but none of this message. What is numbered then begins after all that are
   * forgotten: an old placeholder is restored to nothing, never to somebody else.
   */
  get vault(): Vault {
    let surplus = this.#entries.length - MOST_ENTRIES;
    let surplusUnits = this.#entries.reduce((units, entry) => units + unitsOf(entry), -MOST_UNITS);
    if (surplus <= 0 && surplusUnits <= 0) return vaultOf(this.#after, this.#entries);
    const forgotten = new Set<VaultEntry>();
    let after = this.#after;
    for (const entry of this.#entries) {
      if (surplus <= 0 && surplusUnits <= 0) break;
      if (this.#used.has(placeholderOf(entry))) continue;
      forgotten.add(entry);
      after = Math.max(after, entry.number);
      surplus--;
      surplusUnits -= unitsOf(entry);
    }
    return vaultOf(
      after,
      this.#entries.filter((entry) => !forgotten.has(entry)),
    );
  }

  /**
   * The placeholder of a value, new or known.
   *
   * @param told what the words around a person's name tell of it
   * @param not the placeholder of somebody else
   */
  placeholderFor(type: PlaceholderType, value: string, told?: ToldInText, not?: string): string {
    const entry = type === 'PERSON' ? this.#person(value, told, not) : this.#value(type, value);
    const placeholder = placeholderOf(entry);
    this.#used.add(placeholder);
    return placeholder;
  }

  /** Whether the dialog has spoken of anybody. */
  get knowsPeople(): boolean {
    return this.#counts.has('PERSON');
  }

  /**
   * How many words of the name a person of the dialog is told by; 0 for nobody. A surname alone tells little, whoever is
   * known by it: a figure may bear it as well.
   */
  met(name: string): number {
    const parts = personParts(name);
    const known = this.#people.find(parts);
    if (parts.some(isGiven)) {
      if (known !== undefined) return sharedParts(parts, known.keys);
      return this.#people.mayKnow(parts) || this.#bearer(name, parts) !== undefined ? 1 : 0;
    }
    return known === undefined ? 0 : 1;
  }

  hasSurname(word: string): boolean {
    return this.#people.haveSurname(word);
  }

  hasPossessive(word: string): boolean {
    return this.#owner(word) !== undefined;
  }

  #value(type: PlaceholderType, value: string): VaultEntry {
    const key = comparable(type, value);
    return this.#byKey.get(`${type} ${key}`) ?? this.#add(type, value, [key]);
  }

  #person(value: string, told: ToldInText | undefined, not: string | undefined): VaultEntry {
    const parts = personParts(value, told);
    const known = this.#known(value, parts) ?? this.#bearer(value, parts);
    // Beside the owner as well: "Катя и Катина мама".
    const owner = known === undefined && told?.isPossessive === true ? this.#owner(value) : undefined;
    if (owner !== undefined) return owner;
    if (known === undefined || isOfAnother(known, value, told)) return this.#add('PERSON', value, parts);
    if (placeholderOf(known) !== not)
      return this.#grow(known, grownParts(known.keys, this.#learned(parts, value, known)));
    // From here on each is only who is called so: "Alexandra" is not the Alex who hit Alexander.
    this.#grow(known, grownParts(known.keys, [BY_SPELLING]));
    return this.#add('PERSON', value, [...parts, BY_SPELLING]);
  }

  /** "Dash" is no surname of Dashiell's. */
  #learned(parts: readonly string[], value: string, known: VaultEntry): readonly string[] {
    const isShortened = !parts.some(isGiven) && this.#people.shortenedTo(value.toLowerCase()) === known;
    return isShortened ? parts.filter((part) => !part.startsWith('family:')) : parts;
  }

  #grow(known: VaultEntry, keys: readonly string[]): VaultEntry {
    if (keys === known.keys) return known;
    const grown = { ...known, keys };
    this.#owners.clear();
    this.#entries[this.#entries.indexOf(known)] = grown;
    this.#people.replace(known, grown);
    return grown;
  }

  /** With Ben and his friend Benjamin, "Ben" is the first. */
  #known(value: string, parts: readonly string[]): VaultEntry | undefined {
    const found = this.#people.find(parts);
    if (found !== undefined && shareWord(found.value, value)) return found;
    const isByGivenName = parts.some(isGiven) && !parts.some((part) => /^(?:family|father):/.test(part));
    const called = isByGivenName ? this.#people.calledSo(parts, value) : undefined;
    return called ?? (found?.keys.includes(BY_SPELLING) === true ? undefined : found);
  }

  /** "Miller", who is known as "Jason Miller": many English surnames are given names as well. And "Dash", who is Dashiell. */
  #bearer(value: string, parts: readonly string[]): VaultEntry | undefined {
    if (!/^[A-Za-z]+$/.test(value) || this.#people.mayKnow(parts)) return undefined;
    if (!parts.some(isGiven)) return this.#people.shortenedTo(value.toLowerCase());
    const bearer = this.#people.find([`family:${value.toLowerCase()}`]);
    return bearer?.keys.some(isGiven) === true && !bearer.keys.some((key) => key.startsWith('title:'))
      ? bearer
      : undefined;
  }

  /**
   * "Катина мама", where the dialog knows Катя. Nothing is learned of her: "Катина" is no surname. "Витин" may be Вита's and
   * Витя's: who was called by one of these very names is meant.
   */
  #owner(value: string): VaultEntry | undefined {
    const word = value.toLowerCase().replaceAll('ё', 'е');
    if (this.#owners.has(word)) return this.#owners.get(word);
    const names = possessorsOf(word);
    const found = names.map((name) => this.#known(name, personParts(name)));
    const called = found.filter((entry, at) => entry !== undefined && shareWord(entry.value, names[at]!));
    const all = new Set(names.length > 1 ? called : found);
    const owner = all.size === 1 ? [...all][0] : undefined;
    this.#owners.set(word, owner);
    return owner;
  }

  #add(type: PlaceholderType, value: string, keys: readonly string[]): VaultEntry {
    const last = Math.max(this.#counts.get(type) ?? 0, this.#after);
    const entry: VaultEntry = { type, number: last + 1, value, keys };
    this.#entries.push(entry);
    this.#remember(entry);
    return entry;
  }

  #remember(entry: VaultEntry): void {
    this.#counts.set(entry.type, Math.max(this.#counts.get(entry.type) ?? 0, entry.number));
    if (entry.type !== 'PERSON') {
      for (const key of entry.keys) this.#byKey.set(`${entry.type} ${key}`, entry);
      return;
    }
    this.#owners.clear();
    this.#people.add(entry);
  }
}

/** Who stood beside another of the same name is told by its spelling alone. */
const BY_SPELLING = 'spelled:';

const isGiven = (key: string): boolean => key.startsWith('given:');

/** "His sister Samantha" beside Sam, who may be he: they might be one by their names, and are not. */
const isOfAnother = (
  { keys, value: first }: VaultEntry,
  value: string,
  told: ToldInText | undefined,
): boolean =>
  told?.isOf !== undefined &&
  !keys.includes('relative:') &&
  !keys.includes(told.isOf === 'm' ? 'gender:f' : 'gender:m') &&
  !shareWord(first, value);

function vaultOf(after: number, entries: readonly VaultEntry[]): Vault {
  return { version: 1, ...(after > 0 ? { after } : {}), entries };
}

const unitsOf = ({ value, keys }: VaultEntry): number =>
  keys.reduce((units, key) => units + key.length, value.length);

const DIGIT_TYPES: ReadonlySet<PlaceholderType> = new Set<PersonalDataType>(['PHONE', 'CARD']);
/** Digits in words are told by the words, and so are those of others by what stands for them. */
const DIGITS_ONLY = /^[\d\s+().\u2010-\u2015-]{7,}$/;
/** As it is dialled within the country: "8 916" for "+7 916". */
const DIALLED = /^\s*8(?:\D*\d){10}\D*$/;

/** Two spellings of one value compare equal; "TEXT" is kept to the letter. */
function comparable(type: PlaceholderType, value: string): string {
  if (type === 'TEXT') return value;
  const { text } = foldText(value);
  if (DIGIT_TYPES.has(type) && DIGITS_ONLY.test(text)) {
    const digits = text.replace(/\D/g, '');
    return type === 'PHONE' && DIALLED.test(text) ? `7${digits.slice(1)}` : digits;
  }
  const spaced = text.replace(/\s+/g, ' ');
  // Behind the host the case of a link matters.
  return type === 'URL'
    ? spaced.replace(/^(?:[a-z]+:\/\/)?[^/?#]*/i, (host) => host.toLowerCase())
    : spaced.toLowerCase();
}
