import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CoreHealth } from '@portal/contracts/core';
import { createLog } from '../log.js';
import { unlessAborted } from '../within.js';
import { eventually } from '../testing/eventually.js';
import { createBreaker, type Breaker, type BreakerState } from './breaker.js';
import { CoreFailure } from './core-errors.js';
import { watchCoreHealth, type CoreHealthWatch } from './core-health.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const resetMs = 600;

type State = 'up' | 'down';
const health = (chat: State, documents: State): CoreHealth => ({
  status: 'ok',
  components: { chat, documents, embeddings: 'up' },
});

describe('the watch on the core', () => {
  let answer: () => Promise<CoreHealth>;
  let looks: number;
  let running: number;
  let mostRunning: number;
  let changes: BreakerState[];
  let breakers: Record<'chat' | 'data' | 'exchanges', Breaker>;
  let watch: CoreHealthWatch;

  const breaker = (name: string) =>
    createBreaker({
      name,
      resetMs,
      whenOpen: (retryAfterS) => new CoreFailure('assistant_unavailable', { retryAfterS }),
      onChange: (which, state) => void (which === 'chat' && changes.push(state)),
    });
  /** Until the breaker of chat is in a state, or has been in it meanwhile: a standstill of this process may outlast it. */
  const until = async (state: BreakerState) => {
    const startedAt = performance.now();
    const before = changes.length;
    while (breakers.chat.state !== state && !changes.includes(state, before)) {
      expect(performance.now() - startedAt).toBeLessThan(4_000);
      await wait(5);
    }
    return performance.now() - startedAt;
  };
  const silent = () => Promise.reject(new Error('refused'));
  /** The core says once that all is well, and then nothing until it is told to go on: no state ends before it was looked at. */
  const wellOnce = () => {
    const goOn = Promise.withResolvers<void>();
    answer = async () => {
      answer = () => goOn.promise.then(() => health('up', 'up'));
      return health('up', 'up');
    };
    return goOn.resolve;
  };

  beforeEach(() => {
    [looks, running, mostRunning, changes] = [0, 0, 0, []];
    answer = async () => health('up', 'up');
    breakers = { chat: breaker('chat'), data: breaker('data'), exchanges: breaker('exchanges') };
    const readHealth = async (signal: AbortSignal) => {
      looks++;
      mostRunning = Math.max(mostRunning, ++running);
      expect(running).toBeLessThanOrEqual(2);
      return unlessAborted(signal, answer()).finally(() => running--);
    };
    watch = watchCoreHealth({ core: { readHealth }, breakers, pollMs: 40, log: createLog('silent') });
  });
  afterEach(() => {
    watch[Symbol.dispose]();
    for (const { shutdown } of Object.values(breakers)) shutdown();
    expect(mostRunning).toBeLessThanOrEqual(2);
  });

  it('leaves the breakers alone while the core is well, and one look at a time goes out', async () => {
    answer = async () => wait(100).then(() => health('up', 'up'));
    await eventually(() => expect(looks).toBeGreaterThan(4));
    const { checkedAt } = watch;
    await eventually(() => expect(watch.checkedAt.getTime()).toBeGreaterThan(checkedAt.getTime()));
    expect(changes).toEqual([]);
    expect(mostRunning).toBe(1);
  });

  it('asks once more where the answer is late, and takes a slow core for a well one', async () => {
    // Answered is the first question of each look, a while after the second: a busy process asks that one later.
    let asked = 0;
    answer = async () => {
      const question = ++asked;
      if (question % 2 === 0) return new Promise(() => undefined);
      for (let ms = 0; asked === question && ms < 3_000; ms += 5) await wait(5);
      return wait(200).then(() => health('up', 'up'));
    };
    await eventually(() => expect(looks).toBeGreaterThan(4), 8_000);
    expect(changes).toEqual([]);
    expect(mostRunning).toBe(2);
  });

  it('does not take a core for silent whose answers wait for a process that gets few turns', async () => {
    const busy = setInterval(() => {
      for (const until = performance.now() + 100; performance.now() < until;);
    }, 1);
    await wait(1);
    // As it takes a connection, a request and a reply: one turn after the other, on either side.
    answer = async () => {
      for (let turns = 0; turns < 24; turns++) await wait(1);
      answers++;
      return health('up', 'up');
    };
    let answers = 0;
    await eventually(() => expect(answers).toBe(2), 15_000).finally(() => clearInterval(busy));
    expect(changes).toEqual([]);
  });

  it('opens the breaker of the part that is down, ahead of any user, and closes it when it is back', async () => {
    answer = async () => health('down', 'up');
    await until('open');
    expect(breakers.data.state).toBe('closed');
    await wait(resetMs + 200);
    expect(changes).toEqual(['open']);
    answer = async () => health('up', 'up');
    expect(await until('half-open')).toBeLessThan(2_000);
    await until('closed');
    expect(changes).toEqual(['open', 'half-open', 'closed']);
  });

  it('moves the breaker of exchanges with that of all other data', async () => {
    const states = () => [breakers.chat.state, breakers.data.state, breakers.exchanges.state];
    const become = async (state: BreakerState) => {
      while (breakers.exchanges.state !== state) await wait(5);
      expect(states()).toEqual(['closed', state, state]);
    };
    answer = async () => health('up', 'down');
    await become('open');
    const goOn = wellOnce();
    await become('half-open');
    // One that always fails.
    await breakers.exchanges
      .run(() => Promise.reject(new CoreFailure('core_unavailable')))
      .catch(() => undefined);
    expect(breakers.exchanges.state).toBe('open');
    goOn();
    await become('closed');
  });

  it('opens both when the core says nothing, but lets probes go on', async () => {
    answer = silent;
    await until('open');
    expect(breakers.data.opens).toBe(1);
    await until('half-open');
    await breakers.chat.run(async () => undefined);
    await wait(300);
    expect(changes).toEqual(['open', 'half-open', 'closed']);
  });

  it('does not take a late health route for an outage while users are answered', async () => {
    answer = () => wait(60).then(silent);
    const served = setInterval(
      () => void breakers.chat.run(async () => undefined).catch(() => undefined),
      10,
    );
    await wait(1_000);
    await eventually(() => expect(breakers.data.opens).toBe(1));
    clearInterval(served);
    expect(changes).toEqual([]);
  });

  it('leaves the breaker to users, once they have been answered all the same', async () => {
    answer = silent;
    await until('open');
    await until('half-open');
    for (let n = 0; n < 20; n++) {
      await wait(30);
      // Now and then one is answered in the middle of a look.
      answer = () => wait(25).then(silent);
      await breakers.chat.run(async () => undefined);
    }
    expect(changes).toEqual(['open', 'half-open', 'closed']);
    for (let n = 0; n < 30; n++)
      await breakers.chat.run(() => Promise.reject(new CoreFailure('core_timeout'))).catch(() => undefined);
    expect(breakers.chat.state).toBe('open');
    answer = async () => health('up', 'up');
    await until('closed');
  });

  it('is hopeful when the core says that it is back, and not because it is time for a probe', async () => {
    answer = silent;
    await until('half-open');
    expect(breakers.chat.isHopeful).toBe(false);
    const goOn = wellOnce();
    await eventually(() => expect(breakers.chat.isHopeful).toBe(true));
    expect(breakers.chat.state).toBe('half-open');
    goOn();
    await until('closed');
    expect(breakers.chat.isHopeful).toBe(false);
  });

  it('does not half-open what users have found broken while the core called itself well', async () => {
    const brokenAt = performance.now();
    for (let n = 0; n < 5; n++)
      await breakers.chat.run(() => Promise.reject(new CoreFailure('core_timeout'))).catch(() => undefined);
    await until('open');
    await until('half-open');
    // Its own time for a probe, and no good look before it. Timers may be a millisecond early.
    expect(performance.now() - brokenAt).toBeGreaterThan(resetMs - 50);
    expect(breakers.chat.isHopeful).toBe(false);
  });

  it('opens anew for a core that ends while it proves itself and a user was answered', async () => {
    // Falls three times: it has to be well for seconds before it is hopeful again.
    for (let falls = 0; falls < 3; falls++) {
      answer = silent;
      await eventually(() => expect(breakers.data.opens).toBe(falls + 1));
      answer = async () => health('up', 'up');
      if (falls < 2) await eventually(() => expect(breakers.data.state).toBe('closed'), 8_000);
    }
    await eventually(() => expect(breakers.data.state).toBe('half-open'));
    await breakers.data.run(async () => undefined);
    expect(breakers.data.state).toBe('closed');
    answer = silent;
    await eventually(() => expect(breakers.data.state).toBe('open'), 2_000);
  }, 30_000);

  it('lets a user try a core that has flapped after 5 s of good looks, however long it still has to prove itself', async () => {
    // Four falls: it has to be well for 0, 2, 4 and 8 s before it is hopeful again.
    for (let falls = 0; falls < 4; falls++) {
      answer = async () => health('down', 'up');
      await eventually(() => expect(breakers.chat.opens).toBe(falls + 1));
      answer = async () => health('up', 'up');
      if (falls < 3) await eventually(() => expect(breakers.chat.state).toBe('half-open'), 8_000);
    }
    const wellSince = performance.now();
    await eventually(() => expect(breakers.chat.state).toBe('half-open'), 8_000);
    expect(performance.now() - wellSince).toBeGreaterThan(4_900);
    expect(performance.now() - wellSince).toBeLessThan(7_000);
    await breakers.chat.run(async () => undefined);
    expect(breakers.chat.state).toBe('closed');
    // It has proved nothing yet: at its next word it is down.
    answer = async () => health('down', 'up');
    await eventually(() => expect(breakers.chat.state).toBe('open'), 2_000);
  }, 40_000);

  it('does not flap with the core', async () => {
    let up = false;
    const flap = setInterval(() => (up = !up), 600);
    answer = async () => health(up ? 'up' : 'down', 'up');
    await wait(6_000);
    clearInterval(flap);
    // A standstill may let one good time be long enough to be believed; without any proof there would be 20.
    expect(changes.length).toBeLessThanOrEqual(7);
  });
});
