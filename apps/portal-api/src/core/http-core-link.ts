import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { careerRecommendations, courseDetail, courseList, interestProfile } from '@portal/contracts';
import {
  coreDialog,
  coreDialogList,
  coreHealth,
  coreMessageList,
  coreUser,
  createdCoreDialog,
  savedExchange,
} from '@portal/contracts/core';
import axios from 'axios';
import { Agent as UndiciAgent } from 'undici';
import { z } from 'zod';
import { createAdminLink, must } from './admin-link.js';
import { createBreaker, type Breaker, type BreakerState } from './breaker.js';
import { createChatCall, type ChatLimits } from './chat-call.js';
import { CoreFailure } from './core-errors.js';
import type { CoreLink } from './core-link.js';
import { createDataCall } from './data-call.js';

export interface HttpCoreLinkOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly dataTimeoutMs: number;
  readonly chat: ChatLimits;
  readonly onRetry?: (attempt: number, requestId: string) => void;
  readonly onBreaker?: (name: string, state: BreakerState) => void;
}

export interface HttpCoreLink extends CoreLink {
  readonly breakers: { readonly chat: Breaker; readonly data: Breaker };
  close(): void;
}

/** The link to the core over HTTP: pooled connections, one breaker for chat and one for data. */
export function createHttpCoreLink(options: HttpCoreLinkOptions): HttpCoreLink {
  const pool = { keepAlive: true, maxSockets: 2_048, maxFreeSockets: 64 };
  const agents = { httpAgent: new HttpAgent(pool), httpsAgent: new HttpsAgent(pool) };
  const headers: Record<string, string> = options.token ? { authorization: `Bearer ${options.token}` } : {};
  const onChange = options.onBreaker ? { onChange: options.onBreaker } : {};
  const breakers = {
    chat: createBreaker({
      name: 'chat',
      whenOpen: (retryAfterS) => new CoreFailure('assistant_unavailable', { retryAfterS, unsent: true }),
      ...onChange,
    }),
    data: createBreaker({
      name: 'data',
      whenOpen: (retryAfterS) => new CoreFailure('core_unavailable', { retryAfterS, unsent: true }),
      ...onChange,
    }),
  };
  const dispatcher = new UndiciAgent({ connections: 512, connect: { timeout: options.dataTimeoutMs } });
  const shared = { url: options.url, headers };
  const data = createDataCall({
    ...shared,
    dispatcher,
    timeoutMs: options.dataTimeoutMs,
    breaker: breakers.data,
  });
  const onRetry = options.onRetry ? { onRetry: options.onRetry } : {};
  const callChat = createChatCall({ ...shared, agents, limits: options.chat, ...onRetry });
  const path = encodeURIComponent;

  return {
    breakers,
    resolveUser: (technicalId, trace) =>
      data(
        { method: 'POST', url: '/v1/users/resolve', data: { technical_id: technicalId } },
        coreUser,
        trace,
      ),
    readUser: (user, trace) => data({ method: 'GET', url: `/v1/users/${path(user)}` }, coreUser, trace),
    listCourses: async (user, trace) =>
      must(await data({ method: 'GET', url: `/v1/users/${path(user)}/courses` }, courseList, trace)),
    readCourse: (user, course, trace) =>
      data({ method: 'GET', url: `/v1/users/${path(user)}/courses/${path(course)}` }, courseDetail, trace),
    readRecommendations: async (user, trace) =>
      must(
        await data(
          { method: 'GET', url: `/v1/users/${path(user)}/career/recommendations` },
          careerRecommendations,
          trace,
        ),
      ),
    readInterests: async (user, trace) =>
      must(
        await data(
          { method: 'GET', url: `/v1/users/${path(user)}/career/interests` },
          interestProfile,
          trace,
        ),
      ),

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
      const saved = await data({ method: 'PUT', url, data: exchange }, savedExchange, trace);
      return saved && saved.message_id;
    },

    chat: async (request, call) => {
      const answer = await breakers.chat.run(() => callChat(request, call));
      return {
        abort: () => answer.abort(),
        relay: (handlers) =>
          answer.relay(handlers).catch((error: unknown) => {
            if (error instanceof CoreFailure && !call.signal.aborted) breakers.chat.recordFailure(error);
            throw error;
          }),
      };
    },

    admin: createAdminLink(data),
    ingest: async (document, trace) => {
      must(await data({ method: 'POST', url: '/v1/ingest', data: document }, z.unknown(), trace));
    },

    // Past the breakers: this is how they are told that the core is back.
    readHealth: async (signal) => {
      const url = new URL('/v1/health', options.url).href;
      const response = await axios.get(url, { headers, ...agents, signal, proxy: false, maxRedirects: 0 });
      return coreHealth.parse(response.data);
    },
    close: () => {
      for (const breaker of Object.values(breakers)) breaker.close();
      for (const agent of Object.values(agents)) agent.destroy();
      void dispatcher.destroy();
    },
  };
}
