import { expect, it } from '@jest/globals';
import { Cluster, Redis } from 'ioredis';
import { followSlots } from './follow-slots.js';

/** A cluster that only counts how often it is asked to look where its slots are. */
function clusterThatCounts(): { cluster: Cluster; refreshes: () => number } {
  let refreshes = 0;
  const refreshSlotsCache = (done?: () => void) => {
    refreshes += 1;
    done?.();
  };
  const cluster = Object.assign(Object.create(Cluster.prototype) as Cluster, { refreshSlotsCache });
  return { cluster, refreshes: () => refreshes };
}

function failingOnce(message: string): () => Promise<string> {
  let tries = 0;
  return async () => {
    if ((tries += 1) === 1) throw new Error(message);
    return 'done';
  };
}

it('a command whose slot has moved is tried again where the slot is now', async () => {
  const { cluster, refreshes } = clusterThatCounts();
  await expect(followSlots(cluster, failingOnce('MOVED 1513 127.0.0.1:7001'))).resolves.toBe('done');
  expect(refreshes()).toBe(1);
});

it('any other failure is reported as it is, and so is one that comes back', async () => {
  const { cluster, refreshes } = clusterThatCounts();
  await expect(followSlots(cluster, failingOnce('OOM'))).rejects.toThrow('OOM');
  expect(refreshes()).toBe(0);
  const always = async () => Promise.reject(new Error('MOVED 1 127.0.0.1:7001'));
  await expect(followSlots(cluster, always)).rejects.toThrow('MOVED');
  const single = Object.create(Redis.prototype) as Redis;
  await expect(followSlots(single, failingOnce('MOVED 1 x'))).rejects.toThrow('MOVED');
});
