import { describe, expect, it } from '@jest/globals';
import {
  askWhileRedisFreezes,
  type AskedTogether,
  type FrozenQuestion,
} from '../testing/question-while-redis-freezes.js';

const general = 'Почему небо голубое?';
const personal = 'Меня зовут Иван Петров. Почему небо голубое?';
/** A second, of which the core needs a quarter for its first token, and what a busy machine adds to it. */
const boundMs = 1_500;
const atATime = 4;
/** More commands than any of these questions has. */
const most = 120;

const isLate = ({ replies }: FrozenQuestion) => replies.some(({ ms }) => ms >= boundMs);

/** At every command there is; stops behind the last one. */
async function freezeEverywhere(asked: AskedTogether, when: 'before' | 'after'): Promise<FrozenQuestion[]> {
  const played: FrozenQuestion[] = [];
  let next = 0;
  const work = async () => {
    for (let number = next++; number < most; number = next++) {
      let round = await askWhileRedisFreezes(asked, { number, when });
      // What is late because this machine is busy is not late again and again.
      for (let again = 0; again < 2 && isLate(round); again++)
        round = await askWhileRedisFreezes(asked, { number, when });
      if (round.at === null) next = most;
      else played.push(round);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return played;
}

describe.each([
  ['of its own', 'before', { text: general, instances: 1, users: 1 }],
  ['of its own', 'after', { text: general, instances: 1, users: 1 }],
  ['with personal data', 'before', { text: personal, instances: 1, users: 1 }],
  ['from the cache', 'before', { text: general, instances: 1, users: 1, isCached: true }],
  ['shared on one instance', 'before', { text: general, instances: 1, users: 2 }],
  ['shared by two instances', 'before', { text: general, instances: 2, users: 2 }],
  ['shared by two instances', 'after', { text: general, instances: 2, users: 2 }],
] as const)('a question %s, if Redis freezes %s any of its commands,', (_what, when, asked) => {
  it('ends within a second, and is stored once if it was accepted', async () => {
    const played = await freezeEverywhere(asked, when);
    expect(played.length).toBeGreaterThan(8);
    const wrong = played.flatMap(({ at, replies }) =>
      replies.flatMap(({ ms, reply, stored }) => {
        const { status, headers } = reply;
        const isRefused = status === 503 && headers.get('retry-after') !== null && stored === 0;
        const isAccepted = status === 202 && stored === 1;
        return ms < boundMs && (isRefused || isAccepted)
          ? []
          : [{ at, status, stored, ms: Math.round(ms), code: reply.body.code }];
      }),
    );
    expect(wrong).toEqual([]);
  }, 300_000);
});
