import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { readPatiently } from '../testing/patient-reader.fixture.js';
import { RedisCluster } from '../testing/redis-cluster.fixture.js';
import { StreamServer } from '../testing/stream-server.fixture.js';
import { eventually, soon } from '../testing/wait.fixture.js';

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

/** A channel whose keys are on the first node, which has a replica. */
async function channelOnFirstNode(): Promise<string> {
  const first = cluster.nodes[0]!.client();
  for (let i = 0; ; i += 1) {
    const slot = Number(await first.call('CLUSTER', 'KEYSLOT', `{dialog-${i}}`));
    if (slot <= 5_460) return `dialog-${i}`;
  }
}

describe('a cluster whose node fails in the middle of an answer', () => {
  it('loses no word of the answer, for those who listen and for those who come later', async () => {
    const [a, b] = [await instance(), await instance()];
    const channel = await channelOnFirstNode();
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
    const late = await readPatiently(c, channel, { answer: 'a', offset: 10 });
    expect(late).toBe(`${expected.slice(10)}|m|`);
    expect((await c.hub.claim(channel, 'b')).answerId).toBe('b');
  }, 60_000);

  it('gets back what an answer that had ended lost because it was not replicated yet', async () => {
    const [a, b] = [await instance(), await instance()];
    const channel = await channelOnFirstNode();
    const [master, replica] = [cluster.nodes[0]!, cluster.nodes[3]!];
    const answer = (await a.hub.claim(channel, 'a')).begin();
    answer.token('replicated ');
    const end = `chat-stream:{${channel}}:end:a`;
    const reader = replica.client();
    await reader.call('READONLY');
    await eventually(async () => (await reader.strlen(`chat-stream:{${channel}}:text:a`)) > 0);
    replica.freeze(true);
    const writer = master.client();
    await writer.call('CLIENT', 'KILL', 'TYPE', 'replica');
    answer.token('and not');
    answer.done('m');
    await eventually(async () => (await writer.exists(end)) === 1);
    await master.kill();
    replica.freeze(false);
    const ends = () => reader.exists(end).catch(() => -1);
    await eventually(async () => (await ends()) === 0);
    await eventually(async () => (await ends()) === 1, 30_000);
    const late = await readPatiently(b, channel, { answer: 'a', offset: 0 });
    expect(late).toBe('replicated and not|m|');
  }, 60_000);
});
