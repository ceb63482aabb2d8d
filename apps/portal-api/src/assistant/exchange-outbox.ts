import { CoreFailure, CoreRefused } from '../core/core-errors.js';
import type { CoreLink, Trace } from '../core/core-link.js';
import type { DeliverExchange, ExchangeLane, WaitingExchange } from '../jobs/exchange-lane.js';
import type { Log } from '../log.js';
import { pause } from '../pause.js';
import { within } from '../within.js';

/** Saves exchanges that the core has not seen, such as those answered from the cache. */
export interface ExchangeOutbox extends AsyncDisposable {
  /**
   * Settles when the core has stored the exchange under the answer's id, or when it waits where nothing is lost. A repeat
   * changes nothing.
   *
   * @param waits what `holds` has just said, by who alone asks in the dialog; absent: it is asked
   * @throws CoreRefused when the core will never store it, with 404 when its dialog is gone; another error when it could be
   * neither stored nor queued
   */
  record(exchange: WaitingExchange, trace: Trace, waits?: Promise<boolean>): Promise<void>;
  /**
   * Keeps a question whose answer is on its way and that the core does not know of, so that it is stored even if this
   * instance does not live to record how it ended.
   */
  expect(exchange: WaitingExchange): Promise<void>;
  /** It was not accepted after all. */
  forget(dialogId: string, answerId: string): Promise<void>;
  /** Whether an exchange of the dialog waits, or may: the core does not know all that was said. */
  holds(dialogId: string): Promise<boolean>;
  /**
   * Settles when nothing of the dialog waits any more, so that the core knows all before it is asked. Bounded: false when
   * something still waits, or nobody can tell.
   *
   * @param waits what `holds` has just said
   */
  settled(dialogId: string, waits: Promise<boolean>): Promise<boolean>;
  /** The answers whose exchanges are being recorded now: neither stored for sure nor waiting anywhere. */
  recording(): string[];
  /** How many exchanges wait. */
  size(): Promise<number>;
}

/** A core that takes longer gets the exchange from the lane: `done` does not wait for it. */
const storeWithinMs = 1_000;
const settleWithinMs = 2_000;
const lookEveryMs = 50;
/** A core that is well may fail an exchange so often before the others go first, and before it is given up. */
const failuresInARow = 3;
const mostFailures = 1_500;

/**
 * Straight to the core while it is well, which costs no queue; behind what waits already, and while the core is away, through
 * the lane. `spare` is the lane of last resort, for when even the durable one is away.
 */
export function createExchangeOutbox(deps: {
  readonly core: CoreLink;
  readonly lane: ExchangeLane;
  readonly spare: ExchangeLane;
  /** Whether exchanges are known not to go through: then none is waited for. */
  readonly isCoreAway: () => boolean;
  /** Longer than any answer takes. */
  readonly expectMs: number;
  readonly log: Log;
}): ExchangeOutbox {
  const { core, lane, spare, isCoreAway, expectMs, log } = deps;
  const inHand = new Map<string, Promise<unknown>>();
  const recording = new Set<string>();
  const expected = new Set<string>();

  /** Null when the lane cannot tell. */
  const look = async (dialogId: string) =>
    (await spare.holds(dialogId)) || (await lane.holds(dialogId).catch(() => null));
  /** What may wait is not overtaken. */
  const holds = async (dialogId: string) => (await look(dialogId)) !== false;

  async function store(exchange: WaitingExchange, trace: Trace) {
    try {
      await save(core, exchange, trace);
      return true;
    } catch (error) {
      if (error instanceof CoreFailure) return false;
      log.error({ err: error, answer_id: exchange.answerId }, 'the core refused an exchange');
      await forget(exchange.dialogId, exchange.answerId);
      throw error;
    }
  }

  async function record(exchange: WaitingExchange, trace: Trace, waits?: Promise<boolean>): Promise<void> {
    const isExpected = expected.delete(exchange.answerId);
    if (
      !(await (waits ?? holds(exchange.dialogId))) &&
      (await within(storeWithinMs, store(exchange, trace), () => false))
    ) {
      if (isExpected) await forget(exchange.dialogId, exchange.answerId);
      return;
    }
    // Behind one of its dialog that waits in memory, or it would overtake it.
    if (await spare.holds(exchange.dialogId)) return spare.add(exchange);
    await lane.add(exchange).catch(async (error: unknown) => {
      log.warn({ err: error, answer_id: exchange.answerId }, 'an exchange waits in memory');
      await spare.add(exchange);
    });
  }

  async function forget(dialogId: string, answerId: string): Promise<void> {
    expected.delete(answerId);
    await lane.forget(dialogId, answerId).catch(() => undefined);
  }

  return {
    forget,
    recording: () => [...recording],
    async expect(exchange) {
      expected.add(exchange.answerId);
      await lane.expect(exchange, expectMs).catch((error: unknown) => {
        log.warn({ err: error, answer_id: exchange.answerId }, 'a question is not kept for the worst case');
      });
    },
    holds,
    size: async () => (await spare.size()) + (lane === spare ? 0 : await lane.size()),
    async record(exchange, trace, waits) {
      const { dialogId, answerId } = exchange;
      recording.add(answerId);
      const before = inHand.get(dialogId);
      const recorded = before ? before.then(() => record(exchange, trace)) : record(exchange, trace, waits);
      const over = recorded.catch(() => undefined);
      inHand.set(dialogId, over);
      try {
        await recorded;
      } finally {
        recording.delete(answerId);
        if (inHand.get(dialogId) === over) inHand.delete(dialogId);
      }
    },
    async [Symbol.asyncDispose]() {
      // Answers that broke off with the portal are recorded a turn later.
      await new Promise(setImmediate);
      while (inHand.size > 0) await Promise.all(inHand.values());
    },
    async settled(dialogId, waits) {
      const before = inHand.get(dialogId);
      if (!before && !(await waits)) return true;
      await before;
      const deadline = Date.now() + settleWithinMs;
      for (let held = await look(dialogId); held !== false; held = await look(dialogId)) {
        if (held === null || isCoreAway() || Date.now() > deadline) return false;
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      }
      return true;
    },
  };
}

/**
 * What a lane does with an exchange whose turn has come: waits for a core that is away, and delivers. An exchange that a core
 * which is well does not take lets the others go first, and is given up after many tries.
 */
export function deliverTo(deps: {
  readonly core: Pick<CoreLink, 'saveExchange'>;
  /** Whether exchanges are known not to go through. */
  readonly isCoreAway: () => boolean;
  /** Whether all else does: if it does not, no single exchange is to blame. */
  readonly isRestWell: () => boolean;
  /** The core will never have an exchange of the dialog that was taken for said. */
  readonly onDropped: (dialogId: string) => Promise<void>;
  readonly log: Pick<Log, 'error'>;
}): DeliverExchange {
  const { core, isCoreAway, isRestWell, onDropped, log } = deps;
  const tried = new Map<string, number>();
  return async (exchange, until) => {
    const { answerId } = exchange;
    while (isCoreAway() && !until.aborted) await pause(lookEveryMs, until);
    try {
      await save(core, exchange, { requestId: answerId, again: tried.has(answerId) });
    } catch (error) {
      // Held back by the breaker, behind another's probe.
      if (error instanceof CoreFailure && error.unsent) throw error;
      // A probe is seconds apart from the next, which may well be that of another exchange.
      const wasProbe = isCoreAway();
      const failures = (tried.get(answerId) ?? 0) + (wasProbe ? 0 : 1);
      tried.set(answerId, failures);
      if (error instanceof CoreFailure && failures < mostFailures) {
        if (wasProbe ? isRestWell() : failures % failuresInARow === 0) return 'later';
        throw error;
      }
      // Refused: trying again changes nothing, and the others must not wait behind it.
      await onDropped(exchange.dialogId);
      log.error({ err: error, answer_id: answerId }, 'the core did not take an exchange');
    }
    tried.delete(answerId);
    return 'done';
  };
}

/** A dialog that the core knows no more is no place where anything is kept. */
async function save(
  core: Pick<CoreLink, 'saveExchange'>,
  { dialogId, answerId, question, answer }: WaitingExchange,
  trace: Trace,
): Promise<void> {
  const messageId = await core.saveExchange(dialogId, answerId, { question, answer }, trace);
  if (messageId === null) throw new CoreRefused(404);
}
