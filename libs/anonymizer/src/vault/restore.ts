import { placeholderOf, type Vault } from './vault.js';

/** Puts values back into a stream of fragments. */
export interface Restorer {
  /** Takes the next fragment and returns what can be shown already; holds back a possible beginning of a placeholder. */
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
 * Restores a streamed answer, wherever its fragments are cut. A Russian ending that the model put behind a placeholder
 * stays behind the value: `[PERSON_1]у` becomes `Иванову`.
 *
 * @example
 * const restorer = createRestorer(vault);
 * for await (const fragment of answer) show(restorer.push(fragment));
 * show(restorer.end());
 */
export function createRestorer(vault: Vault): Restorer {
  const values = new Map(vault.entries.map((entry) => [placeholderOf(entry), entry.value]));
  const prefixes = new Set<string>();
  for (const placeholder of values.keys()) {
    for (let end = 1; end < placeholder.length; end++) prefixes.add(placeholder.slice(0, end));
  }
  let held = '';

  const push = (fragment: string): string => {
    let shown = '';
    let i = 0;
    while (i < fragment.length) {
      if (held === '') {
        const open = fragment.indexOf('[', i);
        if (open === -1) return shown + fragment.slice(i);
        shown += fragment.slice(i, open);
        i = open;
      }
      const next = held + fragment[i]!;
      i++;
      const value = values.get(next);
      if (value !== undefined) {
        shown += value;
        held = '';
      } else if (prefixes.has(next)) {
        held = next;
      } else if (next.length > 1 && next.endsWith('[')) {
        shown += held;
        held = prefixes.has('[') ? '[' : '';
        if (held === '') shown += '[';
      } else {
        shown += next;
        held = '';
      }
    }
    return shown;
  };

  const end = (): string => {
    const rest = held;
    held = '';
    return rest;
  };

  return { push, end };
}
