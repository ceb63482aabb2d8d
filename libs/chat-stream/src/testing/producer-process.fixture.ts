import { Redis } from 'ioredis';
import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';

/**
 * An instance to be killed: produces one numbered word after the other and says each on its standard output.
 * Arguments: port of Redis, channel, answer.
 */
const [port = '', channel = '', answerId = ''] = process.argv.slice(2);
const redis = new Redis({ port: Number(port), host: '127.0.0.1', commandTimeout: 1_000 });
const hub = createHub({ relay: createRedisRelay({ redis }) });
const answer = (await hub.claim(channel, answerId)).begin();
let count = 0;
setInterval(() => {
  answer.token(`${count} `);
  process.stdout.write(`${count}\n`);
  count += 1;
}, 10);
