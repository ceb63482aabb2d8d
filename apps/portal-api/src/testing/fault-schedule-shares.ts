import type { CoreFake } from '@portal/core-fake';
import { exchangesOf } from './fault-schedule-count.js';
import type { Played, PlayedQuestion } from './fault-schedule-play.js';
import { findStoredIds } from './fault-schedule-stored.js';

interface Told {
  readonly played: Played;
  readonly question: PlayedQuestion;
  /** What may be shared with: the scenario, everything said before, and the question. */
  readonly under: string;
}

/** Answers that were shared although nobody else had asked the same after the same; one line for each. */
export function findStrangeShares(core: CoreFake, all: readonly Played[]): string[] {
  const told = all.flatMap((played) => tell(core, played));
  const askers = new Map<string, Set<Played>>();
  for (const { played, question, under } of told) {
    const isShared = question.cache !== null && question.cache !== 'miss';
    if (!isShared) askers.set(under, (askers.get(under) ?? new Set()).add(played));
  }
  return told.flatMap(({ played, question: { cache, plan, refused }, under }) => {
    if (cache === null || cache === 'miss') return [];
    // The repeat of a try that was not heard of joins what became of that.
    if (cache === 'joined' && refused > 0) return [];
    const hasSource = [...(askers.get(under) ?? [])].some((other) => other !== played);
    return hasSource ? [] : [`seed ${played.schedule.seed}: ${cache} of nobody's answer to "${plan.text}"`];
  });
}

/** The questions of a dialog with what the core had of it before each. */
function tell(core: CoreFake, played: Played): Told[] {
  const exchanges = exchangesOf(core, played.dialog) ?? [];
  const ids = findStoredIds(played.questions, exchanges);
  const accepted = new Set(ids.values());
  // What a refused try left behind may or may not have been there in time: nothing can be said of who was given an answer then,
  // and whoever asked may have asked after either.
  const isSure = exchanges.every(({ id }) => accepted.has(id));
  return played.questions.flatMap((question, index) => {
    if (!isSure && question.cache !== 'miss' && question.cache !== null) return [];
    const before = new Set(played.questions.slice(0, index).map((earlier) => ids.get(earlier)));
    const own = exchanges.findIndex(({ id }) => id === ids.get(question));
    const askedSoFar = new Set<string | undefined>(
      played.questions.slice(0, index + 1).map(({ plan }) => plan.text),
    );
    const refused = exchanges.filter((tried) => !accepted.has(tried.id) && askedSoFar.has(tried.question));
    const contexts = subsetsOf(refused.slice(0, mostRefused)).map((left) =>
      exchanges.filter((exchange) => before.has(exchange.id) || left.includes(exchange)),
    );
    if (!isSure) contexts.push(own < 0 ? exchanges : exchanges.slice(0, own));
    return contexts.map((context) => {
      const said = context.map(({ question: asked, answer }) => [asked, answer]);
      return {
        played,
        question,
        under: JSON.stringify([played.schedule.scenario, said, question.plan.text]),
      };
    });
  });
}

/** Of more than these no schedule has room. */
const mostRefused = 6;

/** Each selection of what is given, in its order; nothing is the first. */
function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);
}
