import axios from 'axios';
import { coreHealth, type CoreHealth } from '@portal/contracts/core';
import type { Dispatcher } from 'undici';
import { CoreFailure } from './core-errors.js';
import { isOwnProblem } from './refusal.js';
import { undiciAdapter } from './undici-adapter.js';

/** A page of text at the most. */
const maxReplyBytes = 64 * 1024;

const allDown: CoreHealth = {
  status: 'degraded',
  components: { chat: 'down', documents: 'down', embeddings: 'down' },
};

export interface HealthCallOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly dispatcher: Dispatcher;
}

/**
 * GET /v1/health, once, past breakers and retries: this is how they are told that the core is back. A 503 is the core's own
 * word that all of it is down, if it has the form of the contract; every other failure is thrown, that of a gateway too, which may
 * be about this route alone: then probes find out.
 */
export function createHealthCall(options: HealthCallOptions) {
  const client = axios.create({
    baseURL: options.url,
    headers: { ...options.headers },
    adapter: undiciAdapter(options.dispatcher),
    maxContentLength: maxReplyBytes,
    validateStatus: (status) => status === 200 || status === 503,
  });
  return async (signal: AbortSignal): Promise<CoreHealth> => {
    const reply = await client.get<unknown>('/v1/health', { signal });
    if (reply.status === 200) return coreHealth.parse(reply.data);
    if (isOwnProblem(reply.headers)) return allDown;
    throw new CoreFailure('core_bad_response');
  };
}
