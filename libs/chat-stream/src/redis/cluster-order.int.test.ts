import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createRedisRelay } from '../redis.js';
import type { Relay } from '../relay.js';
import { RedisCluster } from '../testing/redis-cluster.fixture.js';
import { eventually } from '../testing/wait.fixture.js';

const nothing = () => undefined;

let cluster: RedisCluster;
let relays: Relay[];
beforeEach(async () => {
  cluster = await RedisCluster.start();
  relays = [1, 2].map(() => createRedisRelay({ redis: cluster.client() }));
}, 20_000);
afterEach(async () => {
  // The node that knows of it may be gone.
  for (const relay of relays) await relay.close().catch(nothing);
  await cluster.stop();
});

it('what one instance says to another over a cluster arrives in the order in which it was said', async () => {
  const [from, to] = relays as [Relay, Relay];
  const heard: number[] = [];
  await to.open((_from, messages) => {
    for (const message of messages) if (message.kind === 'stop') heard.push(Number(message.answer));
  }, nothing);
  const said = Array.from({ length: 2_000 }, (_, i) => i);
  for (const i of said) await from.send(to.instance, [{ kind: 'stop', channel: 'c', answer: String(i) }]);
  await eventually(() => heard.length === said.length);
  expect(heard).toEqual(said);
});

it('what an instance says after its node of the cluster failed is said by another node', async () => {
  const [from, to] = relays as [Relay, Relay];
  const heard = new Set<string>();
  await to.open((_from, messages) => {
    for (const message of messages) if (message.kind === 'stop') heard.add(message.answer);
  }, nothing);
  const say = (answer: string) => from.send(to.instance, [{ kind: 'stop', channel: 'c', answer }]);
  await say('before');
  const published = async (i: number) =>
    String(await cluster.nodes[i]!.client().info('commandstats')).includes('cmdstat_publish:');
  for (const i of [0, 1, 2]) if (await published(i)) await cluster.nodes[i]!.kill();
  let tries = 0;
  await eventually(async () => {
    await say(`after ${(tries += 1)}`).catch(nothing);
    return [...heard].some((answer) => answer.startsWith('after'));
  }, 15_000);
}, 30_000);
