import { CoreProblem } from './problem.js';

export interface Reply {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

interface First {
  readonly request: string;
  readonly reply: Promise<Reply>;
}

const mostRemembered = 10_000;

/** A POST that carries an Idempotency-Key is done once: a repeat gets the first reply, and a failure is not remembered. */
export class FirstReplies {
  readonly #firsts = new Map<string, First>();

  /**
   * @param name the key, and what it was sent to
   * @param request what a repeat has to be equal in
   * @throws CoreProblem when the key came with another request
   */
  async of(name: string, request: string, handle: () => Promise<Reply>): Promise<Reply> {
    const before = this.#firsts.get(name);
    if (before) {
      if (before.request === request) return before.reply;
      throw new CoreProblem(
        422,
        'idempotency_conflict',
        'this Idempotency-Key was used with another request',
      );
    }
    const first: First = { request, reply: handle() };
    this.#firsts.set(name, first);
    if (this.#firsts.size > mostRemembered) this.#firsts.delete(this.#firsts.keys().next().value as string);
    try {
      return await first.reply;
    } catch (error) {
      if (this.#firsts.get(name) === first) this.#firsts.delete(name);
      throw error;
    }
  }

  clear(): void {
    this.#firsts.clear();
  }
}
