import { Redis } from 'ioredis';
import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { FakeSink } from './fake-sink.fixture.js';

/**
 * An instance to be killed: holds sockets with a tag, and says so on its standard output.
 * Arguments: port of Redis, tag, number of sockets.
 */
const [port = '', tag = '', count = ''] = process.argv.slice(2);
const redis = new Redis({ port: Number(port), host: '127.0.0.1', commandTimeout: 1_000 });
const hub = createHub({ relay: createRedisRelay({ redis }) });
for (let i = 0; i < Number(count); i += 1)
  await hub.attach({ channel: `dialog-${i}`, tags: [tag] }, new FakeSink()).ready;
process.stdout.write('here\n');
