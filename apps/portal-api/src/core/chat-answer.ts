import type { Readable } from 'node:stream';
import { coreChatLine } from '@portal/contracts/core';
import { CoreFailure } from './core-errors.js';

/** Longest line that the core may send, in UTF-16 units: a fragment, not a book. */
const maxLineLength = 256 * 1024;

export interface ChatHandlers {
  token(text: string): void;
  /** At most once, and last. */
  done(messageId: string): void;
}

/** A chat reply whose first frame has arrived. */
export interface ChatAnswer {
  /**
   * Hands every frame to the handlers as it comes, synchronously: no promise a token. Resolves after `done`.
   *
   * @throws CoreFailure when the reply breaks, stalls or ends without `done`
   */
  relay(handlers: ChatHandlers): Promise<void>;
  /** Hangs up. */
  abort(): void;
}

/**
 * Reads newline-delimited frames. `first` settles with the first frame, so that a caller can still retry; from then on the
 * body waits, with back-pressure, for `relay`.
 */
export function readChatAnswer(body: Readable, idleMs: number): { first: Promise<void>; answer: ChatAnswer } {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  finished.promise.catch(() => undefined);
  const early: string[] = [];
  let handlers: ChatHandlers | null = null;
  let rest = '';
  let ended = false;
  let failedEarly: CoreFailure | null = null;

  const idle = setTimeout(() => fail(new CoreFailure('core_timeout')), idleMs);

  const settle = () => {
    ended = true;
    clearTimeout(idle);
  };
  const fail = (error: CoreFailure) => {
    if (ended) return;
    settle();
    body.destroy();
    // What came before the failure is handed on first, by the relay that is about to begin.
    if (!handlers && early.length > 0) failedEarly = error;
    else finished.reject(error);
    started.reject(error);
  };
  const take = (line: string) => {
    if (ended || line === '') return;
    const frame = parseLine(line);
    if (!frame) return fail(new CoreFailure('core_bad_response'));
    started.resolve();
    if (!handlers) {
      early.push(line);
      body.pause();
    } else if (frame.type === 'token') {
      handlers.token(frame.data);
    } else {
      settle();
      handlers.done(frame.data.message_id);
      finished.resolve();
    }
  };

  body.setEncoding('utf8');
  body.on('data', (chunk: string) => {
    idle.refresh();
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) take(line);
    if (rest.length > maxLineLength) fail(new CoreFailure('core_bad_response'));
  });
  body.on('end', () => {
    take(rest);
    fail(new CoreFailure('core_bad_response'));
  });
  body.on('error', (cause) => fail(new CoreFailure('core_unavailable', { cause })));
  body.on('close', () => fail(new CoreFailure('core_unavailable')));

  return {
    first: started.promise,
    answer: {
      relay(given) {
        handlers = given;
        const broken = failedEarly;
        ended = false;
        for (const line of early.splice(0)) take(line);
        if (broken) fail(broken);
        if (ended) return finished.promise;
        idle.refresh();
        body.resume();
        return finished.promise;
      },
      abort: () => fail(new CoreFailure('core_unavailable')),
    },
  };
}

function parseLine(line: string) {
  try {
    const value = JSON.parse(line) as { type?: unknown; data?: unknown } | null;
    // Nearly every line is a token: it is looked at by hand, the rest by the contract.
    if (value?.type === 'token' && typeof value.data === 'string')
      return { type: 'token', data: value.data } as const;
    const parsed = coreChatLine.safeParse(value);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
