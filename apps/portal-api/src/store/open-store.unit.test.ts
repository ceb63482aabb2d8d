import { describe, expect, it } from '@jest/globals';
import { hintOfRedis } from './open-store.js';

/** What ioredis makes of an answer of Redis that begins with "-". */
const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

describe('what to do about an answer of Redis', () => {
  it.each([
    ["OOM command not allowed when used memory > 'maxmemory'.", /maxmemory/],
    ['MISCONF Redis is configured to save RDB snapshots, but it is unable to persist to disk', /disk/],
    ["NOPERM this user has no permissions to run the 'set' command", /REDIS_URL/],
  ])('is told where a command fails though the connection stands: %s', (message, hint) => {
    expect(hintOfRedis(new Error('the claim failed', { cause: reply(message) }))).toMatch(hint);
  });

  it('is nothing where nobody can tell', () => {
    expect(hintOfRedis(new Error('Василиса'))).toBeUndefined();
  });
});
