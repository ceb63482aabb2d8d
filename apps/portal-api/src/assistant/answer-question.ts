import { randomUUID } from 'node:crypto';
import { restoreText } from '@portal/anonymizer';
import type { CacheOutcome } from '@portal/contracts';
import type { AnswerWriter, Hub } from '@portal/chat-stream';
import { CoreFailure } from '../core/core-errors.js';
import type { CoreLink, Exchange, Trace } from '../core/core-link.js';
import type { Log } from '../log.js';
import { answerKey } from './answer-key.js';
import { mayShare, type AnswerCache } from './answer-cache.js';
import { coreChatRequest } from './core-request.js';
import type { DialogContext } from './dialog-context.js';
import type { DialogOwner, OwnDialog } from './dialog-owner.js';
import type { ExchangeOutbox } from './exchange-outbox.js';
import { relayAnswer, type Relayed } from './relay-answer.js';
import { removePersonalData, type CleanQuestion } from './remove-personal-data.js';
import type { Lease, RunningAnswers } from './running-answers.js';
import type { VaultStore } from './vault-store.js';

export interface Question {
  readonly userId: string;
  readonly dialogId: string;
  readonly text: string;
  readonly trace: Trace;
}

/** An answer that has begun. */
export interface BegunAnswer {
  readonly answerId: string;
  readonly cache: CacheOutcome;
}

export interface AnswerQuestionDeps {
  readonly owner: DialogOwner;
  readonly running: RunningAnswers;
  readonly context: DialogContext;
  readonly cache: AnswerCache;
  readonly vaults: VaultStore;
  readonly core: CoreLink;
  readonly outbox: ExchangeOutbox;
  readonly hub: Hub;
  readonly answerKeySecret: Uint8Array;
  readonly log: Log;
}

export type AnswerQuestion = (question: Question) => Promise<BegunAnswer>;

/**
 * The use case, in the order of the specification (POST messages): ownership, cache, removal of personal data, the core's
 * answer into the stream; the core saves. Resolves when the answer has begun; until then every failure is thrown.
 */
export function createAnswerQuestion(deps: AnswerQuestionDeps): AnswerQuestion {
  const { owner, running, context, cache, vaults, core, hub } = deps;

  return async ({ userId, dialogId, text, trace }) => {
    const dialog = await owner.require(userId, dialogId, trace); // 1

    const lease = await running.begin(dialogId, randomUUID());
    try {
      const before = await context.digest(dialogId, trace);
      const shareable = before !== null && mayShare(dialog.scenario);
      const key = shareable
        ? answerKey(deps.answerKeySecret, { dialog, contextDigest: before, question: text })
        : null;
      const cached = key === null ? null : await cache.find(key); // 2
      const question = await removePersonalData(vaults, dialogId, text); // 3
      const turn: Turn = {
        dialog,
        lease,
        before,
        question,
        trace,
        keepUnder: question.personal ? null : key,
      };
      if (cached?.fresh) return replay(turn, cached.text, 'hit');

      try {
        await context.forget(dialogId);
        return await ask(turn); // 4, 5
      } catch (error) {
        if (error instanceof CoreFailure && error.unsent && before !== null)
          await context.restore(dialogId, before);
        if (cached && error instanceof CoreFailure) return replay(turn, cached.text, 'stale');
        throw error;
      }
    } catch (error) {
      await lease.release();
      throw error;
    }
  };

  async function ask(turn: Turn): Promise<BegunAnswer> {
    const { dialog, question, trace } = turn;
    const { answerId } = turn.lease;
    const call = new AbortController();
    const request = coreChatRequest(dialog, question.text);
    const answer = await core.chat(request, { answerId, requestId: trace.requestId, signal: call.signal });
    try {
      const writer = hub.begin(dialog.id, answerId);
      writer.signal.addEventListener('abort', () => call.abort(), { once: true });
      void relayAnswer(answer, writer, question.vault)
        .then((relayed) => finish(turn, writer, relayed))
        .catch((error: unknown) =>
          deps.log.error({ err: error, answer_id: answerId }, 'an answer was not finished'),
        );
      return { answerId, cache: 'miss' };
    } catch (error) {
      call.abort();
      answer.abort();
      throw error;
    }
  }

  function replay(turn: Turn, text: string, outcome: 'hit' | 'stale'): BegunAnswer {
    const { dialog, lease, question, trace } = turn;
    const writer = hub.begin(dialog.id, lease.answerId);
    writer.token(question.vault ? restoreText(text, question.vault) : text);
    const exchange = { question: question.text, answer: text };
    deps.outbox.record(dialog.id, lease.answerId, exchange, trace);
    void settle(turn, exchange).then(() => writer.done(lease.answerId));
    return { answerId: lease.answerId, cache: outcome };
  }

  async function finish(turn: Turn, writer: AnswerWriter, relayed: Relayed): Promise<void> {
    const { dialog, lease, question, trace } = turn;
    const exchange = { question: question.text, answer: relayed.text };
    if (relayed.outcome === 'complete') {
      if (turn.keepUnder) await cache.keep(turn.keepUnder, relayed.text).catch(() => undefined);
      await settle(turn, exchange);
      writer.done(relayed.messageId);
      return;
    }
    await lease.release();
    if (relayed.outcome === 'stopped') {
      deps.outbox.record(dialog.id, lease.answerId, exchange, trace);
      writer.done(lease.answerId);
    } else {
      deps.log.warn(
        { err: relayed.error, answer_id: lease.answerId, request_id: trace.requestId },
        'an answer broke off',
      );
    }
  }

  /** Frees the dialog before `done` goes out, so that whoever sees `done` may ask again at once. */
  async function settle({ dialog, before, lease }: Turn, exchange: Exchange): Promise<void> {
    if (before !== null) await context.extend(dialog.id, before, exchange).catch(() => undefined);
    await lease.release();
  }
}

/** One question on its way. */
interface Turn {
  readonly dialog: OwnDialog;
  readonly lease: Lease;
  readonly question: CleanQuestion;
  /** The digest of everything said before this question; null when the core could not be asked. */
  readonly before: string | null;
  /** Where a complete answer may be cached; null when it is nobody else's business. */
  readonly keepUnder: string | null;
  readonly trace: Trace;
}
