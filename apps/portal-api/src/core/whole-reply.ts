import { AxiosError } from 'axios';
import type { Dispatcher } from 'undici';
import { discardBytes, discardMs } from './undici-request.js';

/** A reply that was read to its end. */
export interface Whole {
  readonly statusCode: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
}

export interface WholeReplyOptions {
  /** Longer replies fail. Bytes. */
  readonly mostBytes: number;
  /** Whether the body of a reply with this status is wanted; one that is not comes without its text, and at once. */
  readonly isWanted: (status: number) => boolean;
  readonly onReply: (reply: Whole) => void;
  readonly onFailure: (cause: unknown) => void;
}

/** The core did answer, with more than its reader takes. */
export class ReplyTooLarge extends AxiosError {
  constructor() {
    super('the reply is too large', AxiosError.ERR_BAD_RESPONSE);
  }
}

/**
 * Reads one reply into a string, as undici hands it over: `request` would make a stream, a promise and an abort listener of
 * it, which cost more than the request. Tells once how it ended; `giveUp` ends it wherever it is.
 */
export class WholeReply implements Dispatcher.DispatchHandler {
  readonly #options: WholeReplyOptions;
  #controller: Dispatcher.DispatchController | undefined;
  #gaveUp: Error | undefined;
  #told = false;
  #statusCode = 0;
  #headers: Whole['headers'] = {};
  #chunks: Buffer[] = [];
  #mayRead: number;
  #discarding: NodeJS.Timeout | undefined;

  constructor(options: WholeReplyOptions) {
    this.#options = options;
    this.#mayRead = options.mostBytes;
  }

  /** undici does not tell of an end before it has begun, which may be as long as connecting takes: this does. */
  giveUp(cause: Error): void {
    this.#gaveUp = cause;
    this.#fail(cause);
    this.#controller?.abort(cause);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#gaveUp) controller.abort(this.#gaveUp);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Whole['headers'],
  ): void {
    // "Continue" and its like come before the reply.
    if (status < 200) return;
    this.#statusCode = status;
    this.#headers = headers;
    if (this.#options.isWanted(status)) return;
    this.#tell();
    // Read away what nobody wants, so that the connection serves again.
    this.#mayRead = discardBytes;
    this.#discarding = setTimeout(() => controller.abort(new Error('an unwanted reply')), discardMs).unref();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#mayRead -= chunk.length;
    if (this.#mayRead < 0) {
      const tooLarge = new ReplyTooLarge();
      this.#fail(tooLarge);
      controller.abort(tooLarge);
    } else if (!this.#told) this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#discarding);
    this.#tell();
  }

  onResponseError(_controller: unknown, error: Error): void {
    clearTimeout(this.#discarding);
    this.#fail(error);
  }

  #tell(): void {
    if (this.#told) return;
    this.#told = true;
    const [only = Buffer.alloc(0), ...others] = this.#chunks;
    const text = (others.length === 0 ? only : Buffer.concat(this.#chunks)).toString('utf8');
    this.#options.onReply({ statusCode: this.#statusCode, headers: this.#headers, text });
  }

  #fail(cause: unknown): void {
    if (this.#told) return;
    this.#told = true;
    this.#options.onFailure(cause);
  }
}
