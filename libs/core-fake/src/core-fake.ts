import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applySettings } from './apply-settings.js';
import type { CoreParts } from './core-parts.js';
import type { CoreFake, CoreFakeOptions } from './core-fake-api.js';
import { Faults } from './faults/faults.js';
import { createApp } from './http/app.js';
import { FirstReplies } from './http/first-replies.js';
import { Ingestion } from './ingest/ingestion.js';
import { watchFolder, type FolderWatch } from './ingest/watch-folder.js';
import { Recorder } from './recorder/recorder.js';
import { Courses } from './state/courses.js';
import { Dialogs } from './state/dialogs.js';
import { readState } from './state/read-state.js';
import { Schools } from './state/schools.js';
import { Surveys } from './state/surveys.js';
import { Settings } from './state/settings.js';
import { StateFile, type StoredState } from './state/state-file.js';
import { Users } from './state/users.js';

const seed: StoredState = {
  version: 1,
  roles: {},
  courses: [],
  removed_courses: [],
  schools: [],
  removed_schools: [],
  surveys: [],
  removed_surveys: [],
  dialogs: [],
  ingested: [],
};

/**
 * A core service for tests and for development, on real HTTP in this process. It starts to listen when told to.
 *
 * @example
 * await using core = createCoreFake();
 * const url = await core.listen();
 * core.faults.set([{ match: { route: 'chat' }, times: 1, fault: fault.cutAfter(3) }]);
 *
 * @throws StateFileError when `options.file` exists and cannot be used.
 */
export function createCoreFake(options: CoreFakeOptions = {}): CoreFake {
  const now = options.now ?? (() => new Date());
  const warn = options.onWarning ?? (() => undefined);
  const changed = () => file?.schedule();
  const parts: CoreParts = {
    users: new Users(),
    courses: new Courses(),
    schools: new Schools(),
    surveys: new Surveys(now),
    dialogs: new Dialogs(now),
    ingestion: new Ingestion(options.knowledge, now, changed),
    faults: new Faults(),
    recorder: new Recorder(now, {
      requests: options.recordedRequests ?? 20_000,
      characters: 64 * 1024 * 1024,
    }),
    settings: new Settings({ tokenMs: options.tokenMs ?? 0, firstTokenMs: options.firstTokenMs ?? 0 }),
    firstReplies: new FirstReplies(),
    now,
    running: new Map(),
    changed,
    warn,
    reset: () => {
      parts.faults.clear();
      parts.recorder.clear();
      parts.settings.reset();
      parts.firstReplies.clear();
      load(seed);
      changed();
    },
  };
  const load = (state: StoredState) => {
    parts.users.load(state.roles);
    parts.courses.load({ written: state.courses, removed: state.removed_courses });
    parts.schools.load({ written: state.schools, removed: state.removed_schools });
    parts.surveys.load({ written: state.surveys, removed: state.removed_surveys });
    parts.dialogs.load(state.dialogs);
    parts.ingestion.load(state.ingested);
  };
  const collect = (): StoredState => {
    const { courses, schools, surveys } = parts;
    const written = structuredClone({
      courses: courses.changes(),
      schools: schools.changes(),
      surveys: surveys.changes(),
    });
    return {
      version: 1,
      roles: parts.users.changedRoles(),
      courses: written.courses.written as StoredState['courses'],
      removed_courses: [...written.courses.removed],
      schools: [...written.schools.written],
      removed_schools: [...written.schools.removed],
      surveys: [...written.surveys.written],
      removed_surveys: [...written.surveys.removed],
      dialogs: parts.dialogs.all(),
      ingested: parts.ingestion.records(),
    };
  };
  const file = options.file === undefined ? undefined : new StateFile(options.file, collect, warn);
  load(file?.read() ?? seed);

  const app = createApp(parts, options.token);
  let server: Server | undefined;
  let watched: FolderWatch | undefined;
  let url: string | undefined;

  async function listen(port = 0, host = '127.0.0.1'): Promise<string> {
    if (server) throw new Error('the core is listening already');
    const starting = (server = createServer(app));
    starting.setTimeout(0);
    starting.keepAliveTimeout = 30_000;
    try {
      await new Promise<void>((resolve, reject) => {
        starting.once('error', reject);
        starting.listen({ port, host }, resolve);
      });
    } catch (error) {
      server = undefined;
      throw error;
    }
    if (options.knowledge !== undefined && options.watchKnowledge) {
      watched = watchFolder(options.knowledge, (path) => parts.ingestion.found(path), warn);
    }
    const address = starting.address() as AddressInfo;
    url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
    return url;
  }

  async function close(): Promise<void> {
    const closing = server;
    server = undefined;
    url = undefined;
    const reading = watched?.close();
    watched = undefined;
    if (closing) {
      const closed = new Promise<void>((resolve) => closing.close(() => resolve()));
      closing.closeAllConnections();
      await closed;
    }
    await Promise.allSettled([reading, ...parts.running.keys()]);
    await file?.flush();
  }

  return {
    listen,
    close,
    [Symbol.asyncDispose]: close,
    get url() {
      if (url === undefined) throw new Error('the core is not listening');
      return url;
    },
    faults: parts.faults,
    reset: parts.reset,
    change: (settings) => applySettings(parts, settings),
    ingest: (job) => parts.ingestion.work(job),
    activeStreams: () => parts.running.size,
    ...readState(parts),
  };
}
