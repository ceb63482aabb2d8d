import type { AdminCourse } from '../../v1/admin-courses.js';
import type { Survey } from '../../v1/admin-surveys.js';
import { seededCourses } from './seed/courses.js';
import { derivedId } from './seed/derived.js';
import { seededSchools, type FakeSchool } from './seed/schools.js';
import { seededSurveys } from './seed/surveys.js';
import { createDialogs, type Dialogs } from './state/dialogs.js';
import { createSessions, type Sessions } from './state/sessions.js';
import { Streams } from './state/streams.js';

/** How an imitation behaves. */
export interface Rhythm {
  readonly now: () => number;
  readonly firstTokenMs: number;
  readonly tokenMs: number;
}

/** All that an imitation knows; a reset makes another one. */
export interface World extends Rhythm {
  readonly sessions: Sessions;
  readonly dialogs: Dialogs;
  readonly streams: Streams;
  readonly courses: Map<string, AdminCourse>;
  readonly schools: Map<string, FakeSchool>;
  readonly surveys: Map<string, Survey>;
  /** Complete answers that may be shared, by what was asked in which context. */
  readonly answers: Map<string, string>;
  /** What the answers are made from, as whoever updates it says. */
  knowledgeVersion: string;
  /** Part of what an answer is kept by: one that is on its way when a purge comes is found no more. */
  purges: number;
  nextId(prefix: string): string;
}

export function createWorld(rhythm: Rhythm): World {
  let count = 0;
  const nextId = (prefix: string) => derivedId(prefix, 'made', ++count);
  return {
    ...rhythm,
    sessions: createSessions(rhythm.now),
    dialogs: createDialogs(rhythm.now, nextId),
    streams: new Streams(rhythm.now, rhythm.tokenMs),
    courses: byId(seededCourses),
    schools: byId(seededSchools),
    surveys: byId(seededSurveys),
    answers: new Map(),
    knowledgeVersion: '',
    purges: 0,
    nextId,
  };
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [item.id, item]));
