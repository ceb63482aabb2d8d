import { createDialog, listDialogs, listMessages } from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';

export function dialogRoutes({ dialogs }: Context): Route[] {
  return [
    defineRoute({
      contract: listDialogs,
      permission: 'dialogs:own',
      handle: async ({ session, trace }) => ({ body: await dialogs.list(session.user.id, trace) }),
    }),
    defineRoute({
      contract: createDialog,
      permission: 'dialogs:own',
      handle: async ({ session, body, trace }) => ({
        body: await dialogs.create(session.user.id, body.scenario, trace),
      }),
    }),
    defineRoute({
      contract: listMessages,
      permission: 'dialogs:own',
      handle: async ({ session, params, trace }) => ({
        body: await dialogs.messages(session.user.id, params.id, trace),
      }),
    }),
  ];
}
