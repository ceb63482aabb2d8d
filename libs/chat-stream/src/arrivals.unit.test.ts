import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createHub, type Hub } from './hub.js';
import { SharedMemory } from './memory-relay.js';
import { FakeSink, nextTurn } from './testing/fake-sink.fixture.js';
import { eventually } from './testing/wait.fixture.js';

let producer: Hub;
let listener: Hub;
/** What the store has to be waited for before it tells of a channel. */
let found: Promise<void>;
let started: jest.SpiedFunction<typeof setInterval>;
let ended: jest.SpiedFunction<typeof clearInterval>;

beforeEach(() => {
  const memory = new SharedMemory();
  const relay = memory.relay();
  found = Promise.resolve();
  const arrive = relay.arrive.bind(relay);
  relay.arrive = async (...asked) => {
    const [sight] = await Promise.all([arrive(...asked), found]);
    return sight;
  };
  started = jest.spyOn(globalThis, 'setInterval');
  ended = jest.spyOn(globalThis, 'clearInterval');
  producer = createHub({ relay: memory.relay() });
  listener = createHub({ relay });
});
afterEach(async () => {
  await Promise.all([producer.close(), listener.close()]);
  jest.restoreAllMocks();
});

it('a hub that has closed follows nothing of which the store tells late', async () => {
  const claim = await producer.claim('c', 'a');
  claim.begin().token('one ');
  const first = new FakeSink();
  listener.attach({ channel: 'c' }, first);
  await eventually(() => first.heard === 'one ');

  let tell = (): void => undefined;
  found = new Promise((resolve) => (tell = resolve));
  const { ready } = listener.attach({ channel: 'c' }, new FakeSink());
  await nextTurn();
  await listener.close();
  tell();
  await ready;
  await producer.close();
  const over = new Set(ended.mock.calls.map(([timer]) => timer));
  const timers = started.mock.results.map(({ value }) => value as NodeJS.Timeout);
  expect(timers.filter((timer) => timer.hasRef() && !over.has(timer))).toEqual([]);
  expect(timers.length).toBeGreaterThan(0);
});
