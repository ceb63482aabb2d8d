import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeCodes } from '../close-codes.js';
import { soon } from './wait.fixture.js';
import type { World } from './world.fixture.js';

/**
 * A message that is lost between two instances is asked for again after 4 s of silence. A race must not need that: it would
 * hide that something is lost every time.
 */
const promptlyMs = 3_000;
/** Enough rounds that the two sides of a race meet in both orders. */
const rounds = 30;

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Waits between nothing and some turns of the loop, so that every round meets the race at another point. */
async function drift(round: number): Promise<void> {
  for (let i = 0; i < round % 10; i += 1) await turn();
}

/** Things that happen at the same moment. Each is repeated with the moment shifted a little. */
export function describeStreamRaces(name: string, open: () => Promise<World>): void {
  describe(name, () => {
    let world: World;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    async function repeat(race: (channel: string, round: number) => Promise<void>): Promise<void> {
      for (let round = 0; round < rounds; round += 1) await race(randomUUID(), round);
    }

    it('client leaves before the first token: the answer goes on and can be resumed', () =>
      repeat(async (channel, round) => {
        const socket = await world.listener.listen(channel);
        const answer = (await world.producer.claim(channel, 'a')).begin();
        socket.cut();
        await drift(round);
        answer.token('nobody heard this');
        const again = await world.listener.listen(channel, { answer: 'a', offset: 0 });
        answer.done('m');
        await again.hears('nobody heard this|m|', promptlyMs);
        expect(answer.signal.aborted).toBe(false);
      }));

    it('socket opens between POST and the first token: it gets everything once', () =>
      repeat(async (channel, round) => {
        const claim = await world.producer.claim(channel, 'a');
        const opening = world.listener.listen(channel);
        await drift(round);
        const answer = claim.begin();
        await drift(round + 3);
        answer.token('first ');
        await drift(round + 7);
        answer.token('second');
        const socket = await opening;
        answer.done('m');
        await socket.hears('first second|m|', promptlyMs);
      }));

    it('reconnect exactly at the end: one done, no text twice', () =>
      repeat(async (channel, round) => {
        const answer = (await world.producer.claim(channel, 'a')).begin();
        const socket = await world.listener.listen(channel);
        answer.token('all of it');
        await socket.hears('all of it', promptlyMs);
        socket.cut();
        const opening = world.listener.listen(channel, { answer: 'a', offset: 9 });
        await drift(round);
        answer.done('m');
        const again = await opening;
        await again.hears('|m|', promptlyMs);
      }));

    it('stop while `done` is in flight: one done, and the next answer is not hit', () =>
      repeat(async (channel, round) => {
        const answer = (await world.producer.claim(channel, 'a')).begin();
        answer.signal.addEventListener('abort', () => answer.done('stopped'));
        const socket = await world.listener.listen(channel);
        answer.token('x');
        const stopping = world.listener.hub.stop(channel, 'a');
        await drift(round);
        answer.done('complete');
        await stopping;
        await socket.until(({ dones }) => dones === 1, promptlyMs);
        const next = (await world.producer.claim(channel, 'b')).begin();
        next.token('y');
        next.done('n');
        await socket.until(({ dones }) => dones === 2, promptlyMs);
        expect(socket.heard).toMatch(/^x\|(stopped|complete)\|y\|n\|$/);
        expect(next.signal.aborted).toBe(false);
      }));

    it('logout mid-answer: 4401 for that session, everything for the other', () =>
      repeat(async (channel, round) => {
        const answer = (await world.producer.claim(channel, 'a')).begin();
        const mine = await world.listener.listen(channel, { tag: `session:${channel}` });
        const other = await world.listener.listen(channel);
        answer.token('one ');
        await drift(round);
        world.producer.closeTagged(`session:${channel}`, closeCodes.sessionEnded);
        answer.token('two');
        answer.done('m');
        expect(await mine.closes(promptlyMs)).toBe(4401);
        expect('one two|m|'.startsWith(mine.heard)).toBe(true);
        await other.hears('one two|m|', promptlyMs);
      }));

    it('the last socket leaves while the next one opens: the next one gets everything', () =>
      repeat(async (channel, round) => {
        const answer = (await world.producer.claim(channel, 'a')).begin();
        const socket = await world.listener.listen(channel);
        answer.token('one ');
        await socket.hears('one ', promptlyMs);
        const opening = world.listener.listen(channel);
        await drift(round);
        socket.cut();
        answer.token('two');
        const next = await opening;
        answer.done('m');
        await next.hears('one two|m|', promptlyMs);
      }));

    it('two POSTs at once: one is taken, the other is told who was quicker', () =>
      repeat(async (channel, round) => {
        const socket = await world.listener.listen(channel);
        const claims = [world.producer.claim(channel, 'a')];
        await drift(round % 3);
        claims.push(world.listener.hub.claim(channel, 'b'));
        const results = await Promise.allSettled(claims);
        const taken = results.filter((result) => result.status === 'fulfilled');
        expect(taken).toHaveLength(1);
        const { answerId } = taken[0]!.value;
        expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({
          code: 'answer_in_progress',
          answerId,
        });
        const answer = taken[0]!.value.begin();
        answer.token('once');
        answer.done(answerId);
        await socket.hears(`once|${answerId}|`, promptlyMs);
      }));

    it('two tabs, one slow: the slow one is closed with 4408 and resumes, the quick one notices nothing', async () => {
      for (let round = 0; round < 3; round += 1) await slowBesideQuick();
    }, 120_000);

    async function slowBesideQuick(): Promise<void> {
      const channel = randomUUID();
      const [quick, slow] = [await world.listener.listen(channel), await world.listener.listen(channel)];
      const here = () => world.listener.hub.count(`channel:${channel}`);
      slow.ws.pause();
      const answer = (await world.producer.claim(channel, 'a')).begin();
      const piece = 'x'.repeat(50_000);
      let sent = '';
      while (here() > 1 && sent.length < 15_000_000) {
        sent += piece;
        answer.token(piece);
        await soon(2);
      }
      answer.done('m');
      // Its last words wait for 5 s.
      slow.ws.resume();
      await quick.until(({ dones }) => dones === 1, 15_000);
      expect(quick.heard === `${sent}|m|`).toBe(true);
      expect(await slow.closes(10_000)).toBe(4408);
      const again = await world.listener.listen(channel, { answer: 'a', offset: slow.heard.length });
      await again.until(({ dones }) => dones === 1, 15_000);
      expect(slow.heard + again.heard === `${sent}|m|`).toBe(true);
    }
  });
}
