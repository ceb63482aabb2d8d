import { describe, expect, it } from '@jest/globals';
import { createBreaker, type BreakerState } from './breaker.js';
import { CoreFailure, CoreRefused } from './core-errors.js';

function breaking() {
  const changes: BreakerState[] = [];
  const breaker = createBreaker({
    name: 'test',
    whenOpen: (retryAfterS) => new CoreFailure('assistant_unavailable', { retryAfterS, unsent: true }),
    resetMs: 100,
    volume: 3,
    onChange: (_name, state) => void changes.push(state),
  });
  const fail = () => breaker.run(() => Promise.reject(new CoreFailure('core_unavailable')));
  const refuse = () => breaker.run(() => Promise.reject(new CoreRefused(400)));
  const open = async () => {
    for (let n = 0; n < 3; n++) await expect(fail()).rejects.toMatchObject({ code: 'core_unavailable' });
  };
  return { breaker, changes, fail, refuse, open };
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the breaker', () => {
  it('stays closed below its volume', async () => {
    const { breaker, fail } = breaking();
    await expect(fail()).rejects.toBeInstanceOf(CoreFailure);
    expect(breaker.state).toBe('closed');
    breaker.close();
  });

  it('opens on failures and then answers at once, without running the task', async () => {
    const { breaker, open } = breaking();
    await open();
    let ran = false;
    const task = async () => {
      ran = true;
    };
    await expect(breaker.run(task)).rejects.toMatchObject({
      code: 'assistant_unavailable',
      retryAfterS: 1,
      unsent: true,
    });
    expect(ran).toBe(false);
    breaker.close();
  });

  it('does not count what the core refuses', async () => {
    const { breaker, refuse } = breaking();
    for (let n = 0; n < 10; n++) await expect(refuse()).rejects.toBeInstanceOf(CoreRefused);
    expect(breaker.state).toBe('closed');
    breaker.close();
  });

  it('counts a failure in the middle of a reply', async () => {
    const { breaker } = breaking();
    for (let n = 0; n < 4; n++) {
      await breaker.run(async () => undefined);
      breaker.recordFailure(new CoreFailure('core_unavailable'));
    }
    await wait(0);
    expect(breaker.state).toBe('open');
    breaker.close();
  });

  it('lets one probe through when half open, and closes on its success', async () => {
    const { breaker, changes, open } = breaking();
    await open();
    await wait(150);
    expect(breaker.state).toBe('half-open');
    const probe = breaker.run(async () => wait(30));
    await expect(breaker.run(async () => undefined)).rejects.toMatchObject({ code: 'assistant_unavailable' });
    await probe;
    expect(breaker.state).toBe('closed');
    expect(changes).toEqual(['open', 'half-open', 'closed']);
    breaker.close();
  });

  it('opens again when the probe fails', async () => {
    const { breaker, fail, open } = breaking();
    await open();
    await wait(150);
    await expect(fail()).rejects.toBeInstanceOf(CoreFailure);
    expect(breaker.state).toBe('open');
    breaker.close();
  });
});
