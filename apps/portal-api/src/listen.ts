import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'cannot be had: this machine has no such address',
  EINVAL: 'cannot be had: this is no address to listen on',
  ENOTFOUND: 'cannot be had: there is no such host',
  EAI_AGAIN: 'cannot be had: nobody can be asked for this host',
};

/** A port that cannot be had. The message names the variable that changes it. */
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
      const reason = reasons[cause.code ?? ''];
      if (!reason) return reject(cause);
      const advice =
        cause.code === 'EADDRINUSE' ? variable : `${variable} or ${variable.replace(/PORT$/, 'HOST')}`;
      reject(new PortTaken(`Port ${port} on ${host} ${reason}. Set ${advice} to another one.`, { cause }));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
