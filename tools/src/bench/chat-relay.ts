import { readCpuSeconds } from './cpu-time.js';
import type { Lab } from './lab.js';
import type { Seat } from './load/job.js';
import type { ResultTable } from './result-table.js';
import { seatsAtPortal, seatsAtRelay } from './seats.js';
import { median } from './statistics.js';

const rounds = 7;
const dialogs = 40;
const questionsPerDialog = 10;
const lonelyDialogs = 20;
const lonelyQuestions = 3;

/** What one round has shown of one side. */
interface Round {
  readonly tokensPerSecond: number;
  readonly cpuMicrosPerToken: number;
  readonly firstTokenMs: number;
}

/**
 * The path of an answer: tokens a second with many dialogs at once, CPU a token, and the time to the first token of one
 * lonely user; the portal beside the least relay. The sides take turns, so that a slow moment of the machine hits both.
 */
export async function measureChatRelay(lab: Lab): Promise<ResultTable> {
  const sides = {
    relay: { openSeats: seatsAtRelay, pid: lab.relay.pid, rounds: [] as Round[] },
    portal: { openSeats: seatsAtPortal, pid: lab.portal.pid, rounds: [] as Round[] },
  };
  const tokenBytes = await learnTokenSize(lab);
  for (let round = 0; round <= rounds; round++) {
    for (const [name, { openSeats, pid, rounds: measured }] of Object.entries(sides)) {
      const figures = await measureRound(lab, openSeats, pid, `${name} ${round}`, tokenBytes);
      // The first round warms up.
      if (round > 0) measured.push(figures);
    }
  }
  const row = (key: keyof Round) => ({
    relay: median(sides.relay.rounds.map((round) => round[key])),
    portal: median(sides.portal.rounds.map((round) => round[key])),
    ratio: median(sides.portal.rounds.map((round, index) => round[key] / sides.relay.rounds[index]![key])),
  });
  const first = row('firstTokenMs');
  return {
    title: `The path of an answer (${lab.store}, ${dialogs} dialogs at once, median of ${rounds} rounds)`,
    columns: ['least relay', 'portal', 'portal / relay'],
    rows: [
      toRow('tokens per second', row('tokensPerSecond'), 0),
      toRow('CPU per token, µs', row('cpuMicrosPerToken'), 2),
      toRow('time to first token, ms', first, 2),
      { name: 'added to first token, ms', cells: ['', (first.portal - first.relay).toFixed(2), ''] },
    ],
  };
}

/** Every round has new dialogs: a long history would be measured otherwise. */
async function measureRound(
  lab: Lab,
  openSeats: (lab: Lab, count: number) => Promise<Seat[]>,
  pid: number,
  label: string,
  tokenBytes: number,
): Promise<Round> {
  const crowd = { seats: await openSeats(lab, dialogs), questions: questionsPerDialog, together: true };
  const alone = { seats: await openSeats(lab, lonelyDialogs), questions: lonelyQuestions, together: false };
  const cpuBefore = readCpuSeconds(pid);
  const many = await lab.load.run({ ...crowd, label: `${label} many` });
  const cpuAfter = readCpuSeconds(pid);
  const lonely = await lab.load.run({ ...alone, label: `${label} one` });
  const tokens = many.bytes / tokenBytes;
  return {
    tokensPerSecond: tokens / many.seconds,
    cpuMicrosPerToken: (((cpuAfter ?? NaN) - (cpuBefore ?? NaN)) * 1e6) / tokens,
    firstTokenMs: median(lonely.firstTokenMs),
  };
}

/** The relay hands on each token of the core as one frame; the portal may merge them, so tokens are counted by size. */
async function learnTokenSize(lab: Lab): Promise<number> {
  const seats = await seatsAtRelay(lab, dialogs);
  const { bytes, frames } = await lab.load.run({ seats, questions: 1, together: true, label: 'token size' });
  return bytes / frames;
}

interface Compared {
  readonly relay: number;
  readonly portal: number;
  readonly ratio: number;
}

function toRow(name: string, { relay, portal, ratio }: Compared, digits: number) {
  // Where the system does not tell CPU times there is no figure.
  const show = (value: number, places: number) => (Number.isNaN(value) ? 'n/a' : value.toFixed(places));
  return { name, cells: [show(relay, digits), show(portal, digits), show(ratio, 2)] };
}
