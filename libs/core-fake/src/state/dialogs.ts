import { randomUUID } from 'node:crypto';
import type { CoreDialog, CoreMessage } from '@portal/contracts/core';
import { titleOf } from './dialog-title.js';

export interface StoredMessage extends CoreMessage {
  /** True when the caller hung up, or the connection broke, before the answer was complete. */
  partial?: boolean | undefined;
}

export interface StoredDialog extends CoreDialog {
  messages: StoredMessage[];
  /** Orders dialogs whose last activity fell into the same millisecond. */
  activity: number;
}

export interface NewExchange {
  readonly answerId: string;
  readonly question: string;
  readonly answer: string;
  readonly partial: boolean;
}

export type SaveOutcome = 'created' | 'improved' | 'kept' | 'no_dialog' | 'other_dialog';

const withoutMessages = ({ messages: _messages, activity: _activity, ...dialog }: StoredDialog): CoreDialog =>
  dialog;

// A complete answer is final; a partial one gives way to a complete or a longer one.
const improves = (stored: StoredMessage, answer: string, partial: boolean) =>
  stored.partial === true && (!partial || answer.length > stored.text.length);

/** Dialogs and their messages. Whatever is tried, an answer id is stored once, with its question. */
export class Dialogs {
  #dialogs = new Map<string, StoredDialog>();
  #dialogOfAnswer = new Map<string, string>();
  #activity = 0;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  create(anonymousUserId: string, scenario: string): CoreDialog {
    const created_at = this.#now().toISOString();
    const dialog: StoredDialog = {
      id: `dlg-${randomUUID()}`,
      anonymous_user_id: anonymousUserId,
      scenario,
      title: null,
      created_at,
      updated_at: created_at,
      messages: [],
      activity: ++this.#activity,
    };
    this.#dialogs.set(dialog.id, dialog);
    return withoutMessages(dialog);
  }

  read(id: string): CoreDialog | undefined {
    const dialog = this.#dialogs.get(id);
    return dialog && withoutMessages(dialog);
  }

  /** Last activity first. */
  listOf(anonymousUserId: string): CoreDialog[] {
    return [...this.#dialogs.values()]
      .filter((dialog) => dialog.anonymous_user_id === anonymousUserId)
      .sort((a, b) => b.updated_at.localeCompare(a.updated_at) || b.activity - a.activity)
      .map(withoutMessages);
  }

  messagesOf(id: string): readonly StoredMessage[] | undefined {
    return this.#dialogs.get(id)?.messages;
  }

  /** The stored answer under this id, with the dialog that holds it. */
  answer(answerId: string): { dialogId: string; message: StoredMessage } | undefined {
    const dialogId = this.#dialogOfAnswer.get(answerId);
    const message = dialogId && this.#dialogs.get(dialogId)?.messages.find(({ id }) => id === answerId);
    return message ? { dialogId, message } : undefined;
  }

  /** Saves question and answer together, or improves what is stored under the answer id. */
  save(dialogId: string, { answerId, question, answer, partial }: NewExchange): SaveOutcome {
    const dialog = this.#dialogs.get(dialogId);
    if (!dialog) return 'no_dialog';
    const stored = this.answer(answerId);
    if (stored && stored.dialogId !== dialogId) return 'other_dialog';
    if (stored && !improves(stored.message, answer, partial)) return 'kept';
    const at = this.#touch(dialog);
    if (stored) {
      stored.message.text = answer;
      if (!partial) delete stored.message.partial;
      return 'improved';
    }
    dialog.title ??= titleOf(question);
    dialog.messages.push({ id: `msg-${randomUUID()}`, role: 'user', text: question, created_at: at });
    dialog.messages.push({
      id: answerId,
      role: 'assistant',
      text: answer,
      created_at: at,
      ...(partial ? { partial } : {}),
    });
    this.#dialogOfAnswer.set(answerId, dialogId);
    return 'created';
  }

  all(): StoredDialog[] {
    return [...this.#dialogs.values()];
  }

  load(dialogs: readonly StoredDialog[]): void {
    this.#dialogs = new Map(dialogs.map((dialog) => [dialog.id, dialog]));
    this.#activity = dialogs.reduce((highest, { activity }) => Math.max(highest, activity), 0);
    this.#dialogOfAnswer = new Map(
      dialogs.flatMap(({ id, messages }) =>
        messages.filter(({ role }) => role === 'assistant').map((message) => [message.id, id] as const),
      ),
    );
  }

  #touch(dialog: StoredDialog): string {
    dialog.updated_at = this.#now().toISOString();
    dialog.activity = ++this.#activity;
    return dialog.updated_at;
  }
}
