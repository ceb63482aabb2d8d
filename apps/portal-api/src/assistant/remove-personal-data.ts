import { randomInt } from 'node:crypto';
import { anonymize, EMPTY_VAULT, type Vault } from '@portal/anonymizer';
import { nothingSaid } from './dialog-context.js';
import type { VaultStore } from './vault-store.js';

declare const clean: unique symbol;

/** Text that went through the anonymizer; made here alone, and the only text that may go to the core. */
export type CleanText = string & { readonly [clean]: true };

export interface CleanQuestion {
  readonly text: CleanText;
  /** True when something personal was found and replaced. */
  readonly personal: boolean;
  /** Restores placeholders in the answer; null when the dialog has none. */
  readonly vault: Vault | null;
}

/**
 * The vault of a dialog that has none at hand. Where something was said before, its vault is lost: numbering then starts at a
 * place of its own, so that an old placeholder is never taken for a new person.
 */
export function newVault(contextDigest: string | null): Vault {
  return contextDigest === nothingSaid ? EMPTY_VAULT : { ...EMPTY_VAULT, after: randomInt(1_000, 1_000_000) };
}

/** Step 3 of a question: what is personal stays here, the core gets placeholders (specification, Errors, rule 4). */
export async function removePersonalData(
  vaults: VaultStore,
  dialog: { readonly id: string },
  known: Vault,
  question: string,
): Promise<CleanQuestion> {
  const { text, vault } = anonymize(question, known);
  const personal = text !== question;
  if (personal) await vaults.write(dialog.id, vault);
  return { text: text as CleanText, personal, vault: vault.entries.length > 0 ? vault : null };
}
