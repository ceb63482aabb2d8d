import { createServer, type AddressInfo } from 'node:net';

/** Ports that were handed out: who asked may not listen yet. */
const given = new Set<number>();

/** A port on the loopback that is free now, and never the same twice. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = await askForPort();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

function askForPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
