import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './redis-server.js';

/** The portal as a process of its own, so that it can die as processes do. */
export interface PortalProcess extends AsyncDisposable {
  readonly url: string;
  /** SIGKILL: no last words. */
  kill(): Promise<void>;
  /** SIGTERM: as an operator ends it. Resolves with its exit code. */
  end(): Promise<number | null>;
  /** Holds it still (SIGSTOP) or lets it go on. */
  freeze(frozen: boolean): void;
  /** What it has written to its standard output. */
  log(): string;
}

export async function startPortalProcess(settings: Record<string, string>): Promise<PortalProcess> {
  const port = Number(settings['PORTAL_PORT'] ?? 0) || (await freePort());
  const opsPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const main = join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, ['--conditions=@portal/source', '--import=tsx', main], {
    env: { ...settings, PORTAL_PORT: String(port), PORTAL_OPS_PORT: String(opsPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(String(chunk)));
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
    const asked = [`${url}/docs/openapi.json`, `http://127.0.0.1:${opsPort}/readyz`].map((at) => fetch(at));
    const isUp = await Promise.all(asked).then(
      (replies) => replies.every(({ ok }) => ok),
      () => false,
    );
    if (isUp)
      return {
        url,
        kill,
        end: () => endBy('SIGTERM'),
        freeze: (frozen) => void child.kill(frozen ? 'SIGSTOP' : 'SIGCONT'),
        log: () => lines.join(''),
        [Symbol.asyncDispose]: kill,
      };
    if (child.exitCode !== null || Date.now() > until) throw new Error('the portal did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
