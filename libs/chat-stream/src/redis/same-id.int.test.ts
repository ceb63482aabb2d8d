import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { foretellAnswer } from '../foretell-answer.js';
import { RedisWorld } from '../testing/redis-world.fixture.js';

let world: RedisWorld;
beforeEach(async () => {
  world = await RedisWorld.open();
});
afterEach(() => world.close());

describe('a claim under the id of an answer that another instance produces', () => {
  it('is refused and leaves the channel to that answer, and its sockets everywhere', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const claim = await a.hub.claim('c', 'same');
    await foretellAnswer(claim);
    const answer = claim.begin();
    const far = await b.listen('c');
    answer.token('one ');
    await far.hears('one ');
    for (let repeat = 0; repeat < 2; repeat += 1)
      await expect(b.hub.claim('c', 'same')).rejects.toMatchObject({ answerId: 'same', hasBegun: true });
    await expect(b.hub.claim('c', 'another')).rejects.toMatchObject({ answerId: 'same' });
    answer.token('two');
    answer.done('m');
    await far.hears('one two|m|');
  });

  it('learns whether that has begun', async () => {
    const [a, b] = [await world.instance(), await world.instance()];
    const claim = await a.hub.claim('c', 'same');
    for (const { hub } of [a, b])
      await expect(hub.claim('c', 'same')).rejects.toMatchObject({ answerId: 'same', hasBegun: false });
    await foretellAnswer(claim);
    const answer = claim.begin();
    for (const { hub } of [a, b])
      await expect(hub.claim('c', 'same')).rejects.toMatchObject({ answerId: 'same', hasBegun: true });
    answer.done('m');
  });
});
