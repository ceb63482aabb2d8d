import type { AcceptedAnswer } from '@portal/contracts';
import type { FaultSchedule, Moment, Place, PlannedQuestion } from './fault-schedule.js';
import { readAnswer, type Heard } from './fault-schedule-reader.js';
import type { FaultWorld } from './fault-schedule-world.js';
import { within } from '../within.js';
import type { TestStream } from './test-user.js';

export interface PlayedQuestion {
  readonly plan: PlannedQuestion;
  /** Null when it was never accepted. */
  readonly answerId: string | null;
  readonly cache: AcceptedAnswer['cache'] | null;
  /** How often it was sent without being accepted: the core may have something of each. */
  readonly refused: number;
  readonly heard: Heard | null;
  /** It broke off with its instance, and the next question may have come to the core before what was left of it. */
  readonly overtakable: boolean;
}

/** What came of a schedule, as its user saw it. */
export interface Played {
  readonly schedule: FaultSchedule;
  readonly dialog: string;
  readonly questions: readonly PlayedQuestion[];
  /** What the user must never have seen. */
  readonly wrong: readonly string[];
}

const known = new Set([
  '502 core_bad_response',
  '503 assistant_unavailable',
  '503 core_unavailable',
  // Redis stays up, but a machine that is busy with other tests may be late to hear it.
  '503 store_unavailable',
  '504 core_timeout',
]);
/** The breakers may be open for five seconds. */
const patienceMs = 15_000;
/** Where a busy machine lets each of them run into its time limit, so many tries, three at each instance. */
const fewestTries = 6;
/** Less than what the test gives all of them. */
const longestMs = 60_000;
/** The slowest way to a 202 or a 503: an instance died over its predecessor with the same Idempotency-Key. */
const postWithinMs = 12_000;
/** A reply that is late is waited for so much longer, to tell one that comes from one that never does. */
const lateWithinMs = 15_000;

/** Plays a schedule; whatever is wrong is written down, and it goes on. */
export async function playSchedule(world: FaultWorld, schedule: FaultSchedule): Promise<Played> {
  const wrong: string[] = [];
  const browser = world.browser();
  const shocks: Promise<void>[] = [];

  const isForgivable = (error: unknown, status: number, code: string) =>
    known.has(`${status} ${code}`) || (world.isRestarting() && error !== null);

  /** One request; null when it failed in a way that a client has to live with, and `onRefusal` is told how. */
  const send = async (
    place: Place,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    onRefusal?: (how: string) => void,
  ) => {
    const reply = await inTime(
      browser[place].request<Record<string, string>>('POST', `/api/v1${path}`, body, headers),
    ).catch((error: unknown) => ({ status: 0, body: {} as Record<string, string>, error }));
    if (reply.status >= 200 && reply.status < 300) return reply;
    if (reply.status === 409 && reply.body['code'] === 'answer_in_progress') return reply;
    const error = 'error' in reply ? reply.error : null;
    const how = `${reply.status} ${reply.body['code'] ?? String(error)}`;
    if (!isForgivable(error, reply.status, reply.body['code'] ?? '')) wrong.push(`POST ${path} gave ${how}`);
    onRefusal?.(how);
    return null;
  };
  const insist = async (path: string, body?: unknown) => {
    const refusals: string[] = [];
    const startedAt = Date.now();
    const downBefore = world.coreDownMs();
    const isPatient = (ms: number) => ms < patienceMs || (ms < longestMs && refusals.length < fewestTries);
    while (isPatient(Date.now() - startedAt)) {
      for (const place of [0, 1] as const) {
        const note = (how: string) => refusals.push(`after ${Date.now() - startedAt} ms at ${place}: ${how}`);
        const reply = await send(place, path, body, undefined, note);
        if (reply) return reply;
      }
      await soon(100);
    }
    const how = [...refusals.slice(0, 6), '…', ...refusals.slice(-12)].join('\n');
    // What other schedules do to the core holds up this one as well.
    const healthFaults = world.core.faults.rules().filter(({ match }) => match.route === 'health').length;
    const beside = [
      `${world.coreDownMs() - downBefore} ms without the core`,
      `${healthFaults} faults of its health left`,
      `${world.stoodStillMs(startedAt)} ms at a standstill`,
    ].join(', ');
    throw new Error(
      `${path} did not recover within ${patienceMs} ms and ${refusals.length} tries (${beside}):\n${how}`,
    );
  };

  await insist('/auth/login', { student_id: schedule.user });
  const cookie = browser[0].cookie || browser[1].cookie;
  for (const user of browser) user.cookie = cookie;
  const created = await insist('/assistant/sessions', { scenario: schedule.scenario });
  const dialog = created.body['id'] as string;
  const path = `/assistant/sessions/${dialog}`;

  let stream: TestStream | null = null;
  let from = 0;
  /** Whether an answer may still be running that the user does not follow. */
  let isBusy = false;
  const ask = async (plan: PlannedQuestion, index: number): Promise<PlayedQuestion> => {
    for (const { route, times, fault } of plan.faults) {
      const match = route === 'health' ? { route } : { route, session_id: dialog };
      world.core.faults.add({ match, times, fault });
    }
    if (plan.shock) shocks.push(soon(plan.pauseMs).then(() => world.strike(plan.shock!)));
    const askedAt = Date.now();
    const reach = (moment: Moment) => {
      if (plan.kill?.moment !== moment) return;
      const { which, afterMs } = plan.kill;
      shocks.push(soon(afterMs).then(() => world.kill(which, moment)));
    };
    if (stream?.socket.readyState !== 1) stream = null;
    if (!stream && plan.opensFirst && !isBusy) {
      stream = await browser[plan.at].openStream(dialog).catch(() => null);
      from = 0;
    }
    if (stream && stream.frames.length > from) wrong.push(`${index}: frames after the end of an answer`);

    const headers = { 'idempotency-key': `${schedule.seed}-${index}` };
    const post = (at: Place) => send(at, `${path}/messages`, { text: plan.text }, headers);
    let accepted: Record<string, string> | null = null;
    let cache: AcceptedAnswer['cache'] | null = null;
    let refused = 0;
    reach('sent');
    const busyUntil = Date.now() + patienceMs;
    for (let tries = 0; tries < plan.tries && accepted === null;) {
      const at: Place = (plan.at + refused) % 2 === 0 ? 0 : 1;
      const twice = plan.repeatAt !== null && tries === 0;
      const replies = await Promise.all(twice ? [post(at), post(plan.repeatAt)] : [post(at)]);
      const begun = replies.flatMap((reply) => (reply?.status === 202 ? [reply.body] : []));
      accepted = begun[0] ?? null;
      // Of two that were sent at once one may have joined the other, whichever was sent first.
      const own = begun.find((body) => body['cache'] !== 'joined') ?? accepted;
      cache = (own?.['cache'] as AcceptedAnswer['cache'] | undefined) ?? null;
      if (begun.some(({ answer_id }) => answer_id !== accepted?.['answer_id']))
        wrong.push(`${index}: two answers for one Idempotency-Key`);
      refused += replies.filter((reply) => reply?.status !== 202).length;
      if (accepted) break;
      if (replies.some((reply) => reply?.status === 409) && Date.now() < busyUntil) await soon(100);
      else if (Date.now() > busyUntil) tries = plan.tries;
      else await soon(100 * 2 ** tries++);
    }
    const base = { plan, refused };
    isBusy = true;
    if (!accepted) return { ...base, answerId: null, cache: null, heard: null, overtakable: false };
    const answerId = accepted['answer_id'] as string;
    reach('accepted');
    const stopAt = browser[plan.stop?.at ?? 0];
    const heard = await readAnswer({
      browser,
      dialog,
      answerId,
      plan,
      // After a try that failed it is not sure which answer an open socket would show.
      open: stream && refused === 0 ? { stream, from } : null,
      onText: () => reach('heard'),
      hasDied: () => world.hasKilledSince(askedAt),
      stop: () => void stopAt.request('DELETE', `/api/v1${path}/answers/${answerId}`).catch(() => undefined),
    });
    if (stream && stream !== heard.stream) stream.socket.terminate();
    ({ stream, read: from } = heard);
    isBusy = heard.end.kind === 'left' || heard.end.kind === 'lost';
    reach('ended');
    const overtakable = heard.end.kind !== 'done' && world.isRestarting(askedAt);
    return { ...base, answerId, cache, heard, overtakable };
  };

  const questions: PlayedQuestion[] = [];
  for (const [index, plan] of schedule.questions.entries()) {
    questions.push(await ask(plan, index));
    await soon(plan.pauseMs);
  }
  (stream as TestStream | null)?.socket.terminate();
  const { faults } = world.core;
  faults.set(faults.rules().filter(({ match }) => match.session_id !== dialog));
  await Promise.all(shocks);
  return { schedule, dialog, questions, wrong };
}

async function inTime<Reply extends { readonly status: number }>(work: Promise<Reply>): Promise<Reply> {
  const sentAt = performance.now();
  const reply = await within(postWithinMs, work, () => null);
  if (reply !== null) return reply;
  const came = work.then(({ status }) => `${status}`, String);
  const how = await within(lateWithinMs, came, () => 'nothing');
  throw new Error(`no reply in time, and ${how} after ${Math.round(performance.now() - sentAt)} ms`);
}

const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
