import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeCodes } from '../close-codes.js';
import type { AnswerWriter } from '../answer-writer.js';
import { soon } from './wait.fixture.js';
import type { World } from './world.fixture.js';

/** The rules of PROTOCOL.md over real sockets: the same battery for every store and every arrangement of instances. */
export function describeStreamRules(name: string, open: () => Promise<World>): void {
  describe(name, () => {
    let world: World;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    async function begin(
      channel: string = randomUUID(),
      id: string = randomUUID(),
    ): Promise<AnswerWriter & { channel: string }> {
      return Object.assign((await world.producer.claim(channel, id)).begin(), { channel });
    }

    /** Resolves when the channel has no socket any more. */
    async function gone(channel: string): Promise<void> {
      while (world.listener.hub.count(`channel:${channel}`) > 0)
        await new Promise((resolve) => setImmediate(resolve));
      await soon(10);
    }

    it('sends zero or more tokens and then exactly one done', async () => {
      const answer = await begin();
      const socket = await world.listener.listen(answer.channel);
      for (const word of ['one ', 'two ', 'three']) answer.token(word);
      answer.done('m');
      await socket.hears('one two three|m|');
      expect(socket.dones).toBe(1);
    });

    it('completes an answer without a token', async () => {
      const answer = await begin();
      const socket = await world.listener.listen(answer.channel);
      answer.done('m');
      await socket.hears('|m|');
    });

    it('gives a socket that opened before the question everything', async () => {
      const channel = randomUUID();
      const socket = await world.listener.listen(channel);
      const answer = await begin(channel);
      answer.token('all of it');
      answer.done('m');
      await socket.hears('all of it|m|');
    });

    it('gives a socket that opens late the running answer from its start', async () => {
      const answer = await begin();
      answer.token('early ');
      const socket = await world.listener.listen(answer.channel);
      await socket.hears('early ');
      answer.token('late');
      answer.done('m');
      await socket.hears('early late|m|');
    });

    it('gives every socket on the channel every frame, and other channels none', async () => {
      const answer = await begin();
      const sockets = [
        await world.listener.listen(answer.channel),
        await world.listener.listen(answer.channel),
      ];
      const stranger = await world.listener.listen(randomUUID());
      answer.token('x');
      answer.done('m');
      for (const socket of sockets) await socket.hears('x|m|');
      expect(stranger.frames).toBe(0);
    });

    it('goes on with the next answers on the same socket', async () => {
      const channel = randomUUID();
      const socket = await world.listener.listen(channel);
      let expected = '';
      for (const id of ['a', 'b', 'd']) {
        const answer = await begin(channel, id);
        answer.token(`text of ${id}`);
        answer.done(id);
        expected += `text of ${id}|${id}|`;
        await socket.hears(expected);
      }
    });

    it('resumes a running answer at any offset, with nothing lost or doubled', async () => {
      const answer = await begin();
      answer.token('0123456789');
      const sockets = [];
      for (let offset = 0; offset <= 10; offset += 1) {
        sockets.push(await world.listener.listen(answer.channel, { answer: answer.answerId, offset }));
      }
      answer.token('abc');
      answer.done('m');
      for (const [offset, socket] of sockets.entries())
        await socket.hears(`${'0123456789abc'.slice(offset)}|m|`);
    });

    it('resumes a finished answer: the rest, done, and then later answers', async () => {
      const answer = await begin();
      answer.token('0123456789');
      answer.done('m');
      const middle = await world.listener.listen(answer.channel, { answer: answer.answerId, offset: 4 });
      const atTheEnd = await world.listener.listen(answer.channel, { answer: answer.answerId, offset: 10 });
      await middle.hears('456789|m|');
      await atTheEnd.hears('|m|');
      const next = await begin(answer.channel);
      next.token('next');
      next.done('n');
      await middle.hears('456789|m|next|n|');
      await atTheEnd.hears('|m|next|n|');
    });

    it('resumes a finished answer while the next one runs', async () => {
      const answer = await begin();
      answer.token('first');
      answer.done('m');
      const next = await begin(answer.channel);
      next.token('second');
      const socket = await world.listener.listen(answer.channel, { answer: answer.answerId, offset: 2 });
      await socket.hears('rst|m|second');
      next.done('n');
      await socket.hears('rst|m|second|n|');
    });

    it('resumes an answer that was heard to its end here, while the next one runs', async () => {
      const answer = await begin();
      const first = await world.listener.listen(answer.channel);
      answer.token('first');
      answer.done('m');
      await first.hears('first|m|');
      first.cut();
      await gone(answer.channel);
      const next = await begin(answer.channel);
      next.token('second');
      const again = await world.listener.listen(answer.channel, { answer: answer.answerId, offset: 2 });
      await again.hears('rst|m|second');
      next.done('n');
      await again.hears('rst|m|second|n|');
    });

    it('resumes a failed answer: the rest, and then its close code', async () => {
      const answer = await begin();
      answer.token('half');
      answer.fail(closeCodes.coreStalled);
      const socket = await world.listener.listen(answer.channel, { answer: answer.answerId, offset: 2 });
      expect(await socket.closes()).toBe(4504);
      expect(socket.heard).toBe('lf');
    });

    it('closes every socket of an answer that fails with its code and without done', async () => {
      const answer = await begin();
      const sockets = [
        await world.listener.listen(answer.channel),
        await world.listener.listen(answer.channel),
      ];
      answer.token('half');
      answer.fail(closeCodes.coreFailed);
      for (const socket of sockets) {
        expect(await socket.closes()).toBe(4502);
        expect(socket.heard).toBe('half');
      }
    });

    it.each([
      ['an unknown answer', 'unknown', 0],
      ['an offset beyond the text', undefined, 4],
      ['a negative offset', undefined, -1],
      ['an offset that is no number', undefined, 'x'],
    ])('closes %s with 4404', async (_case, id, offset) => {
      const answer = await begin();
      answer.token('123');
      answer.done('m');
      const socket = await world.listener.listen(answer.channel, { answer: id ?? answer.answerId, offset });
      expect(await socket.closes()).toBe(4404);
      expect(socket.frames).toBe(0);
    });

    it('closes an offset beyond the text of a running answer with 4404', async () => {
      const answer = await begin();
      answer.token('123');
      const socket = await world.listener.listen(answer.channel, { answer: answer.answerId, offset: 4 });
      expect(await socket.closes()).toBe(4404);
      answer.done('m');
    });

    it('does not let an answer be resumed through another channel', async () => {
      const answer = await begin();
      answer.token('secret');
      const socket = await world.listener.listen(randomUUID(), { answer: answer.answerId, offset: 0 });
      expect(await socket.closes()).toBe(4404);
      expect(socket.frames).toBe(0);
      answer.done('m');
    });

    it('keeps a character whole that is split by fragments and by offsets', async () => {
      const answer = await begin();
      const text = 'Привет 👋🏽!';
      const live = await world.listener.listen(answer.channel);
      for (let at = 0; at < text.length; at += 1) answer.token(text.charAt(at));
      await live.hears(text);
      const inside = text.indexOf('👋') + 1;
      const resumed = await world.listener.listen(answer.channel, {
        answer: answer.answerId,
        offset: inside,
      });
      answer.done('m');
      await live.hears(`${text}|m|`);
      await resumed.hears(`${text.slice(inside)}|m|`);
    });

    it('keeps the order and the text of many fragments in one turn', async () => {
      const answer = await begin();
      const socket = await world.listener.listen(answer.channel);
      let text = '';
      for (let i = 0; i < 5_000; i += 1) {
        text += `${i} `;
        answer.token(`${i} `);
      }
      answer.done('m');
      await socket.hears(`${text}|m|`);
    });

    it('replays a long answer to a socket that opens late', async () => {
      const answer = await begin();
      const text = 'Длинный ответ. '.repeat(100_000);
      answer.token(text);
      const socket = await world.listener.listen(answer.channel, { answer: answer.answerId, offset: 0 });
      answer.done('m');
      await socket.hears(`${text}|m|`, 10_000);
    });

    it('refuses a second question while an answer holds the channel, and names the holder', async () => {
      const answer = await begin();
      await expect(begin(answer.channel, 'second')).rejects.toMatchObject({
        code: 'answer_in_progress',
        answerId: answer.answerId,
      });
      answer.done('m');
      (await begin(answer.channel)).done('n');
    });

    it('lets nobody begin an answer again that has ended, and tells how it did', async () => {
      const answer = await begin();
      answer.done('m');
      const ended = { code: 'answer_ended', outcome: { kind: 'done', messageId: 'm' } };
      for (const hub of [world.producer, world.listener.hub])
        await expect(hub.claim(answer.channel, answer.answerId)).rejects.toMatchObject(ended);
    });

    it('lets exactly one of two questions at once through', async () => {
      for (let round = 0; round < 20; round += 1) {
        const channel = randomUUID();
        const [first, second] = await Promise.allSettled([begin(channel, 'a'), begin(channel, 'b')]);
        expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
        for (const result of [first, second]) if (result.status === 'fulfilled') result.value.done('m');
      }
    });

    it('stops an answer at its producer, who sends the one done', async () => {
      const answer = await begin();
      const socket = await world.listener.listen(answer.channel);
      answer.token('so far');
      const startedAt = Date.now();
      answer.signal.addEventListener('abort', () => answer.done('m'));
      expect(await world.listener.hub.stop(answer.channel, answer.answerId)).toBe(true);
      await socket.hears('so far|m|');
      expect(Date.now() - startedAt).toBeLessThan(1_000);
      expect(socket.dones).toBe(1);
    });

    it('does not stop the next answer when an older one is asked to stop', async () => {
      const answer = await begin();
      answer.done('m');
      const next = await begin(answer.channel);
      expect(await world.listener.hub.stop(answer.channel, answer.answerId)).toBe(false);
      await soon(50);
      expect(next.signal.aborted).toBe(false);
      next.done('n');
    });

    it('goes on with an answer whose socket has left', async () => {
      const answer = await begin();
      const socket = await world.listener.listen(answer.channel);
      answer.token('abc');
      await socket.hears('abc');
      socket.cut();
      answer.token('def');
      const again = await world.listener.listen(answer.channel, { answer: answer.answerId, offset: 3 });
      answer.done('m');
      await again.hears('def|m|');
    });
  });
}
