import { once } from 'node:events';
import type { Problem, StreamFrame } from '@portal/contracts';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { TestUser } from './test-user.js';

/** A stream by a real socket.io-client: what it got, and how it ended. */
export interface SocketIoStream {
  readonly socket: Socket;
  readonly frames: readonly StreamFrame[];
  text(): string;
  /** Settles at the first `done`, or throws when the socket disconnects first. */
  done(): Promise<string>;
  /** Settles at the end; `code` is undefined when no `closing` came before it. */
  closed(): Promise<{ code: number | undefined; reason: string | undefined }>;
}

/** What the handshake was refused with. */
export class StreamRefused extends Error {
  readonly problem: Problem | undefined;
  readonly status: number | undefined;

  /** A namespace refuses with the problem in `data`; a handshake with an HTTP status, whose body only polling shows. */
  constructor(error: ConnectError) {
    super('the stream was refused', { cause: error });
    const { data, description, context } = error;
    this.problem =
      data ?? (context?.responseText ? (JSON.parse(context.responseText) as Problem) : undefined);
    this.status =
      this.problem?.status ??
      (typeof description === 'number' ? description : Number(/\d{3}/.exec(description?.message ?? '')?.[0]));
  }
}

type ConnectError = Error & {
  readonly data?: Problem;
  readonly description?: number | { readonly message?: string };
  readonly context?: { readonly responseText?: string };
};

export const namespaceOf = (dialogId: string): string => `/assistant/sessions/${dialogId}`;

/** Opens a namespace with a user's cookie. @throws StreamRefused */
export async function openSocketIo(
  user: TestUser,
  namespace: string,
  options: Partial<ManagerOptions & SocketOptions> & { headers?: Record<string, string> } = {},
): Promise<SocketIoStream> {
  const { headers, ...others } = options;
  const socket = io(user.url + namespace, {
    path: '/api/v1/socket.io',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...(user.cookie ? { cookie: user.cookie } : {}), ...headers },
    ...others,
  });
  const frames: StreamFrame[] = [];
  let last: { code: number; reason: string } | undefined;
  socket.on('message', (frame: StreamFrame) => frames.push(frame));
  socket.on('closing', (closing: { code: number; reason: string }) => (last = closing));
  const closing = new Promise<{ code: number | undefined; reason: string | undefined }>((resolve) => {
    socket.once('disconnect', () => resolve({ code: last?.code, reason: last?.reason }));
  });
  await opened(socket);
  return {
    socket,
    frames,
    text: () => frames.map((frame) => (frame.type === 'token' ? frame.data : '')).join(''),
    async done() {
      for (;;) {
        const done = frames.find((frame) => frame.type === 'done');
        if (done) return done.data.message_id;
        const ended = closing.then(({ code }) => {
          throw new Error(`the stream closed with ${code} before done`);
        });
        await Promise.race([once(socket as never, 'message'), ended]);
      }
    },
    closed: () => closing,
  };
}

/** Settles when a socket is connected. @throws StreamRefused */
export function opened(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error: ConnectError) => {
      socket.disconnect();
      reject(new StreamRefused(error));
    });
  });
}
