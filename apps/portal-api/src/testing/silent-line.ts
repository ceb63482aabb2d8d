import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server whose connections can go silent without an end, as behind an address that fails over. */
export interface SilentLine extends AsyncDisposable {
  readonly port: number;
  /** What is connected now hears nothing any more, and is not told; what connects later is well. */
  silence(): void;
  /** What connects from now on is led to another server; what is connected stays where it is. */
  leadTo(port: number): void;
}

export async function openSilentLine(to: number): Promise<SilentLine> {
  const ends = new Map<Socket, Socket>();
  let target = to;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    ends.set(near, far);
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .pipe(other)
        .on('error', () => undefined)
        .on('close', () => from.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const [near, far] of ends) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
      }
    },
    leadTo(port) {
      target = port;
    },
    async [Symbol.asyncDispose]() {
      for (const [near, far] of ends) {
        near.destroy();
        far.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}
