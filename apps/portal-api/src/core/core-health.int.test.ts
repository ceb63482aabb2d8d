import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CoreHealth } from '@portal/contracts/core';
import { createLog } from '../log.js';
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
  const until = async (state: BreakerState) => {
    const startedAt = performance.now();
    while (breakers.chat.state !== state) {
      expect(performance.now() - startedAt).toBeLessThan(4_000);
      await wait(5);
    }
    return performance.now() - startedAt;
  };
  const silent = () => Promise.reject(new Error('refused'));

  beforeEach(() => {
    [looks, running, changes] = [0, 0, []];
    answer = async () => health('up', 'up');
    breakers = { chat: breaker('chat'), data: breaker('data'), exchanges: breaker('exchanges') };
    const readHealth = async () => {
      looks++;
      expect(++running).toBe(1);
      return answer().finally(() => running--);
    };
    watch = watchCoreHealth({ core: { readHealth }, breakers, pollMs: 40, log: createLog('silent') });
  });
  afterEach(() => {
    watch[Symbol.dispose]();
    for (const { shutdown } of Object.values(breakers)) shutdown();
  });

  it('leaves the breakers alone while the core is well, and one look at a time goes out', async () => {
    answer = async () => wait(100).then(() => health('up', 'up'));
    await wait(500);
    expect(changes).toEqual([]);
    expect(looks).toBeGreaterThan(1);
    expect(Date.now() - watch.checkedAt.getTime()).toBeLessThan(400);
  });

  it('opens the breaker of the part that is down, ahead of any user, and closes it when it is back', async () => {
    answer = async () => health('down', 'up');
    await until('open');
    expect(breakers.data.state).toBe('closed');
    await wait(resetMs + 200);
    expect(changes).toEqual(['open']);
    answer = async () => health('up', 'up');
    expect(await until('half-open')).toBeLessThan(300);
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
    answer = async () => health('up', 'up');
    await become('half-open');
    // One that always fails.
    await breakers.exchanges
      .run(() => Promise.reject(new CoreFailure('core_unavailable')))
      .catch(() => undefined);
    expect(breakers.exchanges.state).toBe('open');
    await become('closed');
  });

  it('opens both when the core says nothing, but lets probes go on', async () => {
    answer = silent;
    await until('open');
    expect(breakers.data.state).toBe('open');
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
    clearInterval(served);
    expect([breakers.chat.state, breakers.data.state]).toEqual(['closed', 'open']);
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
    answer = async () => health('up', 'up');
    while (!breakers.chat.isHopeful) await wait(5);
    expect(breakers.chat.state).toBe('half-open');
    await until('closed');
    expect(breakers.chat.isHopeful).toBe(false);
  });

  it('does not half-open what users have found broken while the core called itself well', async () => {
    for (let n = 0; n < 5; n++)
      await breakers.chat.run(() => Promise.reject(new CoreFailure('core_timeout'))).catch(() => undefined);
    await until('open');
    await wait(resetMs - 200);
    expect(breakers.chat.state).toBe('open');
  });

  it('does not flap with the core', async () => {
    let up = false;
    const flap = setInterval(() => (up = !up), 600);
    answer = async () => health(up ? 'up' : 'down', 'up');
    await wait(6_000);
    clearInterval(flap);
    expect(changes.length).toBeLessThanOrEqual(7);
  });
});
