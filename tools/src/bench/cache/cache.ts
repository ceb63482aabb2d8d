import { figureRow, ratioOf, ratioRow, takeTurns } from '../comparison.js';
import { withCpuSeconds } from '../cpu-time.js';
import type { Lab } from '../lab.js';
import type { Seat } from '../load/job.js';
import type { ResultTable } from '../result-table.js';
import { createCoreDialog, seatsAtPortal } from '../seats.js';
import { median } from '../statistics.js';
import { fillCaches } from './fill-caches.js';
import { label, questions } from './questions.js';
import { waitForRecords } from './wait-for-records.js';

const fullRounds = 5;
const dialogs = 60;
const lonelyDialogs = 4;

const sides = ['lookup', 'lookup, recorded', 'portal'] as const;
type SideName = (typeof sides)[number];

interface Side {
  readonly pid: number;
  openSeats(count: number): Promise<Seat[]>;
  /** Resolves when nothing is left to do for the answers that were given. */
  settle(): Promise<void>;
}

/** Answers that the portal has in its cache, beside the least Express app that finds them in Redis. */
export async function measureCache(lab: Lab): Promise<readonly ResultTable[]> {
  if (lab.redisUrl === undefined) throw new Error('The scenario cache needs redis-server on the PATH.');
  const [core, portal] = [await lab.core(), await lab.portal()];
  const startLeast = (RECORD: string) =>
    lab.startServer('least-cache', 'tools/src/bench/cache/least-cache.ts', {
      REDIS_URL: lab.redisUrl,
      CORE_URL: core.url,
      RECORD,
    });
  const [lookup, recorded] = [await startLeast('0'), await startLeast('1')];
  await fillCaches(lab, portal.url, lookup.url);

  const settle = () => waitForRecords(portal.opsUrl);
  const measured = await measure(lab, {
    lookup: { pid: lookup.pid, openSeats: (count) => seatsAtLeast(core.url, lookup.url, count), settle },
    'lookup, recorded': {
      pid: recorded.pid,
      openSeats: (count) => seatsAtLeast(core.url, recorded.url, count),
      settle,
    },
    portal: { pid: portal.pid, openSeats: (count) => seatsAtPortal(portal.url, count), settle },
  });
  await Promise.all([lookup.stop(), recorded.stop()]);
  return [tableOf(measured, lab.effort.rounds(fullRounds))];
}

function measure(lab: Lab, at: Readonly<Record<SideName, Side>>) {
  const turns = Object.fromEntries(sides.map((side) => [side, () => measureRound(lab, at[side])]));
  return takeTurns(
    lab.effort.rounds(fullRounds),
    turns as Record<SideName, () => ReturnType<typeof measureRound>>,
    (line) => lab.tell(`cache: ${line}`),
  );
}

/** Every round has new dialogs: what was asked before is part of what an answer is found by. */
async function measureRound(lab: Lab, { pid, openSeats, settle }: Side) {
  const crowd = { seats: await openSeats(dialogs), questions, together: true, alike: true, label };
  const alone = { seats: await openSeats(lonelyDialogs), questions, together: false, alike: true, label };
  const [many, cpuSeconds] = await withCpuSeconds([pid], async () => {
    const given = await lab.load.run('answers', crowd);
    await settle();
    return given;
  });
  const answers = many.firstTokenMs.length;
  if (many.cache['hit'] !== answers) throw new Error(`Not only hits: ${JSON.stringify(many.cache)}`);
  const lonely = await lab.load.run('answers', alone);
  await settle();
  return {
    answersPerSecond: answers / many.seconds,
    cpuMicros: (cpuSeconds * 1e6) / answers,
    crowdMs: median(many.firstTokenMs),
    aloneMs: median(lonely.firstTokenMs),
  };
}

function tableOf(measured: Awaited<ReturnType<typeof measure>>, rounds: number): ResultTable {
  return {
    title: `Answers from the cache (${dialogs} dialogs at once, ${questions} questions each, median of ${rounds} rounds)`,
    columns: [...sides],
    rows: [
      figureRow(measured, 'answersPerSecond', 'answers per second', 0),
      ratioRow(measured, 'answersPerSecond', 'lookup', '  to lookup'),
      ratioRow(measured, 'answersPerSecond', 'lookup, recorded', '  to lookup, recorded'),
      figureRow(measured, 'cpuMicros', 'CPU per answer, µs', 0),
      figureRow(measured, 'crowdMs', 'question to token, ms', 2),
      figureRow(measured, 'aloneMs', '  one dialog at a time', 2),
    ],
    aims: [
      {
        name: 'answers per second, portal to lookup',
        value: ratioOf(measured, 'portal', 'lookup', 'answersPerSecond'),
        atLeast: 0.6,
      },
      {
        name: 'answers per second, portal to lookup, recorded',
        value: ratioOf(measured, 'portal', 'lookup, recorded', 'answersPerSecond'),
        atLeast: 0.6,
      },
    ],
    notes: [
      'lookup: Express with express.json, one MGET for the cookie’s session and for the answer (under a SHA-256 of the',
      'question), 202 with the same fields, the answer as one token and one done to the dialog’s WebSocket. recorded: it',
      'also PUTs the exchange to the core over undici, as the portal has to. The answers are the same texts.',
    ],
  };
}

async function seatsAtLeast(coreUrl: string, url: string, count: number): Promise<Seat[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const id = await createCoreDialog(coreUrl);
      const reply = await fetch(`${url}/login`, { method: 'POST' });
      const cookie = reply.headers.getSetCookie()[0]!.split(';', 1)[0]!;
      return {
        askUrl: `${url}/dialogs/${id}`,
        streamUrl: `${url.replace('http', 'ws')}/dialogs/${id}`,
        headers: { cookie },
      };
    }),
  );
}
