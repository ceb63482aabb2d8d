import type { PlayedQuestion } from './fault-schedule-play.js';

/**
 * The id under which the core has each accepted question: its answer's. Only the repeat of one that broke off with its instance
 * has a stream of its own beside the id of the first try, which `done` names, or else the question.
 */
export function findStoredIds(
  questions: readonly PlayedQuestion[],
  exchanges: readonly { readonly id: string; readonly question: string | undefined }[],
): ReadonlyMap<PlayedQuestion, string> {
  const accepted = questions.filter(({ answerId }) => answerId !== null);
  const ids = new Map(accepted.map((question) => [question, question.answerId as string]));
  const has = (id: string) => exchanges.some((exchange) => exchange.id === id);
  for (const question of accepted) {
    if (question.refused === 0 || has(ids.get(question) as string)) continue;
    const { plan, heard } = question;
    const taken = new Set(ids.values());
    const left = exchanges.find(({ id, question: asked }) => asked === plan.text && !taken.has(id));
    const id = heard?.end.kind === 'done' ? heard.end.messageId : left?.id;
    if (id !== undefined) ids.set(question, id);
  }
  return ids;
}
