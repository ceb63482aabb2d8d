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
  return told.flatMap(({ played, question: { cache, plan }, under }) => {
    if (cache === null || cache === 'miss') return [];
    const hasSource = [...(askers.get(under) ?? [])].some((other) => other !== played);
    return hasSource ? [] : [`seed ${played.schedule.seed}: ${cache} of nobody's answer to "${plan.text}"`];
  });
}

/** The questions of a dialog with what the core had of it before each. */
function tell(core: CoreFake, played: Played): Told[] {
  const exchanges = exchangesOf(core, played.dialog) ?? [];
  const ids = findStoredIds(played.questions, exchanges);
  const accepted = new Set(ids.values());
  // What a refused try left behind may or may not have been there in time.
  const isSure = exchanges.every(({ id }) => accepted.has(id));
  return played.questions.flatMap((question, index) => {
    const before = new Set(played.questions.slice(0, index).map((earlier) => ids.get(earlier)));
    const said = exchanges
      .filter(({ id }) => before.has(id))
      .map(({ question: asked, answer }) => [asked, answer]);
    if (!isSure && question.cache !== 'miss' && question.cache !== null) return [];
    return [
      { played, question, under: JSON.stringify([played.schedule.scenario, said, question.plan.text]) },
    ];
  });
}
