import type { Lab } from '../lab.js';
import type { Seat } from '../load/job.js';
import type { Server } from '../servers.js';

const script = 'tools/src/bench/relay/server.ts';

/** One way from question to socket, with the processes that it takes. */
export interface Side {
  /** Where questions go. */
  readonly askUrl: string;
  /** Where the sockets are. */
  readonly streamUrl: string;
  readonly pids: readonly number[];
}

export type SideName = 'reading' | 'naive' | 'gathered' | 'library' | 'library, Redis' | 'A to B, Redis';

/** Starts all that is compared, each side with processes of its own. */
export async function startSides(
  lab: Lab,
  sourceUrl: string,
): Promise<Readonly<Partial<Record<SideName, Side>>>> {
  const start = (name: string, env: NodeJS.ProcessEnv) =>
    lab.startServer(name, script, { CORE_URL: sourceUrl, ...env });
  const reading = await start('reading', { RELAY_WAY: 'reading' });
  const naive = await start('naive', { RELAY_WAY: 'naive' });
  const gathered = await start('gathered', { RELAY_WAY: 'gathered' });
  const library = await start('library', { RELAY_WAY: 'library' });
  const local = {
    reading: onOne(reading),
    naive: onOne(naive),
    gathered: onOne(gathered),
    library: onOne(library),
  };
  if (lab.redisUrl === undefined) return local;
  const shared = { RELAY_WAY: 'library', REDIS_URL: lab.redisUrl };
  const one = await start('library, Redis', shared);
  const [a, b] = [await start('A', shared), await start('B', shared)];
  return {
    ...local,
    'library, Redis': onOne(one),
    'A to B, Redis': { askUrl: a.url, streamUrl: b.url, pids: [a.pid, b.pid] },
  };
}

/** Seats on channels that nobody had before. */
export function takeSeats({ askUrl, streamUrl }: Side, label: string, count: number): Seat[] {
  return Array.from({ length: count }, (_, index) => {
    const channel = `${label}-${index}`.replaceAll(/[^a-z0-9-]/gi, '-');
    return {
      askUrl: `${askUrl}/${channel}`,
      streamUrl: `${streamUrl.replace('http', 'ws')}/${channel}`,
      headers: {},
    };
  });
}

function onOne({ url, pid }: Server): Side {
  return { askUrl: url, streamUrl: url, pids: [pid] };
}
