import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Job, Measured } from './load/job.js';

const jobMs = 40_000;

/** The process that asks and reads, apart from all that is measured. */
export class LoadGenerator {
  readonly #child: ChildProcess = fork(join(import.meta.dirname, 'load/main.ts'), {
    execArgv: ['--import=tsx'],
  });

  async run(job: Job): Promise<Measured> {
    const told = once(this.#child, 'message', { signal: AbortSignal.timeout(jobMs) });
    this.#child.send(job);
    const [{ measured, failure }] = (await told) as [{ measured?: Measured; failure?: string }];
    if (measured === undefined) throw new Error(failure ?? 'The load generator gave no figures.');
    return measured;
  }

  stop(): void {
    this.#child.kill();
  }
}
