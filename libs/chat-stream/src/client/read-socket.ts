import { FrameError } from '../errors.js';
import { parseFrame, type StreamFrame } from '../frames.js';
import { StreamFailedError } from './errors.js';
import type { SocketLike } from './transport.js';

/** How one socket came to its end. */
export type SocketEnd =
  | { readonly kind: 'done'; readonly messageId: string }
  | { readonly kind: 'closed'; readonly code: number; readonly opened: boolean };

/** What happens on the way, and for how long nothing may happen. */
export interface ReadSocketOptions {
  readonly connectTimeoutMs: number;
  readonly silenceMs: number;
  readonly signal: AbortSignal;
  onOpen(): void;
  onText(text: string): void;
}

const normalClosure = 1000;
const abnormalClosure = 1006;

/**
 * Reads one socket up to the first `done`, which ends the answer that the socket was opened for. A handshake or a
 * silence that takes too long counts as a lost connection. Rejects on a message that is not a frame, and on an abort.
 */
export function readSocket(socket: SocketLike, options: ReadSocketOptions): Promise<SocketEnd> {
  const { signal } = options;
  return new Promise((resolve, reject) => {
    let opened = false;
    let timer = setTimeout(lose, options.connectTimeoutMs);
    function settle(act: () => void): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close(normalClosure);
      act();
    }
    function lose(): void {
      settle(() => resolve({ kind: 'closed', code: abnormalClosure, opened }));
    }
    function abort(): void {
      settle(() => reject(signal.reason as Error));
    }
    function rest(): void {
      clearTimeout(timer);
      timer = setTimeout(lose, options.silenceMs);
    }
    socket.onopen = () => {
      opened = true;
      rest();
      options.onOpen();
    };
    socket.onmessage = ({ data }: { data: unknown }) => {
      rest();
      let frame: StreamFrame;
      try {
        frame = parseFrame(typeof data === 'string' ? data : '');
      } catch (cause) {
        if (cause instanceof FrameError) {
          settle(() => reject(new StreamFailedError('protocol_error', normalClosure, { cause })));
        }
        return;
      }
      if (frame.type === 'token') options.onText(frame.data);
      else settle(() => resolve({ kind: 'done', messageId: frame.data.message_id }));
    };
    socket.onclose = ({ code }: { code: number }) => settle(() => resolve({ kind: 'closed', code, opened }));
    // A close event follows every error, and it has the code.
    socket.onerror = () => undefined;
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
