import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** A way to a server that can be cut, as a train does it in a tunnel. */
export interface BreakableProxy {
  readonly url: string;
  /** Breaks every connection that is open now; new ones pass. */
  breakAll(): void;
  close(): void;
}

export async function openProxyTo(serverUrl: string): Promise<BreakableProxy> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const breakAll = () => open.forEach((socket) => socket.resetAndDestroy());
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    breakAll,
    close: () => {
      proxy.close();
      breakAll();
    },
  };
}
