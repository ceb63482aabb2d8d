import { restoreText, type Vault } from '@portal/anonymizer';
import { untitledDialog } from '@portal/contracts';

/** What may be left of a placeholder at the end of a title, and how the core may say that it has cut there. */
const cutAtEnd = /(\[(?:[A-Z]+(?:_\d*)?)?)(…|\.{3})?$/;

/**
 * A title with the values of the dialog. The core makes it from the first question and cuts it where it likes: of a placeholder
 * that was cut in two nothing is shown, as its value is not known for sure and the rest means nothing to a reader.
 */
export function restoreTitle(title: string, vault: Vault): string {
  const [end = '', piece = '', ellipsis = ''] = cutAtEnd.exec(title) ?? [];
  // A bare bracket at the end of a title that nobody has cut is the user's own.
  const isCut =
    (piece.length > 1 || ellipsis !== '') &&
    vault.entries.some(({ type, number }) => `[${type}_${number}`.startsWith(piece));
  if (piece === '' || !isCut) return restoreText(title, vault);
  const kept = title.slice(0, -end.length).trimEnd();
  return kept === '' ? untitledDialog : restoreText(kept, vault) + ellipsis;
}
