import type { CoreDialog, CoreUser } from '@portal/contracts/core';
import type { Faults } from './faults/faults.js';
import type { RouteName } from './faults/routes.js';
import type { IngestRecord } from './ingest/ingest-record.js';
import type { RecordedRequest } from './recorder/recorder.js';
import type { Course } from './seed/courses.js';
import type { StoredMessage } from './state/dialogs.js';
import type { SettingsChange } from './state/settings.js';

export interface CoreFakeOptions {
  /** When given, every request (except below `/__mock`) needs it as bearer token, else 401. */
  readonly token?: string | undefined;
  /** Milliseconds between tokens; default 0, as fast as the reader takes them. */
  readonly tokenMs?: number | undefined;
  /** Milliseconds before the first token; default 0. */
  readonly firstTokenMs?: number | undefined;
  /** The clock of timestamps and of the months of career dynamics. */
  readonly now?: (() => Date) | undefined;
  /** A JSON file that keeps dialogs, created courses, roles and ingest records over a restart. */
  readonly file?: string | undefined;
  /** The folder that ingested documents are read from. */
  readonly knowledge?: string | undefined;
  /** Whether files that appear in the folder are taken without a job, while the core listens; default false. */
  readonly watchKnowledge?: boolean | undefined;
  /** How many requests are remembered; default 20,000, and never more than 64 Mi characters of bodies. */
  readonly recordedRequests?: number | undefined;
  /** Told of failures that no caller is told of, such as a state file that cannot be written. */
  readonly onWarning?: ((message: string, cause: unknown) => void) | undefined;
}

/** What tests may see of a core without asking it over HTTP; everything is a copy. */
export interface CoreStateReaders {
  /** What reached the core, oldest first, optionally of one route. */
  requests(route?: RouteName): RecordedRequest[];
  /** The user behind a technical ID. */
  user(technicalId: string): CoreUser | undefined;
  createdCourses(): Course[];
  /** A dialog without a call over HTTP. */
  createDialog(anonymousUserId: string, scenario?: string): CoreDialog;
  dialogs(): (CoreDialog & { messages: StoredMessage[] })[];
  /** Messages of a dialog in order; none when there is no such dialog. A cut answer has `partial: true`. */
  messages(dialogId: string): StoredMessage[];
  /** The assistant message stored under an answer id. */
  answer(answerId: string): StoredMessage | undefined;
  /** How many assistant messages are stored in all dialogs. */
  storedAnswers(): number;
  ingested(): IngestRecord[];
}

export interface CoreFake extends AsyncDisposable, CoreStateReaders {
  /** Listens (port 0: any free one) and resolves to the base URL. After `close` it may listen again, with its state. */
  listen(port?: number, host?: string): Promise<string>;
  /** Destroys every connection at once, keeps what running answers have produced, writes the state file. */
  close(): Promise<void>;
  /** The base URL; throws while the core does not listen. */
  readonly url: string;
  readonly faults: Faults;
  /** Back to the seed: faults, recorded requests, settings, dialogs, courses, roles, ingest records. */
  reset(): void;
  /** The rhythm of answers, and users' roles; throws when a user does not exist. */
  change(settings: SettingsChange): void;
  /** Works an `ingest:document` job; rejects only when the payload is not of the contract. */
  ingest(job: unknown): Promise<IngestRecord>;
  /** How many answers are being streamed. */
  activeStreams(): number;
}
