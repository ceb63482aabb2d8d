import { closeCodes, parseFrame, type Sink } from '@portal/chat-stream';
import type { ChatAnswer, ChatHandlers } from '../core/chat-answer.js';
import { CallAborted, CoreFailure } from '../core/core-errors.js';

/** The message id by which a shared answer ends that nobody waited for any more; what came of it is no answer. */
export const abandoned = 'abandoned';

/**
 * An answer that another dialog's question has caused, read from the stream that both share. To whoever relays it, it is an
 * answer like one of the core's own.
 */
export class FollowedAnswer implements ChatAnswer, Sink {
  readonly bufferedBytes = 0;
  readonly #started = Promise.withResolvers<'begun' | 'abandoned'>();
  readonly #finished = Promise.withResolvers<void>();
  #early = '';
  #handlers: ChatHandlers | null = null;
  #messageId: string | null = null;
  #over = false;

  constructor(private readonly onOver: () => void) {
    this.#started.promise.catch(() => undefined);
    this.#finished.promise.catch(() => undefined);
  }

  /** Settles with the first fragment, or with the end of an answer that has none; rejects when it failed before. */
  get started(): Promise<'begun' | 'abandoned'> {
    return this.#started.promise;
  }

  async relay(handlers: ChatHandlers): Promise<void> {
    this.#handlers = handlers;
    if (this.#early) handlers.token(this.#early);
    this.#early = '';
    await this.#finished.promise;
    handlers.done(this.#messageId ?? '');
  }

  abort(): void {
    this.fail(new CallAborted('the shared answer is not read on'));
  }

  fail(error: Error): void {
    if (!this.#end()) return;
    this.#started.reject(error);
    this.#finished.reject(error);
  }

  send(frame: string): void {
    if (this.#over) return;
    const { type, data } = parseFrame(frame);
    if (type === 'token') {
      if (this.#handlers) this.#handlers.token(data);
      else this.#early += data;
      this.#started.resolve('begun');
      return;
    }
    if (!this.#end()) return;
    this.#messageId = data.message_id;
    const isAbandoned = data.message_id === abandoned;
    this.#started.resolve(isAbandoned ? 'abandoned' : 'begun');
    if (isAbandoned) this.#finished.reject(failure('assistant_unavailable'));
    else this.#finished.resolve();
  }

  close(code: number): void {
    this.fail(failure(code === closeCodes.coreStalled ? 'core_timeout' : 'assistant_unavailable'));
  }

  cork(): void {
    // Nothing is written anywhere: frames are read as they come.
  }

  uncork(): void {
    // As above.
  }

  #end(): boolean {
    if (this.#over) return false;
    this.#over = true;
    this.onOver();
    return true;
  }
}

/** Nothing was sent for this dialog: the call was another's. */
const failure = (code: 'assistant_unavailable' | 'core_timeout') => new CoreFailure(code, { unsent: true });
