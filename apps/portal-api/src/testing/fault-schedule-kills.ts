import { fault } from '@portal/core-fake';
import { spell, type FaultSchedule, type Moment } from './fault-schedule.js';
import { SeededChoices } from './fault-schedule-random.js';

/** At which instances are killed. */
export const moments: readonly Moment[] = ['sent', 'accepted', 'heard', 'ended'];
/** So that a schedule's deaths do not follow its faults. */
const apart = 0x5eed;

/** A core that is slow to store shows what was told before it was kept. */
const slowToStore = { route: 'exchanges', times: 2, fault: fault.slowHeaders(200) } as const;
/** So many schedules one after the other begin, if at all, with the same question: they share its answer while it is made. */
const classSize = 8;

/**
 * The same schedule, mostly of a class that asks the same, with instances that die in the middle of some of its questions.
 *
 * @param at the moments to choose from
 */
export function addKills(schedule: FaultSchedule, at = moments): FaultSchedule {
  const random = new SeededChoices(schedule.seed ^ apart);
  const common = `Почему трава зелёная? (${spell(Math.floor(schedule.seed / classSize))})`;
  const questions = schedule.questions.map((question, index) => {
    const text = index === 0 && random.chance(0.6) ? common : question.text;
    if (!random.chance(0.4)) return { ...question, text };
    const which = random.chance(0.75) ? question.at : question.at === 0 ? 1 : 0;
    const kill = {
      which,
      moment: random.pick(at),
      afterMs: random.pick([0, 0, 5, 20, 50, 100]),
    } as const;
    const faults = random.chance(0.6) ? [slowToStore, ...question.faults] : question.faults;
    return { ...question, text, kill, faults };
  });
  return { ...schedule, questions };
}
