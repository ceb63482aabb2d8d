import { attachEnding, LONGEST_ENDING, LONGEST_REPLACED } from './attach-ending.js';
import { KnownPlaceholders } from './known-placeholders.js';
import type { Vault, VaultEntry } from './vault.js';

/** Puts values back into a stream of fragments. */
export interface Restorer {
  /**
   * Takes the next fragment and returns what can be shown already. Held back are at most: a possible beginning of a
   * placeholder of this vault; or, behind a restored Russian name, its last two letters and up to three letters that may be
   * a case ending.
   */
  push(fragment: string): string;
  /** Returns what was held back. Call it once, after the last fragment. */
  end(): string;
}

/**
 * Restores a whole text, such as a stored message. Placeholders that the vault does not know stay as they are.
 *
 * @example
 * restoreText('Привет, [PERSON_1]!', vault); // 'Привет, Маша!'
 */
export function restoreText(text: string, vault: Vault): string {
  const restorer = createRestorer(vault);
  return restorer.push(text) + restorer.end();
}

/**
 * Restores a streamed answer, wherever its fragments are cut. A Russian case ending that the model put behind the
 * placeholder of a person is joined to the name: `[PERSON_1]у` becomes `Машу` or `Иванову`. Anything else behind a
 * placeholder, such as `'s`, stays there.
 *
 * @example
 * const restorer = createRestorer(vault);
 * for await (const fragment of answer) show(restorer.push(fragment));
 * show(restorer.end());
 */
export function createRestorer(vault: Vault): Restorer {
  const placeholders = KnownPlaceholders.of(vault);
  /** A possible beginning of a placeholder. */
  let held = '';
  /** The name that waits for an ending, and the letters that came behind it. */
  let name = '';
  let ending = '';

  const endName = (isWhole: boolean): string => {
    const { drop, add } = isWhole ? attachEnding(name, ending) : { drop: 0, add: ending };
    const shown = name.slice(-LONGEST_REPLACED, drop === 0 ? undefined : -drop) + add;
    name = '';
    ending = '';
    return shown;
  };

  /** Shows a value, up to the letters that an ending may replace. */
  const begin = ({ type, value }: VaultEntry): string => {
    held = '';
    if (type !== 'PERSON' || value.length <= LONGEST_REPLACED || !/[а-яё]{2}$/i.test(value)) return value;
    name = value;
    return value.slice(0, -LONGEST_REPLACED);
  };

  const push = (fragment: string): string => {
    let shown = '';
    let i = 0;
    while (i < fragment.length) {
      if (name !== '') {
        const character = fragment[i]!;
        if (/[а-яё]/.test(character) && ending.length < LONGEST_ENDING) {
          ending += character;
          i++;
          continue;
        }
        shown += endName(!/[а-яё]/i.test(character));
      }
      if (held === '') {
        const open = beginningIn(fragment, i);
        if (open === -1) return shown + fragment.slice(i);
        shown += fragment.slice(i, open);
        i = open;
      }
      const next = held + fragment[i]!;
      i++;
      const whole = placeholders.wholeOf(next);
      if (whole !== undefined) shown += whole.before + begin(whole.entry);
      else if (placeholders.mayBegin(next)) held = next;
      else {
        const last = next.at(-1)!;
        const isBegun = next.length > 1 && placeholders.mayBegin(last);
        shown += isBegun ? held : next;
        held = isBegun ? last : '';
      }
    }
    return shown;
  };

  const end = (): string => {
    const rest = name === '' ? held : endName(true);
    held = '';
    return rest;
  };

  return { push, end };
}

/** Where the next `[` or `\` stands; -1 without one. */
function beginningIn(fragment: string, from: number): number {
  const open = fragment.indexOf('[', from);
  const escaped = fragment.indexOf('\\', from);
  return open === -1 || escaped === -1 ? Math.max(open, escaped) : Math.min(open, escaped);
}
