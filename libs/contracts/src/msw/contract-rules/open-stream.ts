import { streamFrame, type StreamFrame } from '../../v1/stream.js';
import type { PortalUnderTest, SocketUnderTest } from './portal-under-test.js';
import { ContractBreach } from './rule.js';

/** A stream as a rule reads it. */
export interface OpenStream {
  /** The fragments so far, put together. */
  text(): string;
  /** How many `done` came so far. */
  dones(): number;
  /** The message of the first `done`. */
  done(): Promise<string>;
  /** The close code. */
  closed(): Promise<number>;
  say(data: string): void;
  leave(): void;
}

const longestMs = 10_000;

/** Opens a stream; every frame is held against its contract. */
export async function openStream(portal: PortalUnderTest, path: string, cookie: string): Promise<OpenStream> {
  const url = `${portal.baseUrl.replace(/^http/, 'ws')}${path}`;
  const socket: SocketUnderTest = portal.openSocket?.(url, cookie) ?? new WebSocket(url);
  const frames: StreamFrame[] = [];
  const ofType = (type: StreamFrame['type']) => frames.filter((frame) => frame.type === type);
  let wrong: unknown;
  let closeCode: number | undefined;
  const wakers = new Set<() => void>();
  const wake = () => wakers.forEach((waker) => waker());

  socket.addEventListener('message', ({ data }) => {
    const frame = streamFrame.safeParse(JSON.parse(String(data)));
    if (frame.success) frames.push(frame.data);
    else wrong = data;
    wake();
  });
  socket.addEventListener('close', ({ code }) => {
    closeCode = code;
    wake();
  });

  const until = async <T>(what: string, look: () => T | undefined): Promise<T> => {
    const giveUpAt = Date.now() + longestMs;
    for (;;) {
      if (wrong !== undefined) throw new ContractBreach('a frame', wrong, 'token or done');
      const found = look();
      if (found !== undefined) return found;
      if (Date.now() > giveUpAt) throw new ContractBreach(what, frames.slice(-3), 'within 10 s');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        wakers.add(() => (clearTimeout(timer), resolve()));
      });
      wakers.clear();
    }
  };

  let isOpen = false;
  socket.addEventListener('open', () => {
    isOpen = true;
    wake();
  });
  await until('the stream opens', () => (isOpen || closeCode !== undefined ? true : undefined));

  return {
    text: () =>
      ofType('token')
        .map(({ data }) => data)
        .join(''),
    dones: () => ofType('done').length,
    done: () =>
      until('done', () => {
        const [frame] = ofType('done');
        if (frame?.type === 'done') return frame.data.message_id;
        if (closeCode !== undefined) throw new ContractBreach('done', `closed with ${closeCode}`, 'done');
        return undefined;
      }),
    closed: () => until('the close', () => closeCode),
    say: (data) => socket.send(data),
    leave: () => socket.close(),
  };
}
