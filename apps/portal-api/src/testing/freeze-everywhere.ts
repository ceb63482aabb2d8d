import {
  askWhileRedisFreezes,
  type AskedTogether,
  type FrozenQuestion,
} from './question-while-redis-freezes.js';

/** A second, of which the core needs a quarter for its first token, and what a busy machine adds to it. */
const boundMs = 1_500;
const atATime = 4;
/** More commands than any of these questions has. */
const most = 120;

/**
 * A round for each command there is, at which Redis stands still, a few at a time; none begins behind the last command. What was
 * late because other worlds began just then is not late again, alone.
 */
export async function freezeEverywhere(
  asked: AskedTogether,
  when: 'before' | 'after',
): Promise<FrozenQuestion[]> {
  const played: FrozenQuestion[] = [];
  const late: number[] = [];
  let next = 0;
  const work = async () => {
    for (let number = next++; number < most; number = next++) {
      const round = await askWhileRedisFreezes(asked, { number, when });
      if (round.at === null) next = most;
      else if (isLate(round)) late.push(number);
      else played.push(round);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  for (const number of late) {
    let round = await askWhileRedisFreezes(asked, { number, when });
    if (isLate(round)) round = await askWhileRedisFreezes(asked, { number, when });
    if (round.at !== null) played.push(round);
  }
  return played;
}

/** Replies that were late, or that were neither a refusal nor an accepted question that is stored once. */
export function findWrongReplies(played: readonly FrozenQuestion[]): unknown[] {
  return played.flatMap(({ at, replies }) =>
    replies.flatMap(({ ms, reply, stored }) => {
      const { status, headers } = reply;
      const isRefused = status === 503 && headers.get('retry-after') !== null && stored === 0;
      const isAccepted = status === 202 && stored === 1;
      return ms < boundMs && (isRefused || isAccepted)
        ? []
        : [{ at, status, stored, ms: Math.round(ms), code: reply.body.code }];
    }),
  );
}

const isLate = ({ replies }: FrozenQuestion) => replies.some(({ ms }) => ms >= boundMs);
