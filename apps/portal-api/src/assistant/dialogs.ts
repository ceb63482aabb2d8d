import { untitledDialog, type CreatedDialog, type DialogList, type MessageList } from '@portal/contracts';
import type { CoreLink, Trace } from '../core/core-link.js';
import { Refusal } from '../refusal.js';
import { wholeAnswer } from './cut-placeholder.js';
import type { DialogContext } from './dialog-context.js';
import type { DialogOwner } from './dialog-owner.js';
import { restoreTitle } from './dialog-title.js';
import type { Pseudonyms } from './pseudonyms.js';
import { restoreAll } from './restore-all.js';
import type { VaultStore } from './vault-store.js';

export interface Dialogs {
  list(userId: string, trace: Trace): Promise<DialogList>;
  create(userId: string, scenario: string, trace: Trace): Promise<CreatedDialog>;
  messages(userId: string, dialogId: string, trace: Trace): Promise<MessageList>;
}

/** The dialogs of one user; the core keeps them under a pseudonym and without personal data. */
export function createDialogs(deps: {
  core: CoreLink;
  owner: DialogOwner;
  context: DialogContext;
  vaults: VaultStore;
  pseudonyms: Pseudonyms;
  /** The only words that a user can have sent to the core as a scenario. */
  scenarios: readonly string[];
}): Dialogs {
  const { core, owner, context, vaults, pseudonyms, scenarios } = deps;
  return {
    async list(userId, trace) {
      const dialogs = await core.listDialogs(pseudonyms.anonymousUserId(userId), trace);
      return {
        sessions: await Promise.all(
          dialogs.map(async ({ id, title, updated_at }) => {
            const vault = title?.includes('[') ? await vaults.read(id) : null;
            return {
              id,
              title: vault && title ? restoreTitle(title, vault) : (title ?? untitledDialog),
              updated_at,
            };
          }),
        ),
      };
    },
    async create(userId, scenario, trace) {
      if (!scenarios.includes(scenario)) {
        const errors = [{ pointer: '/body/scenario', message: `must be one of ${scenarios.join(', ')}` }];
        throw new Refusal('validation_failed', { errors });
      }
      const anonymousUserId = pseudonyms.anonymousUserId(userId);
      const created = await core.createDialog(anonymousUserId, scenario, trace);
      await owner.remember({ id: created.id, anonymousUserId, scenario: created.scenario });
      await context.begin(created.id);
      return created;
    },
    async messages(userId, dialogId, trace) {
      await owner.require(userId, dialogId, trace);
      const messages = await core.listMessages(dialogId, trace);
      if (!messages) throw new Refusal('dialog_forbidden');
      // Not before: a question that was asked meanwhile is in the list, and its values are in the vault.
      const vault = await vaults.read(dialogId);
      const texts = messages.map(({ role, text }) =>
        // An answer may have been stopped or broken off anywhere; a question is there as it was asked.
        vault && role === 'assistant' ? wholeAnswer(text, vault) : text,
      );
      const restored = vault ? await restoreAll(texts, vault) : texts;
      return { messages: messages.map(({ id, role }, at) => ({ id, role, text: restored[at]! })) };
    },
  };
}
