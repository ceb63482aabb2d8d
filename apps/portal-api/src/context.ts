import type { IncomingMessage } from 'node:http';
import type { DestinationStream } from 'pino';
import { createHub, type Hub } from '@portal/chat-stream';
import { createRedisRelay } from '@portal/chat-stream/redis';
import { createAnswerGenerations, type AnswerGenerations } from './assistant/answer-generation.js';
import { createAnswerCache } from './assistant/answer-cache.js';
import { createAnswerQuestion, type AnswerQuestion } from './assistant/answer-question.js';
import { createDialogContext } from './assistant/dialog-context.js';
import { createDialogOwner, type DialogOwner } from './assistant/dialog-owner.js';
import { createDialogs, type Dialogs } from './assistant/dialogs.js';
import { createExchangeOutbox, deliverTo, type ExchangeOutbox } from './assistant/exchange-outbox.js';
import { createPseudonyms } from './assistant/pseudonyms.js';
import { createSharedAnswers } from './assistant/shared-answers.js';
import { createVaultStore } from './assistant/vault-store.js';
import { createAudit, type Audit } from './audit.js';
import { createConfirmUser, type ConfirmUser } from './auth/confirm-user.js';
import { createKnownUsers, type KnownUsers } from './auth/known-users.js';
import { createLoginLimits, type LoginLimits } from './auth/login-limits.js';
import { createSessionStore, type SessionStore } from './auth/session-store.js';
import type { Config } from './config.js';
import type { CoreLink } from './core/core-link.js';
import { watchCoreHealth, type CoreHealthWatch } from './core/core-health.js';
import { createHttpCoreLink, type HttpCoreLink } from './core/http-core-link.js';
import { createLastGood, type LastGood } from './core/last-good.js';
import { createClientAddress } from './http/client-address.js';
import { createFailureLog, type FailureLog } from './http/failure-log.js';
import { createLimits, type Limits } from './http/limits.js';
import { createIdempotency, type Idempotency } from './http/idempotency.js';
import { withLateForgetting } from './jobs/late-forgetting.js';
import { createMemoryLane } from './jobs/memory-lane.js';
import { createQueueLane } from './jobs/queue-lane.js';
import { createDirectIngest, createIngestQueue, type IngestQueue } from './jobs/ingest-queue.js';
import { deriveKeys, type Keys } from './keys.js';
import type { Log } from './log.js';
import { hintOfRedis, openStore, type OpenStore } from './store/open-store.js';
import type { KeyValueStore } from './store/key-value-store.js';
import { createSeal } from './store/sealed.js';
import { seldom } from './seldom.js';
import { within } from './within.js';
import { createSessionWatch, type SessionWatch } from './stream/session-watch.js';

/** Every collaborator, made once. Routes take from here what they need. */
export interface Context {
  readonly config: Config;
  readonly log: Log;
  readonly failures: FailureLog;
  readonly audit: Audit;
  readonly linesLost: NonNullable<Outputs['linesLost']>;
  readonly keys: Keys;
  readonly store: KeyValueStore;
  readonly core: CoreLink;
  readonly breakers: HttpCoreLink['breakers'];
  readonly coreFigures: HttpCoreLink['figures'];
  readonly coreHealth: CoreHealthWatch;
  readonly lastGood: LastGood;
  readonly sessions: SessionStore;
  readonly confirmUser: ConfirmUser;
  readonly sessionWatch: SessionWatch;
  readonly knownUsers: KnownUsers;
  readonly loginLimits: LoginLimits;
  readonly limits: Limits;
  /** Of requests that Express does not see. */
  readonly clientAddress: (request: IncomingMessage) => string;
  readonly owner: DialogOwner;
  readonly dialogs: Dialogs;
  readonly answerGenerations: AnswerGenerations;
  readonly answerQuestion: AnswerQuestion;
  readonly outbox: ExchangeOutbox;
  readonly hub: Hub;
  /** Streams of answers that several dialogs share; no socket ever listens to them. */
  readonly flights: Hub;
  readonly ingest: IngestQueue;
  readonly idempotency: Idempotency;
  /** Saves what was accepted, and lets go of everything within the time. */
  close(withinMs: number): Promise<void>;
  /** The process ends now: tells what is not saved. */
  giveUp(): void;
}

/** Where the two streams of lines go. */
export interface Outputs {
  readonly log: Log;
  readonly auditLines: DestinationStream;
  /** Lines that could not be written, by where they were to go. */
  readonly linesLost?: () => Readonly<Record<string, number>>;
}

/** What a test may bring along instead. */
export interface Overrides {
  readonly store?: OpenStore;
  readonly retryShare?: number;
  /** So long nothing may move on a connection that is being answered. */
  readonly silenceMs?: number;
}

/** Shared answers need not be resumed: a minute is enough for whoever comes late. */
const flightKeepMs = 60_000;
/**
 * Who waits for the first token of an instance that has died waits for this and three seconds more. An instance that is
 * taken for dead although it lives costs a second call, and the answers that it leads: it has to be silent for 3.5 s.
 */
const flightLeaseMs = 2_000;
/** What is left of a close for exchanges that were not yet recorded, once they wait in memory. */
const spareMs = 2_000;
/**
 * In UTF-16 units: hundreds of pages, and far more than any assistant says. An answer that comes in small tokens takes many
 * times its size of memory while it runs, and a core that has lost its end would go on until its time is over.
 */
const longestAnswer = 4 * 1024 * 1024;
/** Dialogs that may follow one shared answer on one instance. */
const maxFollowers = 10_000;
/** A repeat waits for the first call at least so long. */
const leastRepeatMs = 60_000;
/** A login asks the core, and the store before and after: that takes no longer than this. */
const besidesCoreMs = 10_000;
/** A question may wait for somebody else's call to begin, and then begin its own. */
export const longestRequestMs = ({ core }: Config): number =>
  Math.max(leastRepeatMs, 2 * (core.chat.startMs + besidesCoreMs));
/** While Redis is away, sharing fails many times a second. */
const sharingToldMs = 30_000;
/** What was expected for too long is in the lane after this at the latest. */
const deliveryMs = 10_000;

export function createContext(
  config: Config,
  { log, auditLines, linesLost = () => ({}) }: Outputs,
  overrides: Overrides = {},
): Context {
  const keys = deriveKeys(config.secret);
  const opened = overrides.store ?? openStore(config.redisUrl, log);
  const { store } = opened;
  const createRelay = (options: { prefix: string; keepMs: number; leaseMs?: number }) =>
    opened.redis && createRedisRelay({ redis: opened.redis, secret: keys.stream.export(), ...options });
  const onError = seldom(sharingToldMs, (error: unknown, untold) =>
    log.warn({ err: error, untold, hint: hintOfRedis(error) }, 'streams are not shared'),
  );
  const hub = createHub({
    relay: createRelay({ prefix: 'chat-stream', keepMs: 300_000 }) ?? undefined,
    maxAnswerLength: longestAnswer,
    onError,
  });
  const flights = createHub({
    relay: createRelay({ prefix: 'flights', keepMs: flightKeepMs, leaseMs: flightLeaseMs }) ?? undefined,
    keepMs: flightKeepMs,
    maxAnswerLength: longestAnswer,
    maxReadersPerChannel: maxFollowers,
    maxReadersPerTag: maxFollowers,
    onError,
  });
  const core = createHttpCoreLink({
    ...config.core,
    retryShare: overrides.retryShare,
    onRetry: (attempt, requestId) => log.warn({ attempt, request_id: requestId }, 'chat call is tried again'),
    onBreaker: (breaker, state) => log.warn({ breaker, state }, 'breaker changed'),
  });
  const coreHealth = watchCoreHealth({
    core,
    breakers: core.breakers,
    pollMs: config.core.healthPollMs,
    log,
  });
  const lastGood = createLastGood(store, createSeal(keys.vault), keys.lastGood);
  const sessions = createSessionStore({ store, seal: createSeal(keys.session), ...config.session });
  const clientAddress = createClientAddress(config.trustedProxies);
  const knownUsers = createKnownUsers({
    store,
    seal: createSeal(keys.knownUser),
    secret: keys.knownUser,
    keepMs: config.session.knownUserMs,
  });
  const everyMs = config.session.confirmUserMs;
  const confirmUser = createConfirmUser({ core, sessions, knownUsers, everyMs });
  const audit = createAudit(keys.audit, auditLines);
  const sessionWatch = createSessionWatch({ hub, sessions, confirmUser, audit });
  const pseudonyms = createPseudonyms(keys.pseudonym);
  const owner = createDialogOwner({ core, store, pseudonyms });
  const vaults = createVaultStore(store, createSeal(keys.vault));
  const isCoreAway = () => core.breakers.exchanges.state === 'open';
  const isRestWell = () => core.breakers.data.state === 'closed';
  const onDropped = (dialogId: string) => context.forget(dialogId);
  const deliver = deliverTo({ core, isCoreAway, isRestWell, onDropped, log });
  const longestCallMs = config.core.chat.startMs + config.core.chat.totalMs;
  const expectMs = longestCallMs + config.outboxPatienceMs;
  const { connection } = opened;
  const durableLane =
    connection &&
    withLateForgetting(
      createQueueLane({ connection, store, seal: createSeal(keys.vault), deliver }),
      expectMs,
    );
  const spareLane = createMemoryLane({
    async deliver(exchange, until) {
      const outcome = await deliver(exchange, until);
      // The durable lane may expect it still: it was away when it should have taken it over.
      if (outcome === 'done') void durableLane?.forget(exchange.dialogId, exchange.answerId);
      return outcome;
    },
    handOver: durableLane?.add,
    onLost: (answerIds) =>
      log.error({ count: answerIds.length, answer_ids: answerIds }, 'exchanges were not saved'),
  });
  const lane = durableLane ?? spareLane;
  const outbox = createExchangeOutbox({
    core,
    lane,
    spare: spareLane,
    isCoreAway,
    expectMs,
    log,
  });
  const context = createDialogContext(core, store, outbox, expectMs + deliveryMs);
  const answerGenerations = createAnswerGenerations(store);
  const cache = createAnswerCache(store, createSeal(keys.vault), config.cache);
  const shared = createSharedAnswers({ flights, store, cache, ...config.core.chat });
  const giveUp = () => {
    const answerIds = outbox.recording();
    if (answerIds.length > 0)
      log.error({ count: answerIds.length, answer_ids: answerIds }, 'exchanges may not have been saved');
    spareLane.giveUp();
  };
  const ingest = connection ? createIngestQueue(connection, store) : createDirectIngest(core);

  return {
    config,
    log,
    failures: createFailureLog(log),
    audit,
    linesLost,
    keys,
    store,
    core,
    breakers: core.breakers,
    coreFigures: core.figures,
    coreHealth,
    lastGood,
    sessions,
    confirmUser,
    sessionWatch,
    knownUsers,
    loginLimits: createLoginLimits(store, keys.limit, {
      ...config.limits,
      longestLoginMs: config.core.dataTimeoutMs + besidesCoreMs,
    }),
    limits: createLimits(store, keys.limit, config.limits, clientAddress),
    clientAddress,
    owner,
    dialogs: createDialogs({ core, owner, context, vaults, pseudonyms, scenarios: config.scenarios }),
    answerGenerations,
    answerQuestion: createAnswerQuestion({
      owner,
      context,
      generations: answerGenerations,
      cache,
      shared,
      vaults,
      core,
      outbox,
      hub,
      answerKeySecret: keys.answerKey,
      log,
    }),
    outbox,
    hub,
    flights,
    ingest,
    idempotency: createIdempotency(
      store,
      createSeal(keys.idempotency),
      keys.idempotency,
      longestRequestMs(config),
    ),
    giveUp,
    async close(withinMs) {
      const deadline = performance.now() + withinMs;
      const leftMs = () => Math.max(0, deadline - performance.now());
      coreHealth[Symbol.dispose]();
      sessionWatch[Symbol.dispose]();
      // What was accepted is not lost, also when its answer broke off a moment ago.
      const recorded = Promise.resolve(outbox[Symbol.asyncDispose]());
      await within(Math.max(0, leftMs() - spareMs / 2), recorded, () => undefined);
      await spareLane.close(Math.min(spareMs, leftMs()));
      giveUp();
      const queues = async () => {
        await durableLane?.[Symbol.asyncDispose]();
        await ingest[Symbol.asyncDispose]();
      };
      await within(leftMs(), queues(), () => undefined);
      core.close();
      await store[Symbol.asyncDispose]();
    },
  };
}
