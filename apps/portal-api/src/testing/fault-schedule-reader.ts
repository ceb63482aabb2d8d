import type { WebSocket } from 'ws';
import type { PlannedQuestion } from './fault-schedule.js';
import type { TestStream, TestUser } from './test-user.js';

/** What a reader had of an answer, and how that ended. */
export interface Heard {
  readonly text: string;
  readonly end:
    | { readonly kind: 'done'; readonly messageId: string }
    | { readonly kind: 'failed'; readonly code: number }
    | { readonly kind: 'left' }
    /** Against the rules. */
    | { readonly kind: 'lost'; readonly why: string };
  /** The socket on which it ended, to be read on. */
  readonly stream: TestStream | null;
  /** How many frames of it were read. */
  readonly read: number;
}

export interface Reading {
  readonly browser: readonly [TestUser, TestUser];
  readonly dialog: string;
  readonly answerId: string;
  readonly plan: PlannedQuestion;
  /** A socket that was open before the question, with the frames it had by then. */
  readonly open: { readonly stream: TestStream; readonly from: number } | null;
  readonly stop: () => void;
  /** Told once, at the first text. */
  readonly onText: () => void;
  /** Whether an instance has died since the question was sent. */
  readonly hasDied: () => boolean;
}

/** Every end of a core or an instance is told to the reader within this time; when instances die one after the other, later. */
const endWithinMs = 12_000;
const endAfterDeathMs = 20_000;
/** While no instance takes its socket there is nobody to tell it: a busy machine starts them again slowly, but not for ever. */
const mostAwayMs = 20_000;
const failures = new Set([4502, 4504]);
/** What only the dead instance knew of its answer cannot be resumed. */
const gone = 4404;
const lookMs = 1_000;
/** Closed for a reason that is not the answer's: the reader goes on where it was. */
const resumable = new Set([1001, 1006, 1012, 4408]);

/** Reads an answer to its end, over all the cuts of its plan. */
export async function readAnswer({
  browser,
  dialog,
  answerId,
  plan,
  open,
  stop,
  onText,
  hasDied,
}: Reading): Promise<Heard> {
  const startedAt = Date.now();
  let awayMs = 0;
  const withinMs = () => (hasDied() ? endAfterDeathMs + Math.min(awayMs, mostAwayMs) : endWithinMs);
  const leftMs = () => startedAt + withinMs() - Date.now();
  const cuts = plan.leaves && plan.cuts.length === 0 ? [1] : [...plan.cuts];
  let { stream, from: read } = open ?? { stream: null, from: 0 };
  let place = plan.at;
  let text = '';
  let stopAfter = plan.stop?.after ?? Infinity;
  const lost = (why: string): Heard => ({ text, end: { kind: 'lost', why }, stream, read });

  while (leftMs() > 0) {
    if (stream === null) {
      const triedAt = Date.now();
      stream = await browser[place]
        .openStream(dialog, `?answer=${answerId}&offset=${text.length}`)
        .catch(() => null);
      read = 0;
      if (stream === null) {
        place = place === 0 ? 1 : 0;
        await soon(50);
        awayMs += Date.now() - triedAt;
        continue;
      }
    }
    const frame = stream.frames[read];
    if (frame?.type === 'done')
      return { text, end: { kind: 'done', messageId: frame.data.message_id }, stream, read: read + 1 };
    if (frame) {
      if (text === '') onText();
      text += frame.data;
      read += 1;
    }
    if (text.length >= stopAfter) {
      stopAfter = Infinity;
      stop();
    }
    if (text.length >= (cuts[0] ?? Infinity)) {
      cuts.shift();
      stream.socket.terminate();
      stream = null;
      place = place === 0 ? 1 : 0;
      if (plan.leaves) return { text, end: { kind: 'left' }, stream: null, read };
      continue;
    }
    if (frame || stream.frames.length > read) continue;
    await untilSomethingComes(stream.socket, Math.min(leftMs(), lookMs));
    if (stream.frames.length > read || stream.socket.readyState !== stream.socket.CLOSED) continue;
    const closed = await stream.closed();
    if (failures.has(closed.code) || (closed.code === gone && hasDied()))
      return { text, end: { kind: 'failed', code: closed.code }, stream: null, read };
    if (!resumable.has(closed.code)) return lost(`the socket closed with ${closed.code}`);
    stream = null;
    await soon(20);
  }
  return lost('the answer never ended');
}

function untilSomethingComes(socket: WebSocket, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      socket.off('message', go).off('close', go);
      resolve();
    };
    const timer = setTimeout(go, Math.max(0, ms));
    if (socket.readyState === socket.CLOSED) return go();
    socket.once('message', go).once('close', go);
  });
}

const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));
