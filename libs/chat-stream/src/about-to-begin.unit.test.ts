import { afterEach, describe, expect, it } from '@jest/globals';
import { foretellAnswer } from './foretell-answer.js';
import { createHub, type Hub } from './hub.js';
import { SharedMemory } from './memory-relay.js';
import { FakeSink } from './testing/fake-sink.fixture.js';
import { eventually } from './testing/wait.fixture.js';

let hubs: Hub[];
afterEach(async () => {
  await Promise.all(hubs.map((hub) => hub.close()));
});

const alone = (): Hub[] => [createHub()];
function shared(): Hub[] {
  const memory = new SharedMemory();
  return [createHub({ relay: memory.relay() }), createHub({ relay: memory.relay() })];
}

/** The place of a socket that asks for the answer from its start, or from further on. */
async function ask(hub: Hub, offset = 0): Promise<FakeSink> {
  const sink = new FakeSink();
  await hub.attach({ channel: 'c', resume: { answer: 'a', offset } }, sink).ready;
  return sink;
}

describe.each([
  ['alone', alone, 0],
  ['that produces it, of several', shared, 0],
  ['beside the one that produces it', shared, 1],
] as const)('who asks for an answer that is about to begin, at an instance %s,', (_where, start, at) => {
  it('gets it from its first word to its end, and then what follows', async () => {
    hubs = start();
    const claim = await hubs[0]!.claim('c', 'a');
    const early = await ask(hubs[at]!);
    await foretellAnswer(claim);
    const late = await ask(hubs[at]!);
    const answer = claim.begin();
    answer.token('one');
    answer.done('m');
    const next = hubs[0]!.begin('c', 'b');
    next.token('two');
    for (const sink of [early, late]) await eventually(() => sink.heard === 'one|m|two');
    expect([early.closed, late.closed]).toEqual([undefined, undefined]);
  });

  it('is told that it is unknown when it does not begin after all', async () => {
    hubs = start();
    const claim = await hubs[0]!.claim('c', 'a');
    const sink = await ask(hubs[at]!);
    claim.release();
    await eventually(() => sink.closed === 4404);
  });
});

describe('who asks for an answer from a place that it has not reached', () => {
  it('does not wait for it to begin', async () => {
    hubs = alone();
    await hubs[0]!.claim('c', 'a');
    expect((await ask(hubs[0]!, 5)).closed).toBe(4404);
  });
});

describe('who asks where a claim for the same answer is about to be refused', () => {
  it('gets the answer of the instance that holds it', async () => {
    hubs = shared();
    const [a, b] = [hubs[0]!, hubs[1]!];
    const answer = (await a.claim('c', 'a')).begin();
    answer.token('one');
    const refused = b.claim('c', 'a').catch((error: unknown) => error);
    const sink = ask(b);
    expect(await refused).toMatchObject({ name: 'AnswerInProgressError' });
    answer.done('m');
    await eventually(async () => (await sink).heard === 'one|m|');
  });
});
