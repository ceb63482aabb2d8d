import { idParams, opaqueId } from '@portal/contracts';
import { coreDialogsQuery, createCoreDialogBody, exchangeBody } from '@portal/contracts/core';
import type { Express } from 'express';
import { z } from 'zod';
import type { CoreParts } from '../core-parts.js';
import { addEndpoint } from '../http/endpoint.js';
import { CoreProblem } from '../http/problem.js';

const exchangeParams = z.strictObject({ id: opaqueId, answer_id: opaqueId });

export const dialogNotFound = () => new CoreProblem(404, 'dialog_not_found', 'there is no such dialog');
export const answerElsewhere = () =>
  new CoreProblem(409, 'answer_id_taken', 'this answer id belongs to another dialog');

/** Dialogs and their messages. */
export function addDialogRoutes(app: Express, { dialogs, changed }: CoreParts): void {
  addEndpoint(app, {
    method: 'get',
    path: '/v1/sessions',
    query: coreDialogsQuery,
    handle: ({ query }) => ({
      body: {
        sessions: dialogs
          .listOf(query.anonymous_user_id)
          .map(({ anonymous_user_id: _anonymous, ...dialog }) => dialog),
      },
    }),
  });
  addEndpoint(app, {
    method: 'post',
    path: '/v1/sessions',
    body: createCoreDialogBody,
    handle: ({ body }) => {
      const { id, scenario, created_at } = dialogs.create(body.anonymous_user_id, body.scenario);
      changed();
      return { status: 201, body: { id, scenario, created_at }, headers: { location: `/v1/sessions/${id}` } };
    },
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/sessions/:id',
    params: idParams,
    handle: ({ params }) => {
      const dialog = dialogs.read(params.id);
      if (!dialog) throw dialogNotFound();
      return { body: dialog };
    },
  });
  addEndpoint(app, {
    method: 'get',
    path: '/v1/sessions/:id/messages',
    params: idParams,
    handle: ({ params }) => {
      const messages = dialogs.messagesOf(params.id);
      if (!messages) throw dialogNotFound();
      return { body: { messages: messages.map(({ partial: _partial, ...message }) => message) } };
    },
  });
  addEndpoint(app, {
    method: 'put',
    path: '/v1/sessions/:id/exchanges/:answer_id',
    params: exchangeParams,
    body: exchangeBody,
    handle: ({ params, body }) => {
      const outcome = dialogs.save(params.id, { answerId: params.answer_id, partial: false, ...body });
      if (outcome === 'no_dialog') throw dialogNotFound();
      if (outcome === 'other_dialog') throw answerElsewhere();
      changed();
      return { status: outcome === 'created' ? 201 : 200, body: { message_id: params.answer_id } };
    },
  });
}
