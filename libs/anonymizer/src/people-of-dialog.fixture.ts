import { anonymize } from './anonymize.js';
import type { Vault } from './vault/vault.js';

/** The placeholders of the persons of a dialog, whose messages stand between bars: "1 2|1|-" for three of them. */
export function peopleOf(dialog: string): string {
  return messagesOf(dialog)
    .map((text) => [...text.matchAll(/\[PERSON_(\d+)\]/g)].map(([, number]) => number).join(' ') || '-')
    .join('|');
}

/** The messages of a dialog as they leave. */
export function messagesOf(dialog: string): string[] {
  let vault: Vault | undefined;
  return dialog.split(' | ').map((message) => {
    const result = anonymize(message, vault);
    vault = result.vault;
    return result.text;
  });
}
