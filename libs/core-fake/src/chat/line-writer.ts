import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** The lines of an NDJSON reply, written no faster than the reader takes them. */
export class LineWriter {
  #waiting = '';

  constructor(
    private readonly response: ServerResponse,
    private readonly gone: AbortSignal,
  ) {}

  /** How many characters wait for the next flush. */
  get waiting(): number {
    return this.#waiting.length;
  }

  add(line: string): void {
    this.#waiting += `${line}\n`;
  }

  /** False when the reader is gone. Waits while its buffers are full. */
  async flush(): Promise<boolean> {
    if (this.gone.aborted) return false;
    if (this.#waiting === '') return true;
    const lines = this.#waiting;
    this.#waiting = '';
    if (this.response.write(lines)) return true;
    try {
      await once(this.response, 'drain', { signal: this.gone });
      return true;
    } catch {
      return false;
    }
  }

  /** Sends what waits, and resolves when it has left for the network. */
  async push(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = '';
    if (lines === '') this.response.flushHeaders();
    await new Promise<void>((resolve) => {
      if (this.gone.aborted) return resolve();
      this.gone.addEventListener('abort', () => resolve(), { once: true });
      if (lines === '') setImmediate(resolve);
      else this.response.write(lines, () => resolve());
    });
  }
}
