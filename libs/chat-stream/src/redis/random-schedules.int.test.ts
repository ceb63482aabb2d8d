import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { closeCodes } from '../close-codes.js';
import { Random } from '../testing/random.fixture.js';
import { readRestlessly } from '../testing/restless-reader.fixture.js';
import type { World } from '../testing/world.fixture.js';
import { RedisWorld } from '../testing/redis-world.fixture.js';
import { soon } from '../testing/wait.fixture.js';

const schedules = 1_000;
const atATime = 25;
const budgetMs = 240_000;

let world: RedisWorld;
const instances: World['listener'][] = [];
/** Ways to the same instances; of three readers' sockets one is a Socket.IO client. */
const doors: World['listener'][] = [];
beforeAll(async () => {
  world = await RedisWorld.open();
  for (let i = 0; i < 3; i += 1) {
    const instance = await world.instance();
    instances.push(instance);
    doors.push(instance, instance, await world.socketIo(instance));
  }
});
afterAll(() => world.close());

const words = ['one', ' ', 'два', '👋🏽', '\n', 'a longer piece of text ', '\ud83d', '\udc4b', '```'];

/** One answer on one instance, read by up to three readers, perhaps stopped, perhaps failing. */
async function play(seed: number): Promise<void> {
  const random = new Random(seed);
  const [channel, id] = [`dialog-${seed}`, `answer-${seed}`];
  const answer = (await random.pick(instances).hub.claim(channel, id)).begin();
  const count = random.below(60);
  const fate = random.pick(['done', 'done', 'done', 'failed', 'stopped'] as const);
  const pace = random.below(6);
  let sent = '';

  async function produce(): Promise<void> {
    for (let i = 0; i < count && !answer.signal.aborted; i += 1) {
      const word = random.pick(words);
      sent += word;
      answer.token(word);
      if (random.chance(0.7)) await soon(random.below(pace + 1));
    }
    if (fate === 'failed') answer.fail(closeCodes.coreStalled);
    else answer.done(`message-${seed}`);
  }
  async function stop(): Promise<void> {
    await soon(random.below(100));
    await random.pick(instances).hub.stop(channel, id);
  }
  const readers = Array.from({ length: 1 + random.below(3) }, (_, index) =>
    readRestlessly(doors, channel, id, new Random(seed * 7 + index), random.below(6)),
  );
  const [readings] = await Promise.all([
    Promise.all(readers),
    produce(),
    fate === 'stopped' ? stop() : undefined,
  ]);
  for (const { text, dones, failure } of readings) {
    const expected = {
      text: sent,
      dones: fate === 'failed' ? 0 : 1,
      failure: fate === 'failed' ? 4504 : undefined,
    };
    expect({ seed, text, dones, failure }).toEqual({ seed, ...expected });
  }
}

it(
  `in ${schedules} random schedules of cuts, reconnects, other instances and stops, every reader gets exactly what was sent`,
  async () => {
    const firstSeed = Date.now() % 1_000_000;
    const startedAt = Date.now();
    let next = 0;
    async function playOneAfterTheOther(): Promise<void> {
      while (next < schedules && Date.now() - startedAt < budgetMs) await play(firstSeed + (next += 1));
    }
    await Promise.all(Array.from({ length: atATime }, playOneAfterTheOther));
    expect(next).toBe(schedules);
  },
  budgetMs + 60_000,
);
