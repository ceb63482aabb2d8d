import { bundleModules } from '../bundle.js';
import { figureRow, ratioRow, takeTurns, type Taken } from '../comparison.js';
import type { Lab } from '../lab.js';
import type { ResultTable } from '../result-table.js';
import type { CallsMeasured, CallsOrder } from './caller.js';
import type { CallerName } from './callers.js';

const fullRounds = 5;
const inCrowd = 6_000;
const atOnce = 32;
const alone = 2_000;

const linkModules = ['apps/portal-api/src/config.ts', 'apps/portal-api/src/core/http-core-link.ts'];

interface Cost {
  readonly crowdCpuMicros: number;
  readonly crowdWallMicros: number;
  readonly aloneWallMicros: number;
}

/** What a request to the core costs by the portal's link, beside plain undici to the same server. */
export async function measureLink(lab: Lab): Promise<readonly ResultTable[]> {
  const core = await lab.startServer('canned-core', 'tools/src/bench/link/canned-core.ts');
  const caller = await lab.startServer('caller', 'tools/src/bench/link/caller.ts', {
    CORE_URL: core.url,
    LINK_MODULE: await bundleModules('core-link', linkModules),
  });
  const rounds = lab.effort.rounds(fullRounds);
  const measure = (name: CallerName) => () => measureRound(lab, caller.url, name);
  const compare = (plain: CallerName, link: CallerName) =>
    takeTurns(rounds, { undici: measure(plain), 'the link': measure(link) }, (line) =>
      lab.tell(`${link}: ${line}`),
    );
  const data = await compare('undici data', 'link data');
  const chat = await compare('undici chat', 'link chat');
  await Promise.all([caller.stop(), core.stop()]);
  const title = (what: string) => `${what} (median of ${rounds} rounds)`;
  return [
    tableOf(title('A request for data'), data, [
      'the link: the portal’s own, with axios, retry, breaker, time limits and the contract. undici: request and body.json().',
    ]),
    tableOf(title('A chat call with three lines'), chat, [
      'the link: to the last frame, through retry, breaker and time limits. undici: request and body.text().',
    ]),
  ];
}

function tableOf(title: string, taken: Taken<'undici' | 'the link', Cost>, notes: string[]): ResultTable {
  return {
    title,
    columns: Object.keys(taken),
    rows: [
      figureRow(taken, 'crowdCpuMicros', `CPU, ${atOnce} at once, µs`, 0),
      ratioRow(taken, 'crowdCpuMicros', 'undici', '  to undici'),
      figureRow(taken, 'crowdWallMicros', `wall, ${atOnce} at once, µs`, 0),
      ratioRow(taken, 'crowdWallMicros', 'undici', '  to undici'),
      figureRow(taken, 'aloneWallMicros', 'wall, one at a time, µs', 0),
      ratioRow(taken, 'aloneWallMicros', 'undici', '  to undici'),
    ],
    notes,
  };
}

async function measureRound(lab: Lab, url: string, caller: CallerName): Promise<Cost> {
  const crowd = await order(url, { caller, count: lab.effort.amount(inCrowd), atOnce });
  const lonely = await order(url, { caller, count: lab.effort.amount(alone), atOnce: 1 });
  return {
    crowdCpuMicros: crowd.cpuMicros,
    crowdWallMicros: crowd.wallMicros,
    aloneWallMicros: lonely.wallMicros,
  };
}

async function order(url: string, what: CallsOrder): Promise<CallsMeasured> {
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify(what) });
  if (!reply.ok) throw new Error(`The caller failed: ${await reply.text()}`);
  return (await reply.json()) as CallsMeasured;
}
