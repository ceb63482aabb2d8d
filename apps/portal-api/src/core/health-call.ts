import axios from 'axios';
import { coreHealth, type CoreHealth } from '@portal/contracts/core';
import type { Dispatcher } from 'undici';
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
 * word that all of it is down; every other failure is thrown.
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
    const { status, data } = await client.get<unknown>('/v1/health', { signal });
    return status === 503 ? allDown : coreHealth.parse(data);
  };
}
