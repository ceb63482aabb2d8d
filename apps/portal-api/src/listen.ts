import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that somebody else has. The message names the variable that changes it. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

/** Listens, or explains why not. Returns the port in use. */
export function listen(
  server: Server,
  { host, port }: { host: string; port: number },
  variable: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EADDRINUSE') return reject(cause);
      reject(new PortTaken(`Port ${port} on ${host} is taken. Set ${variable} to a free one.`, { cause }));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
