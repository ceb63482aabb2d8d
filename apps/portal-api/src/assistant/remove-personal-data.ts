import { randomInt } from 'node:crypto';
import { anonymize, EMPTY_VAULT, type Vault } from '@portal/anonymizer';
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

/**
 * Step 3 of a question: what is personal stays here, the core gets placeholders (specification, Errors, rule 4).
 *
 * @param contextDigest stands for what was said before; null when that is not known
 * @throws ClaimLostError when another instance has had the dialog since the vault was opened
 */
export async function removePersonalData(
  { vault: known, write }: OpenVault,
  contextDigest: string | null,
  question: string,
): Promise<CleanQuestion> {
  const before = known ?? newVault(contextDigest);
  const { text, vault } = anonymize(question, before);
  if (hasChanged(before, vault) && !(await write(vault)))
    throw new ClaimLostError('Another instance has named people in the dialog meanwhile');
  return { text: text as CleanText, vault: vault.entries.length > 0 ? vault : null };
}

/**
 * The text does not tell: a placeholder that the user writes may be replaced by one that looks the same, and a known person
 * may be learned more of. Entries are never changed in place: one that is another object is another entry.
 */
function hasChanged({ entries: before }: Vault, { entries: after }: Vault): boolean {
  return after.length !== before.length || after.some((entry, at) => entry !== before[at]);
}
