import { careerRecommendations, courseDetail, courseList, interestProfile } from '@portal/contracts';
import {
  coreDialog,
  coreDialogList,
  coreMessageList,
  coreUser,
  createdCoreDialog,
  savedExchange,
} from '@portal/contracts/core';
import { z } from 'zod';
import { createAdminLink, must } from './admin-link.js';
import { createBreaker, type Breaker, type BreakerState } from './breaker.js';
import { createChatCall, type ChatLimits } from './chat-call.js';
import { CoreFailure } from './core-errors.js';
import type { CoreLink } from './core-link.js';
import { countChat } from './counted-chat.js';
import { createDataCall } from './data-call.js';
import { createHealthCall } from './health-call.js';
import { openPools } from './pools.js';
import { createRetryBudget, type RetryFigures } from './retry-budget.js';

export interface HttpCoreLinkOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly connectMs: number;
  readonly dataTimeoutMs: number;
  readonly chat: ChatLimits;
  /** How many retries each call pays for; default: a fifth. */
  readonly retryShare?: number | undefined;
  readonly onRetry?: (attempt: number, requestId: string) => void;
  readonly onBreaker?: (name: string, state: BreakerState) => void;
}

/**
 * What fails on its own, and is given up and tried again on its own. Exchanges are data of which no reader waits: a core that
 * cannot save them still shows courses and signs users in.
 */
export type LinkName = 'chat' | 'data' | 'exchanges';

export interface HttpCoreLink extends CoreLink {
  readonly breakers: Readonly<Record<LinkName, Breaker>>;
  /** Calls and retries since the start. */
  readonly figures: Readonly<Record<LinkName, RetryFigures>>;
  close(): void;
}

/** The link to the core over HTTP: pooled connections, and a breaker for all that may fail alone. */
export function createHttpCoreLink(options: HttpCoreLinkOptions): HttpCoreLink {
  const pools = openPools(options);
  const headers: Record<string, string> = options.token ? { authorization: `Bearer ${options.token}` } : {};
  const onChange = options.onBreaker ? { onChange: options.onBreaker } : {};
  const dataBreaker = (name: 'data' | 'exchanges') =>
    createBreaker({
      name,
      probeMs: options.dataTimeoutMs,
      whenOpen: (retryAfterS) => new CoreFailure('core_unavailable', { retryAfterS, unsent: true }),
      ...onChange,
    });
  const breakers = {
    chat: createBreaker({
      name: 'chat',
      probeMs: options.chat.startMs,
      whenOpen: (retryAfterS) => new CoreFailure('assistant_unavailable', { retryAfterS, unsent: true }),
      ...onChange,
    }),
    data: dataBreaker('data'),
    exchanges: dataBreaker('exchanges'),
  };
  const budgetOptions = options.retryShare === undefined ? {} : { share: options.retryShare };
  const budgets = {
    chat: createRetryBudget(budgetOptions),
    data: createRetryBudget(budgetOptions),
    exchanges: createRetryBudget(budgetOptions),
  };
  const shared = { url: options.url, headers };
  const dataCall = (name: 'data' | 'exchanges') =>
    createDataCall({
      ...shared,
      dispatcher: pools.data,
      timeoutMs: options.dataTimeoutMs,
      budget: budgets[name],
      breaker: breakers[name],
      // All exchanges have the same reply: an odd one is no user's own.
      isOfUsers: name === 'data',
    });
  const data = dataCall('data');
  const exchanges = dataCall('exchanges');
  const onRetry = options.onRetry ? { onRetry: options.onRetry } : {};
  const callChat = createChatCall({
    ...shared,
    dispatcher: pools.chat,
    limits: options.chat,
    budget: budgets.chat,
    // Nothing more for a core that is known to be down; and a probe is one request.
    isDown: () => breakers.chat.opening,
    ...onRetry,
  });
  const path = encodeURIComponent;

  return {
    breakers,
    figures: {
      chat: budgets.chat.figures,
      data: budgets.data.figures,
      exchanges: budgets.exchanges.figures,
    },
    // A question in the shape of a POST: it changes nothing.
    resolveUser: (technicalId, trace) =>
      data(
        {
          method: 'POST',
          url: '/v1/users/resolve',
          data: { technical_id: technicalId },
          repeatable: true,
        },
        coreUser,
        trace,
      ),
    readUser: (user, trace) => data({ method: 'GET', url: `/v1/users/${path(user)}` }, coreUser, trace),
    listCourses: (user, trace) =>
      data({ method: 'GET', url: `/v1/users/${path(user)}/courses` }, courseList, trace),
    readCourse: (user, course, trace) =>
      data({ method: 'GET', url: `/v1/users/${path(user)}/courses/${path(course)}` }, courseDetail, trace),
    readRecommendations: (user, trace) =>
      data(
        { method: 'GET', url: `/v1/users/${path(user)}/career/recommendations` },
        careerRecommendations,
        trace,
      ),
    readInterests: (user, trace) =>
      data({ method: 'GET', url: `/v1/users/${path(user)}/career/interests` }, interestProfile, trace),

    listDialogs: async (anonymousUserId, trace) =>
      must(
        await data(
          { method: 'GET', url: '/v1/sessions', params: { anonymous_user_id: anonymousUserId } },
          coreDialogList,
          trace,
        ),
      ).sessions,
    createDialog: async (anonymousUserId, scenario, trace) =>
      must(
        await data(
          { method: 'POST', url: '/v1/sessions', data: { anonymous_user_id: anonymousUserId, scenario } },
          createdCoreDialog,
          trace,
        ),
      ),
    readDialog: (dialog, trace) =>
      data({ method: 'GET', url: `/v1/sessions/${path(dialog)}` }, coreDialog, trace),
    listMessages: async (dialog, trace) => {
      const list = await data(
        { method: 'GET', url: `/v1/sessions/${path(dialog)}/messages` },
        coreMessageList,
        trace,
      );
      return list && list.messages;
    },
    saveExchange: async (dialog, answer, exchange, trace) => {
      const url = `/v1/sessions/${path(dialog)}/exchanges/${path(answer)}`;
      const saved = await exchanges({ method: 'PUT', url, data: exchange }, savedExchange, trace);
      return saved && saved.message_id;
    },

    chatRefusal: () => breakers.chat.refusal(),
    chat: (request, call) => countChat(breakers.chat, () => callChat(request, call)),

    admin: createAdminLink(data),
    ingest: async (document, trace) => {
      must(await data({ method: 'POST', url: '/v1/ingest', data: document }, z.looseObject({}), trace));
    },

    // Past the breakers: this is how they are told that the core is back.
    readHealth: createHealthCall({ ...shared, dispatcher: pools.health }),
    close: () => {
      for (const breaker of Object.values(breakers)) breaker.shutdown();
      pools.close();
    },
  };
}
