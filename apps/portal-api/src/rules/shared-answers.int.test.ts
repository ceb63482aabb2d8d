import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MessageList } from '@portal/contracts';
import { fault } from '@portal/core-fake';
import { eventually } from '../testing/eventually.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestStream, TestUser } from '../testing/test-user.js';
import { startTwoPortals } from '../testing/two-portals.js';

interface Seat {
  readonly user: TestUser;
  readonly dialog: string;
  readonly stream: TestStream;
}

const settings = { PORTAL_CHAT_ATTEMPTS: '2', PORTAL_QUESTIONS_PER_MINUTE: '1000' };

describe.each(['one instance', 'two instances'] as const)('a class that asks the same, at %s', (where) => {
  let instances: TestPortal[];
  let close: () => PromiseLike<void>;
  let question = '';

  beforeAll(async () => {
    if (where === 'one instance') {
      const test = await startTestPortal(settings);
      [instances, close] = [[test], () => test[Symbol.asyncDispose]()];
    } else {
      const both = await startTwoPortals(settings);
      [instances, close] = [[both.one, both.other], () => both[Symbol.asyncDispose]()];
    }
  });
  afterAll(async () => close());
  let asked = 0;
  beforeEach(() => {
    question = `Почему небо голубое? Вариант ${++asked}`;
    core().faults.clear();
    core().change({ token_ms: 0, first_token_ms: 100 });
  });
  afterEach(() => void jest.restoreAllMocks());
  const core = () => instances[0]!.core;
  const chats = () =>
    core()
      .requests('chat')
      .filter(({ body }) => body.includes(question));

  const sit = (count: number): Promise<Seat[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, seat) => {
        const user = await instances[seat % instances.length]!.signIn(`stu-${1001 + seat}`);
        const dialog = await user.createDialog();
        return { user, dialog, stream: await user.openStream(dialog) };
      }),
    );
  const ask = ({ user, dialog }: Seat) => user.ask(dialog, question);
  const messages = async ({ user, dialog }: Seat) =>
    (await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${dialog}/messages`)).body.messages;

  /** How many wait for an answer that another's question causes, or read it. */
  const followers = () => instances.reduce((sum, { portal }) => sum + portal.context.flights.count(), 0);
  /** Holds a call, or the answer that it brings, until something is so: however slowly that comes about. */
  const hold = (what: 'call' | 'answer', until: () => void) => {
    const isSo = eventually(until, 10_000);
    for (const { portal } of instances) {
      const link = portal.context.core;
      const chat = link.chat.bind(link);
      jest.spyOn(link, 'chat').mockImplementation(async (...given) => {
        if (what === 'call') await isSo;
        const answer = await chat(...given);
        await isSo;
        return answer;
      });
    }
  };
  const asking = () =>
    instances.reduce((sum, { portal }) => sum + jest.mocked(portal.context.core.chat).mock.calls.length, 0);
  const holdUntilFollowed = (count: number) => hold('call', () => expect(followers()).toBe(count));

  it('causes one call; each dialog gets every token, its own stored message and its own done', async () => {
    core().change({ token_ms: 2 });
    const seats = await sit(30);
    holdUntilFollowed(29);
    const replies = await Promise.all(seats.map(ask));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    const outcomes = replies.map(({ body }) => body.cache).sort();
    expect(outcomes).toEqual([...Array<string>(29).fill('joined'), 'miss']);
    const ids = await Promise.all(seats.map(({ stream }) => stream.done()));
    expect(chats()).toHaveLength(1);
    expect(new Set(ids).size).toBe(30);
    const [first] = seats;
    for (const [at, seat] of seats.entries()) {
      expect(seat.stream.text()).toBe(first!.stream.text());
      expect(seat.stream.frames.length).toBeGreaterThan(3);
      // A core that takes long gets it after the `done`.
      await eventually(async () =>
        expect(
          (await messages(seat)).map(({ id, role, text }) => [role, role === 'user' ? '' : id, text]),
        ).toEqual([
          ['user', '', question],
          ['assistant', ids[at], seat.stream.text()],
        ]),
      );
    }
    const [later] = await sit(1);
    expect((await ask(later!)).body.cache).toBe('hit');
  });

  it('goes on when the one whose question caused the call stops', async () => {
    // About two seconds long: it still goes on when the leader stops.
    core().change({ token_ms: 25 });
    const seats = await sit(4);
    holdUntilFollowed(3);
    const [leader, ...others] = seats as [Seat, ...Seat[]];
    const leading = ask(leader);
    await eventually(() => expect(asking()).toBe(1));
    const joined = await Promise.all(others.map(ask));
    expect(joined.map((reply) => reply.body.cache)).toEqual(['joined', 'joined', 'joined']);
    const { body } = await leading;
    await leader.user.request(
      'DELETE',
      `/api/v1/assistant/sessions/${leader.dialog}/answers/${body.answer_id}`,
    );
    await leader.stream.done();
    await Promise.all(others.map(({ stream }) => stream.done()));
    expect(chats()).toHaveLength(1);
    expect(leader.stream.text().length).toBeLessThan(others[0]!.stream.text().length);
    await eventually(async () => expect((await messages(leader)).at(-1)?.text).toBe(leader.stream.text()));
    for (const other of others) expect(other.stream.text()).toBe(others[0]!.stream.text());
    const [later] = await sit(1);
    expect((await ask(later!)).body.cache).toBe('hit');
  });

  it('goes on when it stops before the first token', async () => {
    // Not all there at once: an answer that the link has whole is no call that could be ended.
    core().change({ token_ms: 5 });
    const [leader, other] = (await sit(2)) as [Seat, Seat];
    let hasStopped = false;
    hold('answer', () => expect(hasStopped).toBe(true));
    const first = ask(leader);
    await eventually(() => expect(chats()).toHaveLength(1));
    const second = ask(other);
    await eventually(() => expect(followers()).toBe(1));
    const held = await leader.user.ask(leader.dialog, 'Ещё вопрос');
    await leader.user.request(
      'DELETE',
      `/api/v1/assistant/sessions/${leader.dialog}/answers/${held.body.answer_id}`,
    );
    expect((await first).status).toBe(503);
    hasStopped = true;
    expect((await second).body.cache).toBe('joined');
    await other.stream.done();
    expect(chats()).toHaveLength(1);
  });

  it('stops the call when nobody is left who wants it', async () => {
    // Some 15 s long, if it is not stopped.
    core().change({ token_ms: 200 });
    const [only] = (await sit(1)) as [Seat];
    const { body } = await ask(only);
    await only.user.request('DELETE', `/api/v1/assistant/sessions/${only.dialog}/answers/${body.answer_id}`);
    await eventually(() => expect(core().activeStreams()).toBe(0));
    await only.stream.done();
    const [later] = await sit(1);
    expect((await ask(later!)).body.cache).toBe('miss');
  });

  it('lets one stop without harm to the others', async () => {
    core().change({ token_ms: 25 });
    const seats = await sit(3);
    holdUntilFollowed(2);
    const replies = await Promise.all(seats.map(ask));
    const leaving = replies.findIndex(({ body }) => body.cache === 'joined');
    const seat = seats[leaving]!;
    const path = `/api/v1/assistant/sessions/${seat.dialog}/answers/${replies[leaving]!.body.answer_id}`;
    await seat.user.request('DELETE', path);
    const ids = await Promise.all(seats.map(({ stream }) => stream.done()));
    expect(ids[leaving]).toBe(replies[leaving]!.body.answer_id);
    await eventually(async () => expect((await messages(seat)).at(-1)?.text).toBe(seat.stream.text()));
    const whole = seats.filter((other) => other !== seat).map(({ stream }) => stream.text());
    expect(new Set(whole).size).toBe(1);
    expect(whole[0]!.length).toBeGreaterThan(seat.stream.text().length);
  });

  it('fails for all with one call and its tries when the core fails before the first token', async () => {
    // Of this question alone, so that health does not say that chat is down: the next test would be refused.
    core().faults.set([{ match: { route: 'chat', text: question }, fault: fault.status(503) }]);
    const seats = await sit(6);
    holdUntilFollowed(5);
    const replies = await Promise.all(seats.map(ask));
    for (const { status, body } of replies)
      expect([status, body.code]).toEqual([503, 'assistant_unavailable']);
    expect(chats().length).toBeLessThanOrEqual(4);
    core().faults.clear();
    for (const seat of seats) expect(await messages(seat)).toEqual([]);
  });

  it('fails for all with 4502 when it breaks off, is not asked again, and is not cached', async () => {
    core().change({ token_ms: 5 });
    core().faults.set([{ match: { route: 'chat' }, times: 1, fault: fault.cutAfter(5) }]);
    const seats = await sit(6);
    holdUntilFollowed(5);
    const replies = await Promise.all(seats.map(ask));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    const ends = await Promise.all(seats.map(({ stream }) => stream.closed()));
    expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([4502]));
    expect(chats()).toHaveLength(1);
    for (const seat of seats) {
      const kept = async () => (await messages(seat)).map(({ text }) => text);
      await eventually(async () => expect(await kept()).toEqual([question, seat.stream.text()]));
    }
    const [later] = await sit(1);
    expect((await ask(later!)).body.cache).toBe('miss');
  });

  it('shares nothing that is somebody’s own: personal data, a career, another context', async () => {
    const [one, other] = (await sit(2)) as [Seat, Seat];
    const outcomes = await Promise.all(
      [one, other].map(({ user, dialog }) =>
        user.ask(dialog, 'Меня зовут Саша Пушкин. Почему небо голубое?'),
      ),
    );
    expect(outcomes.map(({ body }) => body.cache)).toEqual(['miss', 'miss']);
    await Promise.all([one.stream.done(), other.stream.done()]);
    const careers = await Promise.all(
      [one, other].map(async ({ user }) => user.ask(await user.createDialog('career'), question)),
    );
    expect(careers.map(({ body }) => body.cache)).toEqual(['miss', 'miss']);
    const again = await Promise.all([one, other].map(({ user, dialog }) => user.ask(dialog, question)));
    expect(again.map(({ body }) => body.cache)).toEqual(['miss', 'miss']);
  });
});
