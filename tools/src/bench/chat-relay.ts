import { addedRow, compareRow, takeTurns } from './comparison.js';
import { withCpuSeconds } from './cpu-time.js';
import type { Lab } from './lab.js';
import type { Seat } from './load/job.js';
import type { ResultTable } from './result-table.js';
import { seatsAtPortal, seatsAtRelay } from './seats.js';
import { median } from './statistics.js';

const fullRounds = 7;
const dialogs = 40;
const questionsPerDialog = 10;
const lonelyDialogs = 20;
const lonelyQuestions = 3;

type OpenSeats = (count: number) => Promise<Seat[]>;

/**
 * The path of an answer: tokens a second with many dialogs at once, CPU a token, and the time to the first token of one
 * lonely user; the portal beside the least relay.
 */
export async function measureChatRelay(lab: Lab): Promise<readonly ResultTable[]> {
  const [core, portal] = [await lab.core(), await lab.portal()];
  const relay = await lab.startServer('least-relay', 'tools/src/bench/least-relay.ts', {
    CORE_URL: core.url,
  });
  const atRelay: OpenSeats = (count) => seatsAtRelay(core.url, relay.url, count);
  const atPortal: OpenSeats = (count) => seatsAtPortal(portal.url, count);
  const tokenBytes = await learnTokenSize(lab, atRelay);
  const rounds = lab.effort.rounds(fullRounds);
  const measured = await takeTurns(
    rounds,
    {
      least: (round) => measureRound(lab, atRelay, relay.pid, `relay ${round}`, tokenBytes),
      portal: (round) => measureRound(lab, atPortal, portal.pid, `portal ${round}`, tokenBytes),
    },
    (line) => lab.tell(`chat: ${line}`),
  );
  await relay.stop();
  const store = lab.redisUrl === undefined ? 'embedded store' : 'Redis';
  return [
    {
      title: `The path of an answer (${store}, ${dialogs} dialogs at once, median of ${rounds} rounds)`,
      columns: ['least relay', 'portal', 'portal / relay'],
      rows: [
        compareRow(measured, 'tokensPerSecond', 'tokens per second', 0),
        compareRow(measured, 'cpuMicrosPerToken', 'CPU per token, µs', 2),
        compareRow(measured, 'firstTokenMs', 'time to first token, ms', 2),
        addedRow(measured, 'firstTokenMs', 'added to first token, ms', 2),
      ],
    },
  ];
}

/** Every round has new dialogs: a long history would be measured otherwise. */
async function measureRound(lab: Lab, openSeats: OpenSeats, pid: number, label: string, tokenBytes: number) {
  const crowd = { seats: await openSeats(dialogs), questions: questionsPerDialog, together: true };
  const alone = { seats: await openSeats(lonelyDialogs), questions: lonelyQuestions, together: false };
  const [many, cpuSeconds] = await withCpuSeconds([pid], () =>
    lab.load.run('answers', { ...crowd, label: `${label} many` }),
  );
  const lonely = await lab.load.run('answers', { ...alone, label: `${label} one` });
  const tokens = many.bytes / tokenBytes;
  return {
    tokensPerSecond: tokens / many.seconds,
    cpuMicrosPerToken: (cpuSeconds * 1e6) / tokens,
    firstTokenMs: median(lonely.firstTokenMs),
  };
}

/** The relay hands on each token of the core as one frame; the portal may merge them, so tokens are counted by size. */
async function learnTokenSize(lab: Lab, atRelay: OpenSeats): Promise<number> {
  const seats = await atRelay(dialogs);
  const order = { seats, questions: 1, together: true, label: 'token size' };
  const { bytes, frames } = await lab.load.run('answers', order);
  return bytes / frames;
}
