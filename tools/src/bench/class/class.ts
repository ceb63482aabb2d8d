import { figureRow, medianOf, ratioRow, takeTurns } from '../comparison.js';
import { withCpuSeconds } from '../cpu-time.js';
import { controlCore, type CoreControl } from '../core-control.js';
import type { Lab } from '../lab.js';
import type { ResultTable } from '../result-table.js';
import { seatsAtPortal } from '../seats.js';
import { median } from '../statistics.js';

const fullRounds = 4;
const students = 30;
/** A model's rhythm: what is in flight can be shared, what is over cannot. */
const firstTokenMs = 250;
const tokenMs = 10;

interface Figures {
  readonly firstMs: number;
  readonly lastFirstMs: number;
  readonly totalMs: number;
  readonly chatCalls: number;
  readonly portalCpuMs: number;
  readonly coreCpuMs: number;
  readonly joined: number;
}

/** A class asks the same question at the same time, beside a class in which each asks a question of their own. */
export async function measureClass(lab: Lab): Promise<readonly ResultTable[]> {
  const control = controlCore((await lab.core()).url);
  await lab.portal();
  await control.setRhythm(firstTokenMs, tokenMs);
  try {
    const rounds = lab.effort.rounds(fullRounds);
    const measured = await takeTurns(
      rounds,
      {
        separate: (round) => measureRound(lab, control, `separate ${round}`, false),
        'one class': (round) => measureRound(lab, control, `class ${round}`, true),
      },
      (line) => lab.tell(`class: ${line}`),
    );
    return [tableOf(measured, rounds)];
  } finally {
    await control.setRhythm(0, 0);
  }
}

async function measureRound(lab: Lab, control: CoreControl, label: string, alike: boolean): Promise<Figures> {
  const [core, portal] = [await lab.core(), await lab.portal()];
  const seats = await seatsAtPortal(portal.url, students);
  await control.forgetCalls();
  const order = { seats, questions: 1, together: true, alike, label };
  const [[measured, coreSeconds], portalSeconds] = await withCpuSeconds([portal.pid], () =>
    withCpuSeconds([core.pid], () => lab.load.run('answers', order)),
  );
  return {
    firstMs: median(measured.firstTokenMs),
    lastFirstMs: Math.max(...measured.firstTokenMs),
    totalMs: measured.seconds * 1_000,
    chatCalls: (await control.countChatCalls()).calls,
    portalCpuMs: portalSeconds * 1_000,
    coreCpuMs: coreSeconds * 1_000,
    joined: measured.cache['joined'] ?? 0,
  };
}

function tableOf(
  measured: Awaited<ReturnType<typeof takeTurns<SideName, Figures>>>,
  rounds: number,
): ResultTable {
  const seen = medianOf(measured, 'one class', 'joined') > 0;
  return {
    title: `One question of a class of ${students} (first token after ${firstTokenMs} ms, one every ${tokenMs} ms, median of ${rounds} rounds)`,
    columns: Object.keys(measured),
    rows: [
      figureRow(measured, 'chatCalls', 'chat calls at the core', 0),
      figureRow(measured, 'joined', 'replies that say joined', 0),
      figureRow(measured, 'firstMs', 'first token, median student, ms', 0),
      figureRow(measured, 'lastFirstMs', 'first token, last student, ms', 0),
      ratioRow(measured, 'lastFirstMs', 'separate', '  to separate'),
      figureRow(measured, 'totalMs', 'all answers complete, ms', 0),
      ratioRow(measured, 'totalMs', 'separate', '  to separate'),
      figureRow(measured, 'portalCpuMs', 'CPU of the portal, ms', 0),
      ratioRow(measured, 'portalCpuMs', 'separate', '  to separate'),
      figureRow(measured, 'coreCpuMs', 'CPU of the core, ms', 0),
      ratioRow(measured, 'coreCpuMs', 'separate', '  to separate'),
    ],
    aims: [
      {
        name: 'chat calls for one class',
        value: medianOf(measured, 'one class', 'chatCalls'),
        atMost: 1,
        digits: 0,
      },
    ],
    notes: [
      'separate: every student asks another question, so that nothing can be shared.',
      ...(seen ? [] : ['No reply said "joined": this portal does not share calls in flight.']),
    ],
  };
}

type SideName = 'separate' | 'one class';
