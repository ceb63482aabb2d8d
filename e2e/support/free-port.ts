import { createServer } from 'node:net';

/** Behind those of the unit tests, and below the range that systems give connections their ports from: nobody comes in between. */
const lowest = 30_100;
const portsOfWorker = 100;
const workers = 26;

const first = (process.pid % workers) * portsOfWorker;
let handedOut = 0;

/** A port on the loopback that is free now, and never the same twice: who asked may not listen yet. */
export async function findFreePort(): Promise<number> {
  while (handedOut < workers * portsOfWorker) {
    const port = lowest + ((first + handedOut++) % (workers * portsOfWorker));
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free from ${lowest} on: end what listens there`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
