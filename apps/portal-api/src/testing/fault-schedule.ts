import { planFaults, type PlannedFault } from './fault-schedule-faults.js';
import { SeededChoices } from './fault-schedule-random.js';

/** One of the two instances. */
export type Place = 0 | 1;

/** What falls over for everybody. Milliseconds. */
export type Shock =
  | { readonly kind: 'core'; readonly downMs: number }
  | { readonly kind: 'portal'; readonly which: Place; readonly graceMs: number };

/** Where a question stands: sent, accepted, its first text heard, its end heard. */
export type Moment = 'sent' | 'accepted' | 'heard' | 'ended';

export interface PlannedQuestion {
  readonly text: string;
  readonly faults: readonly PlannedFault[];
  /** Where it is asked, and where a repeat with the same Idempotency-Key is asked at the same time. */
  readonly at: Place;
  readonly repeatAt: Place | null;
  /** How often it is sent at the most, until it is accepted. */
  readonly tries: number;
  /** Whether the socket is open before the question, or opened with the answer's id afterwards. */
  readonly opensFirst: boolean;
  /** UTF-16 units after which the reader's socket is cut, to go on at the other instance. */
  readonly cuts: readonly number[];
  /** UTF-16 units after which the answer is stopped, and where. */
  readonly stop: { readonly after: number; readonly at: Place } | null;
  /** The reader goes away at its first cut, or at the first text without one, and never comes back. */
  readonly leaves: boolean;
  readonly pauseMs: number;
  readonly shock: Shock | null;
  /** An instance that dies without last words so long after the moment. Milliseconds. */
  readonly kill: { readonly which: Place; readonly moment: Moment; readonly afterMs: number } | null;
}

/** One user with one dialog, one to four questions, and whatever goes wrong meanwhile. */
export interface FaultSchedule {
  readonly seed: number;
  readonly user: string;
  readonly scenario: string;
  readonly questions: readonly PlannedQuestion[];
}

/** So many schedules one after the other ask from the same few questions. */
const eraLength = 40;
const subjects = ['небо голубое', 'трава зелёная', 'море солёное', 'снег белый'];

/** A word that no other question has; letters only, so that it is nobody's number. */
export function markerOf(seed: number, question: number): string {
  return `zzmark${spell(seed)}q${spell(question)}zz`;
}
/** Finds them, but no piece of one. */
export const markers = /zzmark[bcdfghjklmq]+zz/g;

/** A number in consonants: digits might be somebody's, and with vowels they might be a name. */
export const spell = (value: number): string =>
  [...String(value)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');

/** Everything that a schedule does follows from its seed. */
export function planSchedule(seed: number): FaultSchedule {
  const random = new SeededChoices(seed);
  const place = (): Place => (random.chance(0.5) ? 0 : 1);
  const era = Math.floor(seed / eraLength);
  const isShared = random.chance(0.6);

  const plan = (index: number): PlannedQuestion => {
    const common = isShared && index < 2;
    const marker = markerOf(seed, index);
    return {
      text: common ? `Почему ${random.pick(subjects)}? (${spell(era)})` : `Что значит слово ${marker} тут?`,
      faults: planFaults(random),
      at: place(),
      repeatAt: random.chance(0.15) ? place() : null,
      tries: random.between(2, 4),
      opensFirst: random.chance(0.6),
      cuts: random.chance(0.3)
        ? [random.between(0, 200), random.between(200, 400)].slice(random.between(0, 1))
        : [],
      stop: random.chance(0.15) ? { after: random.between(0, 300), at: place() } : null,
      leaves: random.chance(0.07),
      pauseMs: random.chance(0.3) ? random.between(0, 150) : 0,
      shock: planShock(random, place),
      kill: null,
    };
  };
  return {
    seed,
    user: `stu-9${String(seed % 1_000_000).padStart(6, '0')}`,
    scenario: random.chance(0.9) ? 'general' : 'career',
    questions: Array.from({ length: random.pick([1, 1, 2, 2, 2, 3, 4]) }, (_, index) => plan(index)),
  };
}

function planShock(random: SeededChoices, place: () => Place): Shock | null {
  if (random.chance(0.015)) return { kind: 'core', downMs: random.between(0, 300) };
  if (random.chance(0.012)) return { kind: 'portal', which: place(), graceMs: random.pick([0, 0, 1_500]) };
  return null;
}
