import type { KeyObject } from 'node:crypto';
import type { CacheOutcome } from '@portal/contracts';
import {
  closeCodes,
  ClaimLostError,
  foretellAnswer,
  HubClosedError,
  isStillHeld,
  type AnswerClaim,
  type AnswerWriter,
  type Hub,
} from '@portal/chat-stream';
import { CallAborted, CoreFailure, CoreRefused } from '../core/core-errors.js';
import type { CoreLink, Exchange, Trace } from '../core/core-link.js';
import type { WaitingExchange } from '../jobs/exchange-lane.js';
import type { Log } from '../log.js';
import { Refusal } from '../refusal.js';
import { within } from '../within.js';
import type { AnswerGenerations } from './answer-generation.js';
import { answerKey } from './answer-key.js';
import { mayShare, type AnswerCache } from './answer-cache.js';
import { claimAnswer } from './claim-answer.js';
import { coreChatRequest } from './core-request.js';
import type { DialogContext } from './dialog-context.js';
import type { DialogOwner, OwnDialog } from './dialog-owner.js';
import type { ExchangeOutbox } from './exchange-outbox.js';
import { relayAnswer, type Relayed } from './relay-answer.js';
import { removePersonalData, type CleanQuestion } from './remove-personal-data.js';
import type { SharedAnswer, SharedAnswers } from './shared-answers.js';
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
  readonly context: DialogContext;
  readonly generations: AnswerGenerations;
  readonly cache: AnswerCache;
  readonly shared: SharedAnswers;
  readonly vaults: VaultStore;
  readonly core: CoreLink;
  readonly outbox: ExchangeOutbox;
  readonly hub: Hub;
  readonly answerKeySecret: KeyObject;
  readonly log: Log;
}

/** The core is asked so long for the messages of a dialog in which somebody new is named. */
const saidWithinMs = 1_000;

export type AnswerQuestion = (question: Question) => Promise<BegunAnswer>;

/**
 * The use case, in the order of the specification (POST messages): ownership, cache, removal of personal data, the core's
 * answer into the stream; the core saves. Resolves when the answer has begun; until then every failure is thrown.
 */
export function createAnswerQuestion(deps: AnswerQuestionDeps): AnswerQuestion {
  const { owner, context, generations, cache, shared, vaults, core, hub } = deps;

  return async ({ userId, dialogId, text, trace }) => {
    const dialog = await owner.require(userId, dialogId, trace); // 1

    const now = mayShare(dialog.scenario) ? generations.current(dialog.scenario) : null;
    now?.catch(() => undefined);
    const held = await claimAnswer(hub, dialogId, { text, trace });
    if (typeof held === 'string') return { answerId: held, cache: 'joined' };
    const { claim, messageId } = held;
    // Not before: whoever had the dialog until now may have added to it.
    const known = vaults.open(dialogId);
    known.catch(() => undefined);
    const waits = deps.outbox.holds(dialogId);
    const settled = deps.outbox.settled(dialogId, waits);
    try {
      const before = await context.take(dialogId, messageId, trace);
      const generation = await now;
      const key =
        before !== null && generation !== null
          ? answerKey(deps.answerKeySecret, { dialog, generation, contextDigest: before, question: text })
          : null;
      const found = key === null ? null : await cache.find(key); // 2
      const refusal = found === null ? core.chatRefusal() : null;
      if (refusal !== null) {
        // Nothing to give and nobody to ask: whatever else a question costs is not spent on a 503.
        if (before !== null) await context.restore(dialogId, before);
        throw refusal;
      }
      const question = await removePersonalData(await known, before, text, () => said(dialogId, trace)); // 3
      // What an earlier version did not take for personal may have been kept: it is given, and stored, no more.
      const isShareable = question.vault === null;
      const cached = isShareable ? found : null;
      const turn: Turn = {
        dialog,
        claim,
        messageId,
        before,
        question,
        trace,
        waits,
        settled,
        shareUnder: isShareable ? key : null,
      };
      if (cached?.fresh) return await replay(turn, cached.text, 'hit');

      try {
        return await ask(turn); // 4, 5
      } catch (error) {
        const unsent = error instanceof CoreFailure && error.unsent;
        if (unsent && before !== null) await context.restore(dialogId, before);
        // For those who share it the call goes on, and the core keeps its answer here.
        if ((error instanceof CallAborted || error instanceof ClaimLostError) && turn.shareUnder)
          await context.doubt(dialogId);
        // Of a call that was sent the core may have kept another answer, which then is what was said.
        if (cached && error instanceof CoreFailure)
          return await replay(unsent ? turn : { ...turn, before: null }, cached.text, 'stale');
        throw error;
      }
    } catch (error) {
      claim.release();
      if (error instanceof CoreRefused && error.status === 404) {
        await owner.forget(dialogId);
        throw new Refusal('dialog_forbidden', { cause: error });
      }
      if (error instanceof HubClosedError || error instanceof ClaimLostError)
        throw new Refusal('assistant_unavailable', { cause: error, retryAfterS: 1 });
      throw error;
    }
  };

  /** Whoever waits for an answer waits no longer than this for what only makes numbers smaller. */
  function said(dialogId: string, trace: Trace): Promise<string[] | null> {
    const texts = context
      .said(dialogId, trace)
      .then((messages) => messages && messages.map(({ text }) => text));
    return within(saidWithinMs, texts, () => null);
  }

  async function ask(given: Turn): Promise<BegunAnswer> {
    // What waited may have been refused by now: the core then answers in a context that is not the one of the digest.
    const turn = (await given.waits) ? { ...given, before: null, shareUnder: null } : given;
    const { dialog, question, messageId, trace } = turn;
    const { answerId, signal } = turn.claim;
    const request = coreChatRequest(dialog, question.text);
    if (!(await turn.settled))
      throw new CoreFailure('assistant_unavailable', { retryAfterS: 1, unsent: true });
    const call = (until: AbortSignal) =>
      core.chat(request, { answerId: messageId, requestId: trace.requestId, signal: until });
    const found: SharedAnswer = turn.shareUnder
      ? await shared.ask(turn.shareUnder, call, signal)
      : { outcome: 'miss', answer: await call(signal) };
    if (found.outcome === 'hit') return replay(turn, found.text, 'hit');
    const { answer, outcome } = found;
    try {
      // Before the 202: should this instance die with it, nobody waits in vain on another, and the question is stored.
      await Promise.all([
        foretellAnswer(turn.claim),
        ...(outcome === 'joined'
          ? [deps.outbox.expect(exchangeOf(turn, '')), context.doubt(turn.dialog.id)]
          : []),
      ]);
      const writer = turn.claim.begin();
      void relayAnswer(answer, writer, question.vault)
        .then((relayed) => finish(turn, writer, relayed, outcome))
        .catch((error: unknown) => {
          deps.log.error({ err: error, answer_id: answerId }, 'an answer was not finished');
          // What could not be kept has no `done`.
          writer.fail(closeCodes.coreFailed);
        });
      return { answerId, cache: outcome };
    } catch (error) {
      answer.abort();
      if (outcome === 'joined') await deps.outbox.forget(dialog.id, messageId);
      throw error;
    }
  }

  /** Accepted is recorded: the reply waits for that, the reader does not. */
  async function replay(turn: Turn, text: string, outcome: 'hit' | 'stale'): Promise<BegunAnswer> {
    const { claim, messageId, question } = turn;
    // As before every other answer: this instance may have stood still, and the dialog be its own all the same.
    await isStillHeld(claim);
    const writer = claim.begin();
    writer.token(text);
    const exchange = { question: question.text, answer: text };
    try {
      await save(turn, exchange, turn.waits);
      await remember(turn, exchange);
    } catch (cause) {
      writer.fail(closeCodes.coreFailed);
      if (cause instanceof CoreRefused) throw cause;
      throw new Refusal('assistant_unavailable', { cause, retryAfterS: 1 });
    }
    writer.done(messageId);
    return { answerId: claim.answerId, cache: outcome };
  }

  async function finish(
    turn: Turn,
    writer: AnswerWriter,
    relayed: Relayed,
    outcome: 'miss' | 'joined',
  ): Promise<void> {
    const { claim, messageId, question, trace } = turn;
    const exchange = { question: question.text, answer: relayed.text };
    if (relayed.outcome === 'failed') {
      deps.log.warn(
        { err: relayed.error, answer_id: claim.answerId, request_id: trace.requestId },
        'an answer broke off',
      );
      // Whatever the core kept of it, the question and what was seen of the answer stay in the dialog. Before the stream ends:
      // whoever asks next, at any instance, comes behind it.
      await save(turn, exchange).finally(() => writer.fail(relayed.code));
    } else if (relayed.outcome === 'stopped') {
      await save(turn, exchange);
      writer.done(messageId);
    } else if (outcome === 'joined') {
      await save(turn, exchange);
      await remember(turn, exchange);
      writer.done(messageId);
    } else {
      await remember(turn, exchange);
      writer.done(relayed.messageId);
    }
  }

  /** An exchange that the core has not seen: stored, or queued where nothing is lost, before `done` names it. */
  async function save(turn: Turn, exchange: Exchange, waits?: Promise<boolean>): Promise<void> {
    await deps.outbox.record(exchangeOf(turn, exchange.answer), turn.trace, waits);
  }

  /** Before `done` goes out: whoever sees it may ask at once, and is then in the new context. */
  async function remember({ dialog, before }: Turn, exchange: Exchange): Promise<void> {
    if (before !== null) await context.extend(dialog.id, before, exchange);
  }
}

function exchangeOf({ dialog, messageId, question }: Turn, answer: string): WaitingExchange {
  return { dialogId: dialog.id, answerId: messageId, question: question.text, answer };
}

/** One question on its way. */
interface Turn {
  readonly dialog: OwnDialog;
  readonly claim: AnswerClaim;
  /** The id under which the core stores the answer; a repeat of the question has the same. */
  readonly messageId: string;
  readonly question: CleanQuestion;
  /** The digest of everything said before this question; null when the core could not be asked. */
  readonly before: string | null;
  /** Under which the answer may be shared and cached; null when it is nobody else's business. */
  readonly shareUnder: string | null;
  /** Whether an exchange of the dialog waited when it was taken: none has joined it since, if the answer comes at once. */
  readonly waits: Promise<boolean>;
  /** The core knows all that was said in the dialog, as far as waiting helps. */
  readonly settled: Promise<boolean>;
  readonly trace: Trace;
}
