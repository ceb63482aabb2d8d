import { fault, type FaultRule, type RouteName } from '@portal/core-fake';
import type { SeededChoices } from './fault-schedule-random.js';

/** A rule without its dialog, which exists only once the schedule is played. */
export interface PlannedFault {
  readonly route: RouteName;
  readonly times: number;
  readonly fault: FaultRule['fault'];
}

/** What a `huge_answer` and an `endless_answer` are told apart by: this one ends. UTF-16 units. */
export const hugeCharacters = 20_000;

type Choice = (random: SeededChoices) => FaultRule['fault'];

const statuses = [429, 500, 502, 503, 504];
/** Faults that every route of the core can play. A refusal (4xx) is no fault to recover from and is left out here. */
const anywhere: readonly Choice[] = [
  (random) => fault.status(random.pick(statuses), random.chance(0.2) ? { retryAfter: 1 } : {}),
  () => fault.refuseConnection(),
  (random) => fault.slowHeaders(random.pick([50, 200, 700])),
  (random) => fault.garbageLine({ after: random.between(0, 5) }),
  (random) => fault.saveThenDrop(random.chance(0.5) ? { tokens: random.between(0, 5) } : {}),
];
/** Faults of an answer, from its first token to its end. */
const ofAnswers: readonly Choice[] = [
  () => fault.status(400),
  (random) => fault.slowTokens(random.pick([5, 20])),
  (random) => fault.stallAfter(random.between(0, 6)),
  (random) => fault.cutAfter(random.between(0, 6)),
  () => fault.missingDone(),
  () => fault.doubleDone(),
  () => fault.splitPlaceholder(),
  () => fault.hugeAnswer(hugeCharacters),
  () => fault.endlessAnswer(),
];
const beside: readonly RouteName[] = ['exchanges', 'exchanges', 'messages', 'sessions'];

/** The faults that one question meets: none, mostly of its answer, sometimes of what goes on beside it. */
export function planFaults(random: SeededChoices): PlannedFault[] {
  const planned: PlannedFault[] = [];
  const add = (route: RouteName, choices: readonly Choice[]) =>
    planned.push({ route, times: random.between(1, 2), fault: random.pick(choices)(random) });
  if (random.chance(0.25)) add('chat', [...anywhere, ...ofAnswers]);
  if (random.chance(0.2)) add(random.pick(beside), anywhere);
  if (random.chance(0.03))
    planned.push({ route: 'health', times: random.between(1, 3), fault: fault.healthDown() });
  return planned;
}
