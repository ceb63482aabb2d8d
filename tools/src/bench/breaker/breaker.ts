import { show } from '../comparison.js';
import { controlCore, type ChatCalls } from '../core-control.js';
import { withCpuSeconds } from '../cpu-time.js';
import type { Lab } from '../lab.js';
import type { Seat, SteadyMeasured } from '../load/job.js';
import type { ResultTable } from '../result-table.js';
import { seatsAtPortal } from '../seats.js';
import { askUntil } from './ask-until.js';

const perSecond = 200;
const fullMs = 10_000;
/** So many that nobody asks again before the reply is there. */
const users = 200;

type Refused = SteadyMeasured & { readonly cpuMicros: number };

/** What users get, and what the core sees, while the breaker of the chat is open. */
export async function measureBreaker(lab: Lab): Promise<readonly ResultTable[]> {
  const [core, portal] = [await lab.core(), await lab.portal()];
  const least = await lab.startServer('least-refusal', 'tools/src/bench/breaker/least-refusal.ts');
  const control = controlCore(core.url);
  const seats = await seatsAtPortal(portal.url, users);
  try {
    lab.tell('breaker: waiting until it is open');
    await control.breakChat();
    await askUntil('unavailable', portal.url, seats);
    lab.tell(`breaker: ${perSecond} questions a second`);
    const floor = await measureRefusals(
      lab,
      least.pid,
      seats.map((seat) => ({ ...seat, askUrl: least.url })),
    );
    await control.forgetCalls();
    const refused = await measureRefusals(lab, portal.pid, seats);
    return [tableOf(lab, floor, refused, await control.countChatCalls())];
  } finally {
    await control.mend();
    lab.tell('breaker: waiting until it is closed');
    await askUntil('available', portal.url, seats);
    await least.stop();
  }
}

async function measureRefusals(lab: Lab, pid: number, seats: readonly Seat[]): Promise<Refused> {
  const order = { seats, perSecond, forMs: lab.effort.amount(fullMs) };
  const [measured, cpuSeconds] = await withCpuSeconds([pid], () => lab.load.run('steady', order));
  return { ...measured, cpuMicros: (cpuSeconds * 1e6) / measured.requests };
}

function tableOf(lab: Lab, floor: Refused, refused: Refused, chat: ChatCalls): ResultTable {
  const row = (name: string, key: 'p50Ms' | 'p99Ms' | 'maxMs' | 'cpuMicros', digits: number) => ({
    name,
    cells: [show(floor[key], digits), show(refused[key], digits)],
  });
  const statuses = ({ statuses: seen }: Refused) => JSON.stringify(seen).replaceAll(/[{}"]/g, '');
  return {
    title: `Questions while the breaker is open (${perSecond} a second for ${lab.effort.amount(fullMs) / 1_000} s)`,
    columns: ['least refusal', 'portal'],
    rows: [
      { name: 'replies, by status', cells: [statuses(floor), statuses(refused)] },
      row('p50, ms', 'p50Ms', 2),
      row('p99, ms', 'p99Ms', 2),
      row('longest, ms', 'maxMs', 2),
      row('CPU per question, µs', 'cpuMicros', 0),
      { name: 'chat calls at the core', cells: ['', String(chat.calls)] },
      { name: '  for so many questions', cells: ['', String(chat.questions)] },
    ],
    aims: [
      { name: 'chat calls that reach the core', value: chat.calls, atMost: 0, digits: 0 },
      { name: 'p99 of a question, ms', value: refused.p99Ms, atMost: 50 },
      {
        name: 'share of replies that are a 503',
        value: (refused.statuses['503'] ?? 0) / refused.requests,
        atLeast: 1,
        digits: 4,
      },
    ],
    notes: [
      'The core answers every chat call with 503 meanwhile. A question counts from the moment it is due. Calls that do',
      'reach the core are probes of the half-open breaker, or leaks. least refusal: node’s own server, which says 503 at',
      'once: what the machine itself takes at this moment.',
    ],
  };
}
