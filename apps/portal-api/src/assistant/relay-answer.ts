import { createRestorer, type Vault } from '@portal/anonymizer';
import { closeCodes, AnswerStoppedError, type AnswerWriter, type CloseCode } from '@portal/chat-stream';
import type { ChatAnswer } from '../core/chat-answer.js';
import { CoreFailure } from '../core/core-errors.js';

/** How an answer ended. `text` is what the core said, placeholders and all: as it is stored, and as it may be cached. */
export type Relayed =
  | { readonly outcome: 'complete'; readonly text: string; readonly messageId: string }
  | { readonly outcome: 'stopped'; readonly text: string }
  | {
      readonly outcome: 'failed';
      readonly text: string;
      readonly error: unknown;
      /** How the stream has to end. */
      readonly code: CloseCode;
    };

/**
 * Step 4's second half: fragments of the core into the stream, placeholders restored on the way. It never starts again
 * (specification, Events, rule 2), and the end is left to the caller: nobody may ask again before the answer is stored.
 */
export async function relayAnswer(
  answer: ChatAnswer,
  writer: AnswerWriter,
  vault: Vault | null,
): Promise<Relayed> {
  const restorer = vault && createRestorer(vault);
  /**
   * What is held back is the end of a name, or a piece of a placeholder whose rest did not come: that one is not shown. A bare
   * bracket is: it may be the answer's own.
   */
  const showRest = () => {
    const rest = restorer?.end() ?? '';
    if (rest === '[' || !rest.startsWith('[')) writer.token(rest);
  };
  let text = '';
  let messageId = '';
  try {
    await answer.relay({
      token(fragment) {
        text += fragment;
        writer.token(restorer ? restorer.push(fragment) : fragment);
      },
      done(id) {
        messageId = id;
      },
    });
  } catch (error) {
    showRest();
    if (writer.signal.reason instanceof AnswerStoppedError) return { outcome: 'stopped', text };
    const stalled = error instanceof CoreFailure && error.code === 'core_timeout';
    return { outcome: 'failed', text, error, code: stalled ? closeCodes.coreStalled : closeCodes.coreFailed };
  }
  showRest();
  return { outcome: 'complete', text, messageId };
}
