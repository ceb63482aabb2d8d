import { describe, expect, it } from '@jest/globals';
import { findWrongReplies, freezeEverywhere } from '../testing/freeze-everywhere.js';

const text = 'Почему небо голубое?';

describe.each([
  ['on one instance', 'before', { text, instances: 1, users: 2 }],
  ['by two instances', 'before', { text, instances: 2, users: 2 }],
  ['by two instances', 'after', { text, instances: 2, users: 2 }],
] as const)('a question shared %s, if Redis freezes %s any of its commands,', (_what, when, asked) => {
  it('ends within a second, and is stored once if it was accepted', async () => {
    const played = await freezeEverywhere(asked, when);
    expect(played.length).toBeGreaterThan(8);
    expect(findWrongReplies(played)).toEqual([]);
  }, 300_000);
});
