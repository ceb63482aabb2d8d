import { describe, expect, it } from '@jest/globals';
import { findWrongReplies, freezeEverywhere } from '../testing/freeze-everywhere.js';

const general = 'Почему небо голубое?';
const personal = 'Меня зовут Иван Петров. Почему небо голубое?';

describe.each([
  ['of its own', 'before', { text: general, instances: 1, users: 1 }],
  ['of its own', 'after', { text: general, instances: 1, users: 1 }],
  ['with personal data', 'before', { text: personal, instances: 1, users: 1 }],
  ['from the cache', 'before', { text: general, instances: 1, users: 1, isCached: true }],
] as const)('a question %s, if Redis freezes %s any of its commands,', (_what, when, asked) => {
  it('ends within a second, and is stored once if it was accepted', async () => {
    const played = await freezeEverywhere(asked, when);
    expect(played.length).toBeGreaterThan(8);
    expect(findWrongReplies(played)).toEqual([]);
  }, 300_000);
});
