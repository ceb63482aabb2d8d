import type { PortalUnderTest } from './portal-under-test.js';

/** One thing that every portal does: a title for the report, and a check that rejects with a {@link ContractBreach}. */
export interface ContractRule {
  /** Stable, unique, a sentence: `listCourses: is refused without a session`. */
  readonly title: string;
  check(portal: PortalUnderTest): Promise<void>;
}

/** What a portal did against a rule. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';

  constructor(
    /** What was looked at. */
    readonly what: string,
    readonly actual: unknown,
    readonly expected: unknown,
  ) {
    super(`${what}: got ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`);
  }
}

/** @throws {ContractBreach} when the two are not the same as JSON. */
export function same(what: string, actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) throw new ContractBreach(what, actual, expected);
}

/** @throws {ContractBreach} when it does not hold. */
export function holds(what: string, isSo: boolean, actual: unknown = isSo): void {
  if (!isSo) throw new ContractBreach(what, actual, 'otherwise');
}
