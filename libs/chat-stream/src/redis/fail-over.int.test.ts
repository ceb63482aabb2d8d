import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { RedisCluster } from '../testing/redis-cluster.fixture.js';
import { StreamServer } from '../testing/stream-server.fixture.js';

let cluster: RedisCluster;
let instances: StreamServer[];
beforeEach(async () => {
  cluster = await RedisCluster.start(true);
  instances = [];
}, 20_000);
afterEach(async () => {
  for (const instance of instances) await instance.stop();
  await cluster.stop();
});

async function instance(): Promise<StreamServer> {
  const server = await StreamServer.start(
    createHub({ relay: createRedisRelay({ redis: cluster.client() }) }),
  );
  instances.push(server);
  return server;
}

const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a cluster whose node fails in the middle of an answer', () => {
  it('loses no word of the answer, for those who listen and for those who come later', async () => {
    const [a, b] = [await instance(), await instance()];
    const first = cluster.nodes[0]!.client();
    let channel = 'dialog-0';
    for (let i = 1; Number(await first.call('CLUSTER', 'KEYSLOT', `{${channel}}`)) > 5_460; i += 1)
      channel = `dialog-${i}`;
    const answer = (await a.hub.claim(channel, 'a')).begin();
    const [near, far] = [await a.listen(channel), await b.listen(channel)];
    let expected = '';
    for (let i = 0; i < 300; i += 1) {
      expected += `${i} `;
      answer.token(`${i} `);
      if (i === 50) await cluster.nodes[0]!.kill();
      await soon(20);
    }
    answer.done('m');
    await near.hears(`${expected}|m|`);
    await far.hears(`${expected}|m|`, 15_000);
    const replica = cluster.nodes[3]!.client();
    for (let tries = 0; tries < 100; tries += 1) {
      if (Number(await replica.exists(`chat-stream:{${channel}}:end:a`).catch(() => 0)) === 1) break;
      await soon(100);
    }
    const c = await instance();
    const late = await c.listen(channel, { answer: 'a', offset: 10 });
    await late.hears(`${expected.slice(10)}|m|`, 10_000);
    expect((await c.hub.claim(channel, 'b')).answerId).toBe('b');
  }, 60_000);
});
