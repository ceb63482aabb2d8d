import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createBreaker, type Breaker, type BreakerState } from './breaker.js';
import { CallAborted, CoreFailure, CoreRefused } from './core-errors.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const failure = () => new CoreFailure('core_unavailable');

describe('the breaker', () => {
  let breaker: Breaker;
  let changes: BreakerState[];

  beforeEach(() => {
    changes = [];
    breaker = createBreaker({
      name: 'test',
      whenOpen: (retryAfterS) => new CoreFailure('assistant_unavailable', { retryAfterS, unsent: true }),
      resetMs: 100,
      volume: 3,
      probeMs: 200,
      onChange: (_name, state) => void changes.push(state),
    });
  });
  afterEach(() => breaker.shutdown());

  const run = (outcome?: Error) =>
    breaker.run(() => (outcome ? Promise.reject(outcome) : Promise.resolve('ok')));
  const times = async (count: number, outcome?: Error) => {
    for (let n = 0; n < count; n++) await run(outcome).catch(() => undefined);
    await wait(0);
  };
  const halfOpen = async () => {
    await times(3, failure());
    await wait(150);
    expect(breaker.state).toBe('half-open');
  };

  it('stays closed below its volume', async () => {
    await times(2, failure());
    expect(breaker.state).toBe('closed');
  });

  it('opens on failures and then answers at once, without running the task', async () => {
    await times(3, failure());
    let ran = false;
    const task = async () => {
      ran = true;
    };
    await expect(breaker.run(task)).rejects.toMatchObject({
      code: 'assistant_unavailable',
      retryAfterS: 1,
      unsent: true,
    });
    expect([ran, breaker.state, breaker.opens]).toEqual([false, 'open', 1]);
  });

  it('stays closed while no more than half of the calls fail', async () => {
    for (let n = 0; n < 20; n++) {
      await times(1);
      await times(1, failure());
    }
    expect(breaker.state).toBe('closed');
  });

  it.each([
    ['refuses', new CoreRefused(400)],
    ['does not hear, because the caller left', new CallAborted('left')],
  ])('counts what the core %s neither as failure nor as success', async (_what, outcome) => {
    await times(10, outcome);
    expect(breaker.state).toBe('closed');
    await times(3, failure());
    expect(breaker.state).toBe('open');
  });

  it('counts a long call once, at its end, however many others run', async () => {
    const calls = Array.from({ length: 50 }, () => breaker.admit());
    for (const call of calls) call.begun();
    for (const call of calls.slice(0, 2)) call.end(failure());
    await wait(0);
    expect(breaker.state).toBe('closed');
    calls[2]?.end(failure());
    calls[2]?.end();
    await wait(0);
    expect(breaker.state).toBe('open');
  });

  it('tells beforehand that it refuses everybody, but not while a probe may be shared', async () => {
    expect(breaker.refusal()).toBeNull();
    await halfOpen();
    const probe = breaker.admit();
    expect(breaker.refusal()).toBeNull();
    probe.end(failure());
    expect(breaker.state).toBe('open');
    expect(breaker.refusal()).toMatchObject({ code: 'assistant_unavailable', retryAfterS: 1, unsent: true });
  });

  it('sends exactly one probe when half open, also under fifty calls at once, and closes on its success', async () => {
    await halfOpen();
    let ran = 0;
    const probe = async () => {
      ran++;
      await wait(20);
    };
    const ends = await Promise.allSettled(Array.from({ length: 50 }, () => breaker.run(probe)));
    expect([ran, ends.filter(({ status }) => status === 'rejected').length]).toEqual([1, 49]);
    expect(changes).toEqual(['open', 'half-open', 'closed']);
  });

  it('closes when a probe begins to be answered, and counts its end as one call more', async () => {
    await halfOpen();
    const probe = breaker.admit();
    probe.begun();
    expect(breaker.state).toBe('closed');
    await times(2, failure());
    expect(breaker.state).toBe('closed');
    probe.end(failure());
    await wait(0);
    expect(breaker.state).toBe('open');
  });

  it('waits for the end of a probe after one whose beginning was soon belied', async () => {
    await halfOpen();
    breaker.admit().begun();
    await halfOpen();
    const begins = breaker.admit();
    begins.begun();
    expect(breaker.state).toBe('half-open');
    begins.end(failure());
    await wait(150);
    const ends = breaker.admit();
    ends.begun();
    expect(() => breaker.admit()).toThrow('assistant_unavailable');
    ends.end();
    expect(changes).toEqual([
      'open',
      'half-open',
      'closed',
      'open',
      'half-open',
      'open',
      'half-open',
      'closed',
    ]);
  });

  it('opens again when the probe fails, and waits as long as before', async () => {
    await halfOpen();
    await times(1, failure());
    expect(breaker.state).toBe('open');
    await wait(150);
    expect(breaker.state).toBe('half-open');
  });

  it.each([
    ['is refused', new CoreRefused(400)],
    ['is given up', new CallAborted('left')],
  ])(
    'neither closes nor stays blocked when its probe %s: the next call is the probe',
    async (_how, outcome) => {
      await halfOpen();
      await times(1, outcome);
      expect(breaker.state).toBe('half-open');
      await times(1);
      expect(breaker.state).toBe('closed');
    },
  );

  it('is not blocked for ever by a probe that never ends', async () => {
    await halfOpen();
    breaker.admit();
    expect(() => breaker.admit()).toThrow('assistant_unavailable');
    await wait(250);
    await times(1);
    expect(breaker.state).toBe('closed');
  });

  it('believes nothing that began before it opened', async () => {
    const [early, late] = [breaker.admit(), breaker.admit()];
    await halfOpen();
    early.end();
    expect(breaker.state).toBe('half-open');
    late.end(failure());
    expect(breaker.state).toBe('half-open');
  });

  it('begins anew after an outage: its failures do not count against the time after it', async () => {
    await halfOpen();
    await times(1);
    await times(2, failure());
    expect(breaker.state).toBe('closed');
  });

  it('stays open without probes while it is held, and half-opens when told', async () => {
    breaker.force('open', true);
    await wait(250);
    expect(breaker.state).toBe('open');
    expect(() => breaker.admit()).toThrow('assistant_unavailable');
    breaker.force('half-open');
    await times(1, failure());
    expect(breaker.state).toBe('open');
    await wait(150);
    expect(changes).toEqual(['open', 'half-open', 'open', 'half-open']);
    expect(breaker.opens).toBe(2);
  });

  it('lets a probe that is on its way go on when it is told to half-open', async () => {
    await halfOpen();
    const probe = breaker.admit();
    breaker.force('half-open');
    expect(breaker.isHopeful).toBe(true);
    expect(() => breaker.admit()).toThrow('assistant_unavailable');
    probe.end(failure());
    expect([breaker.state, breaker.isHopeful]).toEqual(['open', false]);
  });

  it('goes on with probes once it is no longer held', async () => {
    breaker.force('open', true);
    await wait(150);
    breaker.force('open');
    expect(breaker.state).toBe('open');
    await wait(150);
    expect(breaker.state).toBe('half-open');
  });
});
