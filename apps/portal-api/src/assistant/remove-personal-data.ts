import { randomInt } from 'node:crypto';
import { anonymize, EMPTY_VAULT, highestUnknown, type Vault } from '@portal/anonymizer';
import { ClaimLostError } from '@portal/chat-stream';
import { nothingSaid } from './dialog-context.js';
import type { OpenVault } from './vault-store.js';

declare const clean: unique symbol;

/** Text that went through the anonymizer; made here alone, and the only text that may go to the core. */
export type CleanText = string & { readonly [clean]: true };

export interface CleanQuestion {
  readonly text: CleanText;
  /** Restores placeholders in the answer; null when the dialog has none. */
  readonly vault: Vault | null;
}

/**
 * The vault of a dialog that has none at hand. Where something was said before, its vault is lost: numbering then starts at a
 * place of its own, so that an old placeholder is never taken for a new person.
 */
function newVault(contextDigest: string | null): Vault {
  return contextDigest === nothingSaid ? EMPTY_VAULT : { ...EMPTY_VAULT, after: randomInt(1_000, 1_000_000) };
}

/** More than a store can have lost of what it had written. */
const lostAtMost = 1_000;

/**
 * Step 3 of a question: what is personal stays here, the core gets placeholders (specification, Errors, rule 4).
 *
 * @param contextDigest stands for what was said before; null when that is not known
 * @param said the texts of the dialog as the core has them, placeholders and all; null when it cannot tell
 * @throws ClaimLostError when another instance has had the dialog since the vault was opened
 */
export async function removePersonalData(
  { vault: known, write }: OpenVault,
  contextDigest: string | null,
  question: string,
  said: () => Promise<readonly string[] | null>,
): Promise<CleanQuestion> {
  const before = known ?? newVault(contextDigest);
  let cleaned = anonymize(question, before);
  if (cleaned.vault.entries.length > before.entries.length || cleaned.vault.after !== before.after) {
    const after = freeFrom(before, await said());
    if (after > 0) cleaned = anonymize(question, { ...before, after });
  }
  const { text, vault } = cleaned;
  if (hasChanged(before, vault) && !(await write(vault)))
    throw new ClaimLostError('Another instance has named people in the dialog meanwhile');
  return { text: text as CleanText, vault: vault.entries.length > 0 ? vault : null };
}

/**
 * Behind which number new values are safe; 0 where the vault may go on as it is. A store that falls back to an earlier state has
 * an earlier vault, or none, and an assistant may make placeholders up: whoever gets such a number next would be shown in the
 * messages that hold it.
 */
function freeFrom(vault: Vault, texts: readonly string[] | null): number {
  if (texts !== null) return highestUnknown(texts, vault);
  const highest = vault.entries.reduce((most, { number }) => Math.max(most, number), vault.after ?? 0);
  return highest + lostAtMost;
}

/**
 * The text does not tell: a placeholder that the user writes may be replaced by one that looks the same, and a known person
 * may be learned more of. Entries are never changed in place: one that is another object is another entry.
 */
function hasChanged({ entries: before }: Vault, { entries: after }: Vault): boolean {
  return after.length !== before.length || after.some((entry, at) => entry !== before[at]);
}
