import { createHash } from 'node:crypto';
import type { CoreMessage } from '@portal/contracts/core';
import { CoreFailure } from '../core/core-errors.js';
import type { CoreLink, Exchange, Trace } from '../core/core-link.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { ExchangeOutbox } from './exchange-outbox.js';

/**
 * Stands for everything said in a dialog so far; equal digests mean equal earlier exchanges. A store that is away loses what it
 * is told, and nobody an answer for it: without a digest nothing is shared, and the next question makes one anew.
 */
export interface DialogContext {
  /**
   * Takes the digest away: until the exchange is complete only the core knows what it keeps. One that is not at hand is
   * made from the core's messages; null while the core is away or does not know all of them, and when the answer that is asked
   * for is among them: a repeat gets what there is, which may be a part, and nobody else may.
   */
  take(dialogId: string, answerId: string, trace: Trace): Promise<string | null>;
  /** Everything said so far, as the core has it; null while the core is away or does not know all of it. */
  said(dialogId: string, trace: Trace): Promise<readonly CoreMessage[] | null>;
  /** The dialog has just been made: nothing was said yet. */
  begin(dialogId: string): Promise<void>;
  /**
   * The core will keep something in the dialog, and perhaps nobody here hears when: a call that goes on, or what an instance
   * does not live to record. As long as that may take, no digest is made of what the core has.
   */
  doubt(dialogId: string): Promise<void>;
  /** Puts a digest back: nothing was said after all. */
  restore(dialogId: string, digest: string): Promise<void>;
  /** What the digest stands for is not what the core has: the next question makes one anew. */
  forget(dialogId: string): Promise<void>;
  /** Adds a finished exchange to the digest that the question started from. */
  extend(dialogId: string, before: string, exchange: Exchange): Promise<void>;
}

/** The digest of a dialog in which nothing was said yet. */
export const nothingSaid = 'empty';
const keepMs = 86_400_000;

export function createDialogContext(
  core: CoreLink,
  store: KeyValueStore,
  outbox: Pick<ExchangeOutbox, 'holds'>,
  /** As long as the core may take to have what is doubted. */
  doubtMs: number,
): DialogContext {
  const keyOf = (dialogId: string) => `dialog:{${dialogId}}:context`;
  const doubtOf = (dialogId: string) => `dialog:{${dialogId}}:doubt`;
  const keep = (key: string, value: string, ms: number) => store.set(key, value, ms).catch(() => undefined);
  async function said(dialogId: string, trace: Trace): Promise<readonly CoreMessage[] | null> {
    // What waits was said, and the core does not know it yet.
    if (await outbox.holds(dialogId)) return null;
    if (await store.get(doubtOf(dialogId))) return null;
    try {
      return (await core.listMessages(dialogId, trace)) ?? [];
    } catch (error) {
      if (error instanceof CoreFailure) return null;
      throw error;
    }
  }
  return {
    async take(dialogId, answerId, trace) {
      const known = await store.take(keyOf(dialogId));
      if (known) return known;
      const messages = await said(dialogId, trace);
      if (messages === null || messages.some(({ id }) => id === answerId)) return null;
      return messages.reduce(
        (before, { role, text }) => addMessage(dialogId, before, role, text),
        nothingSaid,
      );
    },
    said,
    restore: (dialogId, digest) => keep(keyOf(dialogId), digest, keepMs),
    doubt: (dialogId) => keep(doubtOf(dialogId), '1', doubtMs),
    forget: (dialogId) => store.delete(keyOf(dialogId)),
    begin: (dialogId) => keep(keyOf(dialogId), nothingSaid, keepMs),
    extend(dialogId, before, { question, answer }) {
      const digest = addMessage(
        dialogId,
        addMessage(dialogId, before, 'user', question),
        'assistant',
        answer,
      );
      return keep(keyOf(dialogId), digest, keepMs);
    },
  };
}

const placeholder = /\[[A-Z]+\\?_\d+\]/;

/** What holds placeholders is about somebody: such a context is like no other dialog's, whoever stands behind them. */
function addMessage(dialogId: string, before: string, role: string, text: string): string {
  const whose = placeholder.test(text) ? dialogId : '';
  return createHash('sha256')
    .update(JSON.stringify([before, role, text, whose]))
    .digest('base64url');
}
