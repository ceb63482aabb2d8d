import { sampleIds } from '@portal/core-fake';
import type { Config } from './config.js';

/** What the terminal shows once the core listens. */
export function welcome(url: string, { knowledge, file, redisUrl }: Config): string {
  return [
    `core-mock listens on ${url}`,
    `  sample IDs: ${Object.values(sampleIds).join(', ')}; stu-1001 to stu-1030; stu-9 and any six digits`,
    `  knowledge:  ${knowledge}`,
    `  state:      ${file ?? 'in memory (set CORE_MOCK_FILE to keep it)'}`,
    `  jobs:       ${redisUrl ? 'queue ingest:document in Redis, and POST /v1/ingest' : 'POST /v1/ingest (set REDIS_URL for the queue)'}`,
    `  control:    ${url}/__mock/faults, /__mock/requests, /__mock/settings`,
  ].join('\n');
}
