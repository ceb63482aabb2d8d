import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './redis-server.js';

/** The portal as a process of its own, so that it can die as processes do. */
export interface PortalProcess extends AsyncDisposable {
  readonly url: string;
  readonly opsUrl: string;
  /** SIGKILL: no last words. */
  kill(): Promise<void>;
  /** SIGTERM: as an operator ends it. Resolves with its exit code. */
  end(): Promise<number | null>;
  /** Holds it still (SIGSTOP) or lets it go on. */
  freeze(frozen: boolean): void;
  /** What it has written to its standard output. */
  log(): string;
}

/** What Node is given to run the portal: the bundle that build-portal.mjs makes before the tests. */
export const portalMain: readonly string[] = [join(import.meta.dirname, '../../dist/main.js')];

/** @param stdout a file that takes its standard output instead, so that `log()` stays empty */
export async function startPortalProcess(
  settings: Record<string, string>,
  stdout?: string,
): Promise<PortalProcess> {
  const port = Number(settings['PORTAL_PORT'] ?? 0) || (await freePort());
  const opsPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const opsUrl = `http://127.0.0.1:${opsPort}`;
  const output = stdout === undefined ? 'pipe' : openSync(stdout, 'a');
  const child = spawn(process.execPath, portalMain, {
    env: { ...settings, PORTAL_PORT: String(port), PORTAL_OPS_PORT: String(opsPort) },
    // One that outlives its test must not hold the pipes of whoever waits for that: Jest would never end.
    stdio: ['ignore', output, 'pipe'],
  });
  child.stderr!.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  if (typeof output === 'number') closeSync(output);
  const lines: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => lines.push(String(chunk)));
  const endBy = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      // Not before all is read that it has written.
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
    }
    return child.exitCode;
  };
  const kill = async () => void (await endBy('SIGKILL'));
  for (const until = Date.now() + 30_000; ;) {
    // It listens before it has its store.
    const asked = [`${url}/docs/openapi.json`, `${opsUrl}/readyz`].map((at) => fetch(at));
    const isUp = await Promise.all(asked).then(
      (replies) => replies.every(({ ok }) => ok),
      () => false,
    );
    if (isUp)
      return {
        url,
        opsUrl,
        kill,
        end: () => endBy('SIGTERM'),
        freeze: (frozen) => void child.kill(frozen ? 'SIGSTOP' : 'SIGCONT'),
        log: () => lines.join(''),
        [Symbol.asyncDispose]: kill,
      };
    if (child.exitCode !== null || Date.now() > until) {
      await kill();
      throw new Error('the portal did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
