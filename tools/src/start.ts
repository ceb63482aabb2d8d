import { setTimeout as delay } from 'node:timers/promises';
import { makeReadable } from './start/readable-log.js';
import { ServerProcess } from './start/server-process.js';
import { readStartSettings } from './start/settings.js';
import { explainTakenPort, findTakenPorts } from './start/taken-ports.js';
import { waitUntilReady } from './start/wait-until-ready.js';
import { welcome } from './start/welcome.js';

const readyWithinMs = 30_000;
const parentLookMs = 250;
const otherKnownMs = 5_000;
const startedAt = performance.now();
const settings = readStartSettings(process.env);

settings.anyPorts.forEach((variable) =>
  console.error(`${variable} is 0: npm start has to know its ports. Set it to a free port, or leave it out.`),
);
if (settings.anyPorts.length > 0) process.exit(1);

const taken = await findTakenPorts(settings.ports);
if (taken.length > 0) {
  taken.forEach((want) => console.error(explainTakenPort(want)));
  process.exit(1);
}

const print = (line: string) => console.log(makeReadable(line));
const env = { ...process.env, CORE_URL: settings.coreUrl };
const core = settings.ownCore
  ? new ServerProcess('core-mock', 'apps/core-mock/src/main.ts', env, print)
  : undefined;
const portal = new ServerProcess('portal-api', 'apps/portal-api/src/main.ts', env, print);
const servers = core === undefined ? [portal] : [portal, core];
const over = new AbortController();

let isUp = false;
let ending: Promise<void> | undefined;
/** The portal first, so that it can finish what it has with the core still there. */
function end(code: number): Promise<void> {
  over.abort();
  ending ??= (async () => {
    for (const server of servers) await server.stop();
    process.exit(code);
  })();
  return ending;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
// npm's shell hands no signal on, and whoever kills it or npm means this, too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void end(1), parentLookMs).unref();

const heard = settings.readyUrls.map((url) => waitUntilReady(url, readyWithinMs, over.signal));
/** For each server, in their order: whether it has started, or has ended before. */
const known = servers.map(({ exited }, at) => Promise.race([exited, heard[at]]));

for (const server of servers) {
  void server.exited.then(async (code) => {
    if (ending !== undefined) return;
    // What stopped explains itself; the other's lines would only drown it.
    server.release();
    if (code === 0) console.error(`${server.name} has stopped.`);
    // Unless it has wrong settings as well: who starts the product gets to know all of them.
    if (!isUp) await Promise.race([Promise.all(known), delay(otherKnownMs)]);
    void end(code === 0 ? 1 : code);
  });
}

const ready = await Promise.all(heard);
if (!over.signal.aborted) {
  const missing = ready.filter((lastWord) => lastWord !== undefined);
  const ok = missing.length === 0;
  portal.release();
  // The mock's own greeting says what the one below says.
  core?.release(ok ? 'drop' : 'show');
  if (ok) {
    isUp = true;
    console.log(welcome(settings, (performance.now() - startedAt) / 1000));
  } else {
    console.error(`Not ready within ${readyWithinMs / 1000} s: ${missing.join('; ')}.`);
    await end(1);
  }
}
