import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { RedisWorld } from '../testing/redis-world.fixture.js';
import { describeStreamRaces } from '../testing/stream-races.fixture.js';
import { soon } from '../testing/wait.fixture.js';
import { fromAnother, onOneInstance, type World } from '../testing/world.fixture.js';

const rounds = 12;

for (const transport of ['ws', 'Socket.IO'] as const) {
  for (const [place, arrange] of [
    ['on the same instance', onOneInstance],
    ['between two instances', fromAnother],
  ] as const) {
    describeStreamRaces(`races over ${transport}, over Redis, ${place}`, async () =>
      arrange(await RedisWorld.open(), transport),
    );

    describe(`the stream over ${transport}, over Redis, ${place}`, () => {
      let redis: RedisWorld;
      let world: World;
      beforeAll(async () => {
        redis = await RedisWorld.open();
        world = await arrange(redis, transport);
      });
      afterAll(() => world.close());

      it('Redis reconnects mid-answer: nothing is lost or doubled, on an open socket and on a resumed one', async () => {
        for (let round = 0; round < rounds; round += 1) {
          const channel = randomUUID();
          const socket = await world.listener.listen(channel);
          const answer = (await world.producer.claim(channel, 'a')).begin();
          let sent = '';
          for (let word = 0; word < 30; word += 1) {
            sent += `${word} `;
            answer.token(`${word} `);
            if (word === round * 2) await redis.breakConnections();
            await soon(3);
          }
          await socket.until(({ heard }) => heard.length >= 4);
          const resumed = await world.listener.listen(channel, { answer: 'a', offset: 4 });
          answer.done('m');
          await socket.hears(`${sent}|m|`, 10_000);
          await resumed.hears(`${sent.slice(4)}|m|`, 10_000);
        }
      }, 120_000);
    });
  }
}
