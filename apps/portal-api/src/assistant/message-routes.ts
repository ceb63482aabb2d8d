import { postMessage, stopAnswer } from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { streamAddress } from '../stream/stream-address.js';

/** The HTTP edge of a question: the answer itself goes over the stream. */
export function messageRoutes({ answerQuestion, owner, hub }: Context): Route[] {
  return [
    defineRoute({
      contract: postMessage,
      permission: 'dialogs:own',
      limit: 'questions',
      async handle({ session, params: { id }, body, trace }) {
        const begun = await answerQuestion({ userId: session.user.id, dialogId: id, text: body.text, trace });
        return {
          body: { answer_id: begun.answerId, session_id: id, stream: streamAddress(id), cache: begun.cache },
        };
      },
    }),
    defineRoute({
      contract: stopAnswer,
      permission: 'dialogs:own',
      async handle({ session, params, trace }) {
        await owner.require(session.user.id, params.id, trace);
        await hub.stop(params.id, params.answer_id);
        return { body: undefined };
      },
    }),
  ];
}
