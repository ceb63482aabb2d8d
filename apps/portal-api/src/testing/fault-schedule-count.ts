import type { CoreFake } from '@portal/core-fake';
import { markers } from './fault-schedule.js';
import type { WholeAnswers } from './fault-schedule-answers.js';
import type { Played, PlayedQuestion } from './fault-schedule-play.js';
import { findStoredIds } from './fault-schedule-stored.js';

interface Exchange {
  readonly id: string;
  readonly question: string | undefined;
  readonly answer: string;
}

/** What the core stores of a dialog, answer by answer; null when questions and answers do not take turns. */
export function exchangesOf(core: CoreFake, dialog: string): Exchange[] | null {
  const messages = core.messages(dialog);
  const exchanges = messages.flatMap(({ role, id, text }, at) =>
    role === 'assistant' && at % 2 === 1 ? [{ id, question: messages[at - 1]?.text, answer: text }] : [],
  );
  return exchanges.length * 2 === messages.length ? exchanges : null;
}

/** Holds what a user saw against what the core stores; one line for each thing that is wrong. */
export async function countAtTheCore(core: CoreFake, played: Played, whole: WholeAnswers): Promise<string[]> {
  const { schedule, questions } = played;
  const exchanges = exchangesOf(core, played.dialog);
  const wrong = [...played.wrong];
  if (exchanges === null) wrong.push('questions and answers do not take turns');
  else {
    const ids = findStoredIds(questions, exchanges);
    for (const question of questions) {
      const isWhole = (text: string) => whole.has(schedule.scenario, question.plan.text, text);
      wrong.push(...(await compare(question, ids.get(question), exchanges, isWhole)));
    }
    wrong.push(...findDisorder(questions, ids, exchanges), ...findSurplus(questions, ids, exchanges));
    wrong.push(...findWordsOfOthers(questions, exchanges));
  }
  return wrong.map((line) => `seed ${schedule.seed}: ${line}`);
}

/** One accepted question: stored once, and as it was heard. */
async function compare(
  question: PlayedQuestion,
  storedId: string | undefined,
  exchanges: readonly Exchange[],
  isWhole: (text: string) => Promise<boolean>,
): Promise<string[]> {
  const { plan, heard } = question;
  if (storedId === undefined || heard === null) return [];
  const stored = exchanges.filter(({ id }) => id === storedId);
  const [kept] = stored;
  const about = describePlayed(question);
  if (stored.length !== 1 || !kept) return [`stored ${stored.length} times: ${about}`];
  const wrong: string[] = [];
  const { text, end } = heard;
  if (kept.question !== plan.text) wrong.push(`stored with the question ${kept.question}: ${about}`);
  if (end.kind === 'lost') wrong.push(`${end.why}: ${about}`);
  if (end.kind === 'done' && !exchanges.some(({ id }) => id === end.messageId))
    wrong.push(`a done that names nothing: ${about}`);
  const isComplete = end.kind === 'done' && plan.stop === null;
  // Of an answer whose instance was killed the question alone may be left.
  const isAsHeard = isComplete ? kept.answer === text : kept.answer.startsWith(text);
  if (!isAsHeard && !(question.overtakable && text.startsWith(kept.answer)))
    wrong.push(`heard another text (${text.length} units) than is stored (${kept.answer.length}): ${about}`);
  if (isComplete && !(await isWhole(text)))
    wrong.push(`done without its end, at "${text.slice(-40)}": ${about}`);
  return wrong;
}

/** Answers are stored in the order of their questions, unless an ending instance let a question overtake the last answer. */
function findDisorder(
  questions: readonly PlayedQuestion[],
  ids: ReadonlyMap<PlayedQuestion, string>,
  exchanges: readonly Exchange[],
): string[] {
  const places = questions
    .filter((question) => ids.has(question) && !question.overtakable)
    .map((question) => exchanges.findIndex(({ id }) => id === ids.get(question)));
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] as number));
  return isInOrder ? [] : [`stored at ${places.join(', ')}: ${questions.map(describePlayed).join(' ')}`];
}

/** Of a question that was never accepted the core may have one exchange; of an accepted one nothing more, however often it was tried. */
function findSurplus(
  questions: readonly PlayedQuestion[],
  ids: ReadonlyMap<PlayedQuestion, string>,
  exchanges: readonly Exchange[],
): string[] {
  const accepted = new Set(ids.values());
  const asked = [...new Set(questions.map(({ plan }) => plan.text))];
  const surplus = asked.flatMap((text) => {
    const more = exchanges.filter(({ id, question }) => question === text && !accepted.has(id));
    const tries = questions.filter(({ plan }) => plan.text === text);
    const givenUp = tries.filter(({ answerId }) => answerId === null).length;
    return more.length > givenUp
      ? [`stored ${more.length} times more: ${tries.map(describePlayed).join(' ')}`]
      : [];
  });
  const strange = exchanges.filter(({ question }) => !asked.includes(question ?? ''));
  return [...surplus, ...strange.map(({ question }) => `nobody asked "${question}"`)];
}

function findWordsOfOthers(questions: readonly PlayedQuestion[], exchanges: readonly Exchange[]): string[] {
  const own = new Set(questions.flatMap(({ plan }) => plan.text.match(markers) ?? []));
  const seen = [
    ...exchanges.flatMap(({ question, answer }) => [question ?? '', answer]),
    ...questions.map(({ heard }) => heard?.text ?? ''),
  ];
  const strange = seen.flatMap((text) => text.match(markers) ?? []).filter((marker) => !own.has(marker));
  return strange.map((marker) => `the words of another: ${marker}`);
}

function describePlayed({ plan, answerId, cache, refused, heard }: PlayedQuestion): string {
  const faults = plan.faults.map(({ route, fault }) => ({ route, ...fault }));
  const { at, shock, stop } = plan;
  return JSON.stringify({ answerId, at, cache, refused, faults, shock, stop, end: heard?.end });
}
