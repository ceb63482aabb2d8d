import type { PersonalDataType } from '../types.js';

/** `TEXT` stands for user text that looked like a placeholder itself. */
export type PlaceholderType = PersonalDataType | 'TEXT';

/** One value behind one placeholder. */
export interface VaultEntry {
  readonly type: PlaceholderType;
  /** The number in the placeholder, counted from 1 for each type. */
  readonly number: number;
  /** The value as it was first written. */
  readonly value: string;
  /** What identifies the value in another form: normalised text, or the parts of a person's name. */
  readonly keys: readonly string[];
}

/**
 * The values of one dialog. Plain data: `JSON.stringify` it, encrypt it, store it. Never changed in place.
 *
 * @example
 * const first = anonymize('Меня зовут Маша Иванова');
 * const second = anonymize('Маше десять лет', first.vault); // the same [PERSON_1]
 */
export interface Vault {
  /** Of this shape, for stored vaults to be told apart should it ever change. */
  readonly version: 1;
  /** New values are numbered from the one after this; 0 unless told. For a dialog whose earlier vault was lost. */
  readonly after?: number;
  readonly entries: readonly VaultEntry[];
}

/** The vault of a dialog that has not begun. */
export const EMPTY_VAULT: Vault = { version: 1, entries: [] };

const MOST_AFTER = 99_999_999;

/** @throws TypeError for what is no vault of this version; it says what is wrong, and nothing of what the vault holds */
export function checkVault(vault: Vault): void {
  const { version, after = 0, entries } = (vault as Partial<Vault> | null) ?? {};
  if (version !== 1) throw new TypeError('The vault is not of version 1');
  if (!Array.isArray(entries)) throw new TypeError('The vault has no list of entries');
  if (!Number.isInteger(after) || after < 0 || after > MOST_AFTER)
    throw new TypeError(`"after" of the vault is no whole number from 0 to ${MOST_AFTER}`);
  for (const entry of entries as readonly Partial<VaultEntry>[])
    if (typeof entry?.value !== 'string' || !Array.isArray(entry.keys) || !Number.isInteger(entry.number))
      throw new TypeError('An entry of the vault has no value, no number or no keys');
}

/** The form that stands in the text: ASCII, bracketed, of a shape that language models copy whole. */
export function placeholderOf(entry: Pick<VaultEntry, 'type' | 'number'>): string {
  return `[${entry.type}_${entry.number}]`;
}

/** Anything that a restorer might take for a placeholder. In Markdown a model may write `[PERSON\_1]` or `\[PERSON\_1\]`. */
export const PLACEHOLDER_LIKE =
  /\\?\[(?:PERSON|EMAIL|PHONE|ADDRESS|DOB|ID|CARD|URL|HANDLE|SCHOOL|CLASS|TEXT)\\?_[1-9]\d{0,8}\\?\]/g;
