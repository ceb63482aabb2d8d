import type { Faults } from './faults/faults.js';
import type { FirstReplies } from './http/first-replies.js';
import type { Ingestion } from './ingest/ingestion.js';
import type { Recorder } from './recorder/recorder.js';
import type { Settings } from './state/settings.js';
import type { Courses } from './state/courses.js';
import type { Schools } from './state/schools.js';
import type { Surveys } from './state/surveys.js';
import type { Dialogs } from './state/dialogs.js';
import type { Users } from './state/users.js';

/** An answer that is being streamed. */
export interface RunningAnswer {
  readonly answerId: string;
  readonly dialogId: string;
  /** The whole of it. */
  readonly text: string;
}

/** Everything the routes work with. */
export interface CoreParts {
  readonly users: Users;
  readonly courses: Courses;
  readonly schools: Schools;
  readonly surveys: Surveys;
  readonly dialogs: Dialogs;
  readonly ingestion: Ingestion;
  readonly faults: Faults;
  readonly recorder: Recorder;
  readonly settings: Settings;
  readonly firstReplies: FirstReplies;
  readonly now: () => Date;
  /** Answers that are being streamed now; each resolves when its reply has ended and is stored. */
  readonly running: Map<Promise<void>, RunningAnswer>;
  /** Called after every change of what a restart has to keep. */
  readonly changed: () => void;
  /** Called when something failed that no caller is told of. */
  readonly warn: (message: string, cause: unknown) => void;
  /** Back to the seed: faults, recorded requests, replies under a key, settings and state. */
  readonly reset: () => void;
}
