import { createServer, type Server } from 'node:net';
import type { WantedPort } from './settings.js';

/** The wanted ports on which nothing can listen now. Two that want the same port count as taken, too. */
export async function findTakenPorts(wanted: readonly WantedPort[]): Promise<WantedPort[]> {
  const taken: WantedPort[] = [];
  const held: Server[] = [];
  for (const want of wanted) {
    const server = await hold(want);
    if (server === undefined) taken.push(want);
    else held.push(server);
  }
  await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
  return taken;
}

function hold({ host, port }: WantedPort): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // Other errors (a host that is not ours) are the app's to explain.
      resolve(error.code === 'EADDRINUSE' ? undefined : server);
    });
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

/** One line for a person, with what to do. */
export function explainTakenPort({ variable, port }: WantedPort): string {
  const other = port + 100 < 65_536 ? port + 100 : port - 100;
  return `Port ${port} is taken. Set ${variable} to a free port, for example: ${variable}=${other} npm start`;
}
