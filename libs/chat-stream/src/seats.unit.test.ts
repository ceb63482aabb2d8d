import { expect, it } from '@jest/globals';
import { createHub } from './hub.js';
import { SharedMemory } from './memory-relay.js';
import { FakeSink } from './testing/fake-sink.fixture.js';

it('hubs that share a memory hold the limits together, and those that close make room', async () => {
  const memory = new SharedMemory();
  const hub = () => createHub({ relay: memory.relay(), maxReadersPerTag: 2 });
  const [a, b, c] = [hub(), hub(), hub()];
  async function open(at: typeof a): Promise<FakeSink> {
    const sink = new FakeSink();
    await at.attach({ channel: 'c', tags: ['user:1'] }, sink).ready;
    return sink;
  }
  expect([(await open(a)).closed, (await open(b)).closed]).toEqual([undefined, undefined]);
  expect((await open(c)).closed).toBe(1013);
  expect(c.count()).toBe(0);
  await a.close();
  expect((await open(c)).closed).toBeUndefined();
  expect((await open(b)).closed).toBe(1013);
  await Promise.all([b.close(), c.close()]);
  expect(memory.seats.size).toBe(0);
});
