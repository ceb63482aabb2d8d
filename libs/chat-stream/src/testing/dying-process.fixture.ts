import { Redis } from 'ioredis';
import { foretellAnswer } from '../foretell-answer.js';
import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';

/**
 * An instance that dies the moment its answer has begun, or just before: nobody hears a word of it. Arguments: port of Redis,
 * channel, answer, `begun` or `held`.
 */
const [port = '', channel = '', answerId = '', state = ''] = process.argv.slice(2);
const redis = new Redis({ port: Number(port), host: '127.0.0.1', commandTimeout: 1_000 });
const hub = createHub({ relay: createRedisRelay({ redis }) });
const claim = await hub.claim(channel, answerId);
await new Promise((resolve) => setTimeout(resolve, 200));
if (state === 'begun') {
  await foretellAnswer(claim);
  claim.begin().token('unheard');
}
process.kill(process.pid, 'SIGKILL');
