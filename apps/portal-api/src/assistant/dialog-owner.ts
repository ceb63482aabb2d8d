import { Refusal } from '../refusal.js';
import type { CoreLink, Trace } from '../core/core-link.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Pseudonyms } from './pseudonyms.js';

/** A dialog that was shown to belong to the user who asked. */
export interface OwnDialog {
  readonly id: string;
  readonly anonymousUserId: string;
  readonly scenario: string;
}

export interface DialogOwner {
  /**
   * Step 1 of a question, and the guard of every dialog route (specification, POST messages).
   *
   * @throws Refusal `dialog_forbidden`, the same for a stranger's dialog and for none
   */
  require(userId: string, dialogId: string, trace: Trace): Promise<OwnDialog>;
  /** Remembers a dialog just made, so that its first question asks the core nothing more; never fails. */
  remember(dialog: OwnDialog): Promise<void>;
  /** The core knows the dialog no more. */
  forget(dialogId: string): Promise<void>;
}

/** The owner of a dialog never changes, so it may be remembered; a day bounds the store, a number this process. */
const rememberMs = 86_400_000;
const mostRemembered = 10_000;

export function createDialogOwner(deps: {
  core: CoreLink;
  store: KeyValueStore;
  pseudonyms: Pseudonyms;
}): DialogOwner {
  const { core, store, pseudonyms } = deps;
  const keyOf = (dialogId: string) => `dialog:{${dialogId}}:owner`;

  const atHand = new Map<string, OwnDialog>();
  const holdReady = (dialog: OwnDialog) => {
    atHand.set(dialog.id, dialog);
    if (atHand.size > mostRemembered) atHand.delete(atHand.keys().next().value as string);
    return dialog;
  };

  /** Without it the core is asked again: no reason to fail what has been done. */
  const remember = (dialog: OwnDialog) => {
    holdReady(dialog);
    const known = `${dialog.anonymousUserId} ${dialog.scenario}`;
    return store.set(keyOf(dialog.id), known, rememberMs).catch(() => undefined);
  };

  const find = async (dialogId: string, trace: Trace): Promise<OwnDialog | null> => {
    const ready = atHand.get(dialogId);
    if (ready) return ready;
    const known = await store.get(keyOf(dialogId));
    if (known) {
      const [anonymousUserId = '', scenario = ''] = known.split(' ');
      return holdReady({ id: dialogId, anonymousUserId, scenario });
    }
    const dialog = await core.readDialog(dialogId, trace);
    if (!dialog) return null;
    const found = { id: dialogId, anonymousUserId: dialog.anonymous_user_id, scenario: dialog.scenario };
    await remember(found);
    return found;
  };

  return {
    async require(userId, dialogId, trace) {
      const dialog = await find(dialogId, trace);
      if (dialog?.anonymousUserId !== pseudonyms.anonymousUserId(userId))
        throw new Refusal('dialog_forbidden');
      return dialog;
    },
    remember,
    forget(dialogId) {
      atHand.delete(dialogId);
      return store.delete(keyOf(dialogId));
    },
  };
}
