import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Jobs, Outcome } from './load/job.js';

const jobMs = 40_000;

/** The process that asks and reads, apart from all that is measured. */
export class LoadGenerator {
  readonly #child: ChildProcess = fork(join(import.meta.dirname, 'load/main.ts'), {
    execArgv: ['--import=tsx'],
  });

  async run<Kind extends keyof Jobs>(
    kind: Kind,
    order: Jobs[Kind]['order'],
  ): Promise<Jobs[Kind]['measured']> {
    const told = once(this.#child, 'message', { signal: AbortSignal.timeout(jobMs) });
    this.#child.send({ kind, order });
    const [{ measured, failure }] = (await told) as [Outcome];
    if (measured === undefined) throw new Error(failure ?? 'The load generator gave no figures.');
    return measured as Jobs[Kind]['measured'];
  }

  stop(): void {
    this.#child.kill();
  }
}
