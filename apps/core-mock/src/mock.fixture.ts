import { resolve } from 'node:path';
import type { Config } from './config.js';
import { startCoreMock, type CoreMock } from './core-mock.js';

/** The app on a free port, as fast as it can, with the sample texts; what it says ends in `lines`. */
export async function startTestMock(
  settings: Partial<Config> = {},
): Promise<{ mock: CoreMock; lines: readonly string[] }> {
  const lines: string[] = [];
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    tokenMs: 0,
    firstTokenMs: 0,
    file: undefined,
    token: undefined,
    knowledge: resolve(import.meta.dirname, '../knowledge'),
    redisUrl: undefined,
    ...settings,
  };
  return { mock: await startCoreMock(config, (line) => lines.push(line)), lines };
}

/** Asks until it is so, for ten seconds at most. */
export async function eventually(isSo: () => boolean): Promise<boolean> {
  const deadline = performance.now() + 10_000;
  while (!isSo() && performance.now() < deadline) await new Promise((wait) => setTimeout(wait, 25));
  return isSo();
}
