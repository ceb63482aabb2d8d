import { isDeepStrictEqual } from 'node:util';
import { PortalSession } from '../chat/portal-session.js';
import { addedRow, compareRow, ratioOf, takeTurns } from './comparison.js';
import { withCpuSeconds } from './cpu-time.js';
import type { Lab } from './lab.js';
import type { ResultTable } from './result-table.js';

const fullRounds = 9;
const connections = 32;
const crowdMs = 1_500;
const lonelyMs = 400;

/** A side of the comparison: where its list of courses is, and the headers of the signed-in users who ask for it. */
interface Side {
  readonly url: string;
  readonly pid: number;
  readonly users: readonly Readonly<Record<string, string>>[];
}

/**
 * `GET /api/v1/courses` with a session in Redis: session, limits, role, validation, core. Requests a second, their times
 * and CPU, with many connections at once and with one; the portal beside the least Express app.
 */
export async function measureCourses(lab: Lab): Promise<readonly ResultTable[]> {
  if (lab.redisUrl === undefined) throw new Error('The scenario courses needs redis-server on the PATH.');
  const [core, measuredPortal] = [await lab.core(), await lab.portal()];
  const app = await lab.startServer('least-courses', 'tools/src/bench/least-courses.ts', {
    CORE_URL: core.url,
    REDIS_URL: lab.redisUrl,
  });
  const ids = Array.from({ length: connections }, (_, index) => `stu-9${String(index).padStart(6, '0')}`);
  const least: Side = {
    url: `${app.url}/courses`,
    pid: app.pid,
    users: await Promise.all(ids.map((id) => signInAtLeast(app.url, id))),
  };
  const portal: Side = {
    url: `${measuredPortal.url}/api/v1/courses`,
    pid: measuredPortal.pid,
    users: await Promise.all(ids.map((id) => signInAtPortal(measuredPortal.url, id))),
  };
  await expectSameLists(least, portal);
  const rounds = lab.effort.rounds(fullRounds);
  const measured = await takeTurns(
    rounds,
    { least: () => measureRound(lab, least), portal: () => measureRound(lab, portal) },
    (line) => lab.tell(`courses: ${line}`),
  );
  await app.stop();
  return [
    {
      title: `GET /api/v1/courses (session in Redis, ${connections} connections, median of ${rounds} rounds)`,
      columns: ['least Express', 'portal', 'portal / least'],
      rows: [
        compareRow(measured, 'requestsPerSecond', 'requests per second', 0),
        compareRow(measured, 'p50Ms', 'p50, ms', 2),
        compareRow(measured, 'p99Ms', 'p99, ms', 2),
        compareRow(measured, 'cpuMicros', 'CPU per request, µs', 0),
        compareRow(measured, 'aloneMs', 'one connection, p50, ms', 2),
        addedRow(measured, 'aloneMs', 'added to one request, ms', 2),
      ],
      aims: [
        {
          name: 'requests per second, portal to least Express',
          value: ratioOf(measured, 'portal', 'least', 'requestsPerSecond'),
          atLeast: 0.7,
        },
      ],
    },
  ];
}

async function measureRound(lab: Lab, { url, pid, users }: Side) {
  const [many, cpuSeconds] = await withCpuSeconds([pid], () =>
    lab.load.run('requests', { url, connections: users, forMs: crowdMs }),
  );
  const alone = await lab.load.run('requests', { url, connections: users.slice(0, 1), forMs: lonelyMs });
  return {
    requestsPerSecond: many.requests / many.seconds,
    p50Ms: many.p50Ms,
    p99Ms: many.p99Ms,
    cpuMicros: (cpuSeconds * 1e6) / many.requests,
    aloneMs: alone.p50Ms,
  };
}

async function signInAtPortal(url: string, id: string): Promise<Side['users'][number]> {
  const user = await PortalSession.signIn(new URL(url), id);
  return user.headers;
}

async function signInAtLeast(url: string, id: string): Promise<Side['users'][number]> {
  const reply = await fetch(`${url}/login/${id}`, { method: 'POST' });
  if (!reply.ok) throw new Error(`The least app's login gave ${reply.status}`);
  return {
    cookie: reply.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0]!)
      .join('; '),
  };
}

/** Two sides that answer differently must not be compared. */
async function expectSameLists(...sides: readonly Side[]): Promise<void> {
  const [one, other] = await Promise.all(
    sides.map(({ url, users }) =>
      Promise.all(users.map(async (headers) => (await fetch(url, { headers })).json())),
    ),
  );
  if (!isDeepStrictEqual(one, other)) throw new Error('The portal and the least app give different courses.');
}
