import { describeStreamRaces } from '../testing/stream-races.fixture.js';
import { RedisWorld } from '../testing/world.fixture.js';

describeStreamRaces('races between two instances over Redis', async () => {
  const world = await RedisWorld.open();
  const [producer, listener] = [await world.instance(), await world.instance()];
  return { producer: producer.hub, listener, close: () => world.close() };
});
