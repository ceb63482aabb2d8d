import { restoreText, type Vault } from '@portal/anonymizer';
import { untitledDialog } from '@portal/contracts';
import { wholeLength } from './cut-placeholder.js';

/** How the core may say that it has cut. */
const ellipsisAtEnd = /(?:…|\.{3})$/;

/** A title with the values of the dialog. The core makes it from the first question and cuts it where it likes. */
export function restoreTitle(title: string, vault: Vault): string {
  const [ellipsis = ''] = ellipsisAtEnd.exec(title) ?? [];
  const text = title.slice(0, title.length - ellipsis.length);
  const whole = wholeLength(text, vault);
  // A bare bracket at the end of a title that nobody has cut is the user's own.
  if (whole === text.length || (ellipsis === '' && text.endsWith('['))) return restoreText(title, vault);
  const kept = text.slice(0, whole).trimEnd();
  return kept === '' ? untitledDialog : restoreText(kept, vault) + ellipsis;
}
