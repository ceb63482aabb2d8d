import type { Socket as NetSocket } from 'node:net';
import type { Socket } from 'socket.io';

export type Engine = Socket['conn'];

/** What lies under an engine's transport when it is a WebSocket; the engine offers no public way to it. */
interface RawWebSocket {
  readonly bufferedAmount: number;
  readonly _socket?: NetSocket | null;
  terminate(): void;
}

/** A connection whose last stream has ended is closed after this. */
const idleMs = 5_000;

const connections = new WeakMap<Engine, Connection>();

/** The connection over an engine's socket: one for all the streams (namespaces) that a client has open. */
export function connectionOf(engine: Engine): Connection {
  let connection = connections.get(engine);
  if (!connection) connections.set(engine, (connection = new Connection(engine)));
  return connection;
}

export class Connection {
  readonly #streams = new Set<Socket>();
  readonly #closeListeners = new Set<() => void>();
  /** Bytes in the engine's write buffer, and those of the last batch that its transport was given. */
  #queued = 0;
  #inFlight = 0;
  #idle: NodeJS.Timeout | undefined;
  /** Called once, when the first stream is open on it. */
  onFirstStream: (() => void) | undefined;

  constructor(private readonly engine: Engine) {
    engine.on('packetCreate', ({ data }: { data?: unknown }) => {
      if (typeof data === 'string') this.#queued += Buffer.byteLength(data);
    });
    engine.on('flush', () => {
      this.#inFlight = this.#queued;
      this.#queued = 0;
    });
    engine.once('close', () => {
      clearTimeout(this.#idle);
      endPolling(engine);
      for (const listener of this.#closeListeners) listener();
    });
  }

  get bufferedBytes(): number {
    const ws = this.#webSocket;
    if (ws) return this.#queued + ws.bufferedAmount;
    return this.#queued + (this.engine.transport.writable ? 0 : this.#inFlight);
  }

  /**
   * Hands what is queued to the operating system in one write. By itself the engine would wait until the batch before is
   * reported as written, which takes longer than a turn, and a burst would look like a slow reader. A poll takes one
   * batch, so that there is nothing to hurry.
   */
  push(): void {
    const ws = this.#webSocket;
    if (!ws || this.#queued === 0 || this.engine.readyState !== 'open') return;
    ws._socket?.cork();
    this.engine.transport.writable = true;
    this.engine.transport.emit('ready');
    ws._socket?.uncork();
  }

  /** Calls the listener when the connection closes. Streams that open at once would be many for the engine, which then warns. */
  onClose(listener: () => void): void {
    this.#closeListeners.add(listener);
  }

  offClose(listener: () => void): void {
    this.#closeListeners.delete(listener);
  }

  /** A stream is open on it. */
  join(socket: Socket): void {
    this.#streams.add(socket);
    clearTimeout(this.#idle);
    this.onFirstStream?.();
    this.onFirstStream = undefined;
  }

  /** A stream has ended on it. */
  leave(socket: Socket): void {
    this.#streams.delete(socket);
    if (this.#streams.size > 0 || this.engine.readyState !== 'open') return;
    this.#idle = setTimeout(() => this.engine.close(), idleMs).unref();
  }

  /**
   * Ends a stream behind what is queued, and with the last stream the connection, by force after a time; others are not
   * hurt.
   */
  end(socket: Socket, withinMs: number): void {
    const others = this.#streams.size - (this.#streams.has(socket) ? 1 : 0);
    if (others > 0) return void socket.disconnect();
    const ws = this.#webSocket;
    socket.disconnect(true);
    if (!ws && this.engine.readyState === 'closed') return;
    const timer = setTimeout(() => {
      cutOff(this.engine);
      ws?.terminate();
    }, withinMs).unref();
    const closing = ws?._socket ?? this.engine;
    closing.once('close', () => clearTimeout(timer));
  }

  get #webSocket(): RawWebSocket | undefined {
    const { transport } = this.engine;
    return transport.name === 'websocket'
      ? (transport as unknown as { readonly socket: RawWebSocket }).socket
      : undefined;
  }
}

/** Ends a connection without waiting for anybody. */
export function cutOff(engine: Engine): void {
  engine.close(true);
  endPolling(engine);
}

/**
 * A polling transport that was closed between two polls waits 30 s for the next one, also when its client has said goodbye
 * meanwhile; that timer would hold up a process that wants to end.
 */
function endPolling({ transport }: Engine): void {
  const polling = transport as unknown as { shouldClose?: (() => void) | null };
  polling.shouldClose?.();
  polling.shouldClose = null;
}
