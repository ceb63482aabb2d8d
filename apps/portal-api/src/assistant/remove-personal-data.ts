import { anonymize, type Vault } from '@portal/anonymizer';
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

/** Step 3 of a question: what is personal stays here, the core gets placeholders (specification, Errors, rule 4). */
export async function removePersonalData(
  vaults: VaultStore,
  dialogId: string,
  question: string,
): Promise<CleanQuestion> {
  const known = await vaults.read(dialogId);
  const { text, vault } = anonymize(question, known ?? undefined);
  const changed = text !== question;
  if (changed) await vaults.write(dialogId, vault);
  return { text: text as CleanText, personal: changed, vault: changed ? vault : known };
}
