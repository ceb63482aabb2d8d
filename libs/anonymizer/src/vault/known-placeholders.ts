import { placeholderOf, type PlaceholderType, type Vault, type VaultEntry } from './vault.js';

/** In Markdown a model may write `[PERSON\_1]` or `\[PERSON\_1\]`. */
const BEGUN = /^\\?\[([A-Z]+)\\?_([1-9]\d*)(\\?)$/;
const WHOLE = /^(\\?)(\[[A-Z]+)\\?(_[1-9]\d*)(\\?)\]$/;

/** What stands behind a placeholder, and what stands before it and is shown: a lone `\`. */
export interface WholePlaceholder {
  readonly entry: VaultEntry;
  readonly before: string;
}

/**
 * The placeholders of a vault, and what each of them may begin with. Made once for a vault, however many messages are restored
 * from it: a dialog may have thousands of values, and a page of history fifty messages.
 */
export class KnownPlaceholders {
  static readonly #made = new WeakMap<Vault, KnownPlaceholders>();
  readonly #entries = new Map<string, VaultEntry>();
  /** What stands before the number, cut anywhere. */
  readonly #heads = new Set<string>();
  /** By type, every number that a number begins with: 12 and 1 for 12. */
  readonly #numbers = new Map<PlaceholderType, Set<number>>();

  static of(vault: Vault): KnownPlaceholders {
    let known = KnownPlaceholders.#made.get(vault);
    if (known === undefined) KnownPlaceholders.#made.set(vault, (known = new KnownPlaceholders(vault)));
    return known;
  }

  private constructor({ entries }: Vault) {
    for (const entry of entries) {
      this.#entries.set(placeholderOf(entry), entry);
      const numbers = this.#numbersOf(entry.type);
      // Once a number is known, so are those that it begins with.
      for (let { number } = entry; number > 0 && !numbers.has(number); number = Math.floor(number / 10))
        numbers.add(number);
    }
  }

  #numbersOf(type: PlaceholderType): Set<number> {
    let numbers = this.#numbers.get(type);
    if (numbers === undefined) {
      this.#numbers.set(type, (numbers = new Set()));
      for (const head of [`[${type}_`, `[${type}\\_`, `\\[${type}_`, `\\[${type}\\_`])
        for (let end = 1; end <= head.length; end++) this.#heads.add(head.slice(0, end));
    }
    return numbers;
  }

  /** What the text stands for, if it is a placeholder as a whole. */
  wholeOf(text: string): WholePlaceholder | undefined {
    if (!text.endsWith(']')) return undefined;
    const [, open, head, number, close] = WHOLE.exec(text) ?? [];
    const entry = this.#entries.get(`${head}${number}]`);
    if (entry === undefined || (open === '' && close !== '')) return undefined;
    return { entry, before: close === '' ? open! : '' };
  }

  /** Whether a placeholder begins with the text. */
  mayBegin(text: string): boolean {
    if (this.#heads.has(text)) return true;
    const [, type, number, close] = BEGUN.exec(text) ?? [];
    if (close === undefined || (close !== '' && !text.startsWith('\\'))) return false;
    return close === ''
      ? this.#numbers.get(type as PlaceholderType)?.has(Number(number)) === true
      : this.#entries.has(`[${type}_${number}]`);
  }
}
