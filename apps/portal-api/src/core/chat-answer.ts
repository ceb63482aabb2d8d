import type { Readable } from 'node:stream';
import { coreChatLine } from '@portal/contracts/core';
import { CallAborted, CoreFailure } from './core-errors.js';

/** Longest line that the core may send, in UTF-16 units: a fragment, not a book. */
const maxLineLength = 256 * 1024;

/** How long after `done` the reply may take to end, so that its connection can serve again; then it is closed. */
const endMs = 1_000;

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
   * @throws CoreFailure when the reply breaks, stalls, lasts too long or ends without `done`
   * @throws CallAborted after `abort`, or when the caller's signal hung up
   */
  relay(handlers: ChatHandlers): Promise<void>;
  /** Hangs up. */
  abort(): void;
}

/**
 * Reads newline-delimited frames. `first` settles with the first frame, so that a caller can still retry; from then on the
 * body waits, with back-pressure, for `relay`. `idleMs` bounds the silence after the first frame; before it the caller does.
 */
export function readChatAnswer(body: Readable, idleMs: number): { first: Promise<void>; answer: ChatAnswer } {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  finished.promise.catch(() => undefined);
  const early: string[] = [];
  let handlers: ChatHandlers | null = null;
  let rest = '';
  let ended = false;
  /** Whether `done` waits among the early lines: then the end of the body is no failure. */
  let complete = false;
  let failedEarly: Error | null = null;
  let idle: NodeJS.Timeout | undefined;

  const settle = () => {
    ended = true;
    clearTimeout(idle);
  };
  const fail = (error: Error) => {
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
    // Models begin with it; the reader has got nothing, so that the call can still be tried again.
    if (frame.type === 'token' && frame.data === '') return;
    // Of an exchange whose answer was lost with its instance the core has the question alone: nobody is told that this is all.
    if (frame.type === 'done' && !handlers && early.length === 0)
      return fail(new CoreFailure('core_bad_response'));
    idle ??= setTimeout(() => fail(new CoreFailure('core_timeout')), idleMs);
    if (!handlers) {
      started.resolve();
      early.push(line);
      complete ||= frame.type === 'done';
      body.pause();
    } else if (frame.type === 'token') {
      handlers.token(frame.data);
    } else {
      settle();
      letEnd(body);
      handlers.done(frame.data.message_id);
      finished.resolve();
    }
  };

  body.setEncoding('utf8');
  body.on('data', (chunk: string) => {
    if (ended) return;
    idle?.refresh();
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    for (const line of lines) take(line);
    if (rest.length > maxLineLength) fail(new CoreFailure('core_bad_response'));
  });
  body.on('end', () => {
    take(rest);
    if (!ended && !complete) fail(new CoreFailure('core_bad_response'));
  });
  body.on('error', (cause) => {
    if (!complete) fail(asFailure(cause));
  });
  body.on('close', () => {
    if (!ended && !complete) fail(new CoreFailure('core_unavailable'));
  });

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
        idle?.refresh();
        body.resume();
        return finished.promise;
      },
      abort: () => fail(new CallAborted('the answer was given up')),
    },
  };
}

function letEnd(body: Readable): void {
  if (body.destroyed) return;
  body.resume();
  const patience = setTimeout(() => body.destroy(), endMs);
  body.once('close', () => clearTimeout(patience));
}

/** A body that was destroyed with a reason of ours fails with that reason; anything else is a broken connection. */
const asFailure = (cause: Error): Error =>
  cause instanceof CoreFailure || cause instanceof CallAborted
    ? cause
    : new CoreFailure('core_unavailable', { cause });

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
