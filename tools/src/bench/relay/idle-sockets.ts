import { setTimeout as delay } from 'node:timers/promises';
import { takeTurns, type Taken } from '../comparison.js';
import type { Lab } from '../lab.js';
import { affordableSockets, readOpenFilesLimit } from '../open-files.js';
import type { Memory } from './memory-now.js';

const wanted = 5_000;
export const rounds = 2;
/** What comes right after the handshakes is over by then. */
const settleMs = 500;
const first = 100;

export type HolderName = 'bare ws' | 'library' | 'library, Redis';

export interface PerSocket {
  readonly heapKiB: number;
  readonly rssKiB: number;
}

/** What one idle socket takes; every round in new processes, because none gives back what it had. */
export async function measureIdleSockets(
  lab: Lab,
): Promise<{ sockets: number; taken: Taken<HolderName, PerSocket> }> {
  const limit = readOpenFilesLimit();
  const sockets = affordableSockets(lab.effort.amount(wanted), limit);
  if (sockets < wanted && limit < wanted * 2)
    lab.tell(
      `relay: ${sockets} idle sockets instead of ${wanted}, because the shell allows ${limit} open files`,
    );
  const measure: Record<string, () => Promise<PerSocket>> = {
    'bare ws': () => measureRound(lab, sockets, { RELAY_WAY: 'naive' }),
    library: () => measureRound(lab, sockets, { RELAY_WAY: 'library' }),
  };
  if (lab.redisUrl !== undefined)
    measure['library, Redis'] = () =>
      measureRound(lab, sockets, { RELAY_WAY: 'library', REDIS_URL: lab.redisUrl });
  const tell = (line: string) => lab.tell(`relay, ${sockets} idle sockets: ${line}`);
  return { sockets, taken: await takeTurns(lab.effort.rounds(rounds), measure, tell) };
}

async function measureRound(lab: Lab, sockets: number, env: NodeJS.ProcessEnv): Promise<PerSocket> {
  const holder = await lab.startServer('idle sockets', 'tools/src/bench/relay/server.ts', {
    ...env,
    CORE_URL: 'http://127.0.0.1:1',
    NODE_OPTIONS: '--expose-gc',
  });
  const hold = async (count: number) => {
    await lab.load.run('idle', { url: holder.url.replace('http', 'ws'), sockets: count });
    await delay(settleMs);
  };
  // What the first sockets cost once and for all is no socket's.
  await hold(first);
  await hold(0);
  const before = await readMemoryOf(holder.url);
  await hold(sockets);
  const after = await readMemoryOf(holder.url);
  await hold(0);
  await holder.stop();
  const perSocket = (key: keyof Memory) => (after[key] - before[key]) / sockets / 1_024;
  return { heapKiB: perSocket('heap'), rssKiB: perSocket('rss') };
}

async function readMemoryOf(url: string): Promise<Memory> {
  return (await (await fetch(`${url}/memory`)).json()) as Memory;
}
