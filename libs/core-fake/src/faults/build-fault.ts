import type { FaultRule } from './fault-rule.js';

type FaultInput = FaultRule['fault'];

/** Left out stays left out: an explicit undefined would not survive a strict contract. */
const given = <T>(key: string, value: T | undefined) => (value === undefined ? {} : { [key]: value });

/**
 * Builds every fault there is. Times are in milliseconds, `retryAfter` in seconds or an HTTP date.
 *
 * @example
 * core.faults.set([
 *   { match: { route: 'chat', text: 'sky' }, times: 1, fault: fault.cutAfter(3) },
 *   { match: { route: '*' }, fault: fault.status(503, { retryAfter: 2 }) },
 * ]);
 */
export const fault = {
  /** An error response (400 to 599) instead of the answer; nothing is saved. */
  status: (status: number, options: { retryAfter?: number | string } = {}): FaultInput => ({
    kind: 'status',
    status,
    ...given('retry_after', options.retryAfter),
  }),
  /** The socket is reset before a byte of the reply. */
  refuseConnection: (): FaultInput => ({ kind: 'refuse_connection' }),
  /** The reply's headers come only after `ms`; then all is well. */
  slowHeaders: (ms: number): FaultInput => ({ kind: 'slow_headers', ms }),
  /** `ms` between tokens, whatever the rhythm setting is. */
  slowTokens: (ms: number): FaultInput => ({ kind: 'slow_tokens', ms }),
  /** After `tokens` tokens nothing more comes; the connection stays open. */
  stallAfter: (tokens: number): FaultInput => ({ kind: 'stall_after', tokens }),
  /** After `tokens` tokens the socket is destroyed; what was produced is kept as a partial answer. */
  cutAfter: (tokens: number): FaultInput => ({ kind: 'cut_after', tokens }),
  /** A line that is not of the contract after `after` tokens (default 1); on other routes, a body that is not JSON. */
  garbageLine: (options: { after?: number; line?: string } = {}): FaultInput => ({
    kind: 'garbage_line',
    ...given('after', options.after),
    ...given('line', options.line),
  }),
  /** All tokens and a clean end, but no `done`. The answer is saved. */
  missingDone: (): FaultInput => ({ kind: 'missing_done' }),
  /** Two `done` lines. */
  doubleDone: (): FaultInput => ({ kind: 'double_done' }),
  /** Placeholders in the answer, each cut in pieces over several tokens. */
  splitPlaceholder: (...placeholders: string[]): FaultInput => ({
    kind: 'split_placeholder',
    ...(placeholders.length > 0 ? { placeholders } : {}),
  }),
  /** An answer of so many UTF-16 units (default a million). */
  hugeAnswer: (characters?: number): FaultInput => ({
    kind: 'huge_answer',
    ...given('characters', characters),
  }),
  /** Tokens until the caller hangs up. */
  endlessAnswer: (): FaultInput => ({ kind: 'endless_answer' }),
  /** Health answers 503, or 200 `degraded` with the named components down. */
  healthDown: (...components: ('chat' | 'documents' | 'embeddings')[]): FaultInput => ({
    kind: 'health_down',
    ...(components.length > 0 ? { components } : {}),
  }),
  /** The answer is saved, then the socket is destroyed before `done`; on other routes, before the reply. */
  saveThenDrop: (options: { tokens?: number } = {}): FaultInput => ({
    kind: 'save_then_drop',
    ...given('tokens', options.tokens),
  }),
};
