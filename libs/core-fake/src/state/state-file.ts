import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { storedState } from './stored-state.js';

export type StoredState = z.output<typeof storedState>;

/** The state file exists but cannot be used; the message names the file and the reason. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError';
  readonly code = 'state_file_unusable';
}

const writeDelayMs = 200;

/** Keeps the state in a JSON file: written a moment after a change, always whole (a new file, then a rename). */
export class StateFile {
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #dirty = false;

  constructor(
    private readonly path: string,
    private readonly collect: () => StoredState,
    private readonly warn: (message: string, cause: unknown) => void,
  ) {}

  /** Undefined when there is no file yet. */
  read(): StoredState | undefined {
    if (!existsSync(this.path)) return undefined;
    try {
      const result = storedState.safeParse(JSON.parse(readFileSync(this.path, 'utf8')));
      if (result.success) return result.data;
      throw new Error(
        result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
      );
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StateFileError(`${this.path} is not a state file of the core: ${reason}`, { cause });
    }
  }

  /** Asks for a write soon; many changes make one write. */
  schedule(): void {
    this.#dirty = true;
    this.#timer ??= setTimeout(() => void this.flush(), writeDelayMs);
  }

  /** Resolves when everything scheduled so far is on disk, or could not be written (which is a warning). */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    if (!this.#dirty) return;
    this.#dirty = false;
    const temporary = `${this.path}.${process.pid}.tmp`;
    try {
      await mkdir(dirname(this.path), { recursive: true });
      await writeFile(temporary, JSON.stringify(this.collect()));
      await rename(temporary, this.path);
    } catch (cause) {
      this.#dirty = true;
      this.warn(`the state could not be written to ${this.path}`, cause);
    }
  }
}
