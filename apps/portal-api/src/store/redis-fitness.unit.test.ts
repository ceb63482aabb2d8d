import { describe, expect, it } from '@jest/globals';
import { unfitness } from './redis-fitness.js';

describe('a Redis', () => {
  it.each([
    { redis_version: '7.0.15', maxmemory_policy: 'noeviction' },
    { redis_version: '10.2.0', maxmemory_policy: 'noeviction' },
    {},
  ])('suits: %j', (info) => {
    expect(unfitness(info)).toEqual([]);
  });

  it('that is older than 7, or may forget, does not', () => {
    expect(unfitness({ redis_version: '6.2.14', maxmemory_policy: 'volatile-ttl' })).toEqual([
      'install Redis 7 or later',
      expect.stringContaining('set maxmemory-policy noeviction'),
    ]);
  });
});
