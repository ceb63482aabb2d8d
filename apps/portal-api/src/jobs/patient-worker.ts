import { Worker, type Job, type Processor, type WorkerOptions } from 'bullmq';
import { pause } from '../pause.js';

/** Between two questions for a job of which Redis did not answer the first. */
const refusedRetryMs = 500;

/**
 * A worker that waits after a question for a job has failed. BullMQ itself does so when the connection was refused or closed, and
 * asks again at once after all else: thousands of times a second of a Redis that refuses, and without ever leaving the microtasks
 * where the client itself refuses, so that nothing else of the process runs again.
 */
export class PatientWorker<Data> extends Worker<Data> {
  readonly #until: AbortSignal;

  /** @param until ends the wait early */
  constructor(name: string, work: Processor<Data>, options: WorkerOptions, until: AbortSignal) {
    super(name, work, options);
    this.#until = until;
  }

  protected override async moveToActive(token: string, name?: string): Promise<Job<Data>> {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      await pause(refusedRetryMs, this.#until);
      throw error;
    }
  }
}
