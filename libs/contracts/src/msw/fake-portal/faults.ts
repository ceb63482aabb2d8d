import type { OperationName } from '../../client/operations.js';
import type { HealthReply } from '../../v1/health.js';
import { problemCodes, type ProblemCode } from '../../v1/problem-codes.js';
import { FakeProblem } from './http/fake-problem.js';
import { checkCode, checkOperations } from './known-names.js';

/** How long a provoked problem lasts, and what it carries. */
export interface FailOptions {
  /** How many calls fail, then all is well. Default: every call until `recover`. */
  readonly times?: number;
  /** `Retry-After` in seconds. Default 5 for 429 and 503, none for others. */
  readonly retryAfterS?: number;
}

/** How the next answer breaks off. */
export interface BreakOptions {
  /** Fragments that still arrive. Default 3. */
  readonly fragments?: number;
  /** Close code: 4502, the core failed; 4504, it stalled. Default 4502. */
  readonly code?: 4502 | 4504;
}

interface Fault {
  readonly problem: FakeProblem;
  left: number;
}

/** What was asked to go wrong. */
export class Faults {
  readonly #faults = new Map<OperationName, Fault>();
  #nextBreak: { fragments: number; code: number } | undefined;
  /** Age of the copies of courses and career, in seconds; null for live ones. */
  staleS: number | null = null;

  fail(
    names: readonly OperationName[],
    code: ProblemCode,
    { times = Infinity, retryAfterS }: FailOptions,
  ): void {
    checkOperations(names);
    checkCode(code);
    const waits = [429, 503].includes(problemCodes[code].status);
    const wait = retryAfterS ?? (waits ? 5 : undefined);
    const problem = new FakeProblem(code, wait === undefined ? {} : { retryAfterS: wait });
    if (times < 1) return this.recover(names);
    for (const name of names) this.#faults.set(name, { problem, left: times });
  }

  recover(names: readonly OperationName[]): void {
    checkOperations(names);
    for (const name of names) this.#faults.delete(name);
  }

  breakNextAnswer({ fragments = 3, code = 4502 }: BreakOptions): void {
    this.#nextBreak = { fragments, code };
  }

  takeBreak(): { fragments: number; code: number } | undefined {
    const taken = this.#nextBreak;
    this.#nextBreak = undefined;
    return taken;
  }

  /** @throws {FakeProblem} when this operation is to fail. */
  strike(name: OperationName): void {
    const fault = this.#faults.get(name);
    if (!fault) return;
    fault.left -= 1;
    if (fault.left <= 0) this.#faults.delete(name);
    throw fault.problem;
  }

  /** Health that agrees with what goes wrong. */
  health(checkedAt: string): HealthReply {
    const codeOf = (name: OperationName) => this.#faults.get(name)?.problem.code ?? '';
    const isSilent = codeOf('postMessage') === 'assistant_unavailable';
    const isAway = ['listCourses', 'readCourse'].some((name) =>
      codeOf(name as OperationName).startsWith('core_'),
    );
    const data = isAway ? 'unavailable' : this.staleS === null ? 'live' : 'stale';
    const retryAfterS = this.#faults.get('postMessage')?.problem.parts.retryAfterS;
    return {
      status: isSilent || data !== 'live' ? 'degraded' : 'ok',
      assistant: isSilent ? 'unavailable' : 'available',
      data,
      ...(isSilent && retryAfterS !== undefined ? { retry_after_s: retryAfterS } : {}),
      checked_at: checkedAt,
    };
  }
}
