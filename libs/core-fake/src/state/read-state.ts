import type { CoreStateReaders } from '../core-fake-api.js';
import type { CoreParts } from '../core-parts.js';

/** What tests may see of a core without asking it over HTTP; everything is a copy. */
export function readState({ users, courses, dialogs, ingestion, recorder }: CoreParts): CoreStateReaders {
  return {
    requests: (route) =>
      recorder
        .all()
        .filter((request) => route === undefined || request.route === route)
        .map((request) => ({ ...request })),
    user: (technicalId) => users.resolve(technicalId),
    createdCourses: () => structuredClone([...courses.created()]),
    createDialog: (anonymousUserId, scenario = 'general') => dialogs.create(anonymousUserId, scenario),
    dialogs: () => structuredClone(dialogs.all()).map(({ activity: _activity, ...dialog }) => dialog),
    messages: (dialogId) => structuredClone([...(dialogs.messagesOf(dialogId) ?? [])]),
    answer: (answerId) => {
      const message = dialogs.answer(answerId)?.message;
      return message && { ...message };
    },
    storedAnswers: () =>
      dialogs
        .all()
        .reduce((sum, { messages }) => sum + messages.filter(({ role }) => role === 'assistant').length, 0),
    ingested: () => ingestion.records(),
  };
}
