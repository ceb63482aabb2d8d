import { createCoreFake, type CoreFake } from '@portal/core-fake';
import type { Config } from './config.js';
import { startIngestWorker } from './ingest-worker.js';

export interface CoreMock {
  readonly url: string;
  readonly core: CoreFake;
  close: () => Promise<void>;
}

/** Starts the engine and, with Redis, the worker of the ingest queue. Nothing is left running when it rejects. */
export async function startCoreMock(config: Config, say: (line: string) => void): Promise<CoreMock> {
  const { host, port, redisUrl, ...options } = config;
  const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
  const core = createCoreFake({
    ...options,
    watchKnowledge: true,
    onWarning: (message, cause) => say(`core-mock: ${message}: ${reasonOf(cause)}`),
  });
  const url = await core.listen(port, host);
  const worker = redisUrl === undefined ? undefined : startIngestWorker(redisUrl, core, say);
  return {
    url,
    core,
    close: async () => {
      await Promise.all([worker?.close(), core.close()]);
    },
  };
}
