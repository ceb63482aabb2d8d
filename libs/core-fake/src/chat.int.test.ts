import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { coreChatLine } from '@portal/contracts/core';
import { chat, eventually, get, post, put, startChat, testUser } from './core-client.fixture.js';
import { createCoreFake } from './core-fake.js';
import type { CoreFake } from './core-fake-api.js';
import { fault } from './faults/build-fault.js';

/** Whatever in this process can go on has so many turns to do so, however slow the machine is. */
async function turns(count: number): Promise<void> {
  for (let done = 0; done < count; done++) await turn();
}

describe('chat', () => {
  let core: CoreFake;
  let sessionId: string;

  beforeEach(async () => {
    core = createCoreFake();
    await core.listen();
    sessionId = core.createDialog(testUser).id;
  });

  afterEach(() => core.close());

  it('streams tokens, then exactly one done, each line of the contract', async () => {
    const reply = await chat(core, { sessionId, key: 'ans-1' });
    expect(reply.lines.map((line) => coreChatLine.parse(JSON.parse(line)).type).at(-1)).toBe('done');
    expect(reply.doneIds).toEqual(['ans-1']);
    expect(reply.lines.length).toBeGreaterThan(20);
  });

  it('refuses a query: what leaves the portal is four fields of the body', async () => {
    const body = {
      session_id: sessionId,
      anonymous_user_id: testUser,
      messages: [{ role: 'user', text: 'Why?' }],
      scenario: 'general',
    };
    expect((await post(core, '/v1/chat?user=usr-1', body)).status).toBe(400);
    expect(core.messages(sessionId)).toEqual([]);
  });

  it('stores question and answer under the key, word for word as streamed', async () => {
    const reply = await chat(core, { sessionId, key: 'ans-1', text: 'Почему [PERSON_1]?' });
    expect(core.messages(sessionId)).toMatchObject([
      { role: 'user', text: 'Почему [PERSON_1]?' },
      { role: 'assistant', id: 'ans-1', text: reply.text },
    ]);
  });

  it('makes an id when there is no key, and done names the stored answer', async () => {
    const { doneIds, text } = await chat(core, { sessionId });
    expect(core.answer(doneIds[0] ?? '')?.text).toBe(text);
  });

  it('streams the stored answer again for a repeated key, and stores nothing twice', async () => {
    const first = await chat(core, { sessionId, key: 'ans-1' });
    core.faults.set([{ match: { route: 'chat' }, fault: fault.hugeAnswer(50_000) }]);
    const again = await chat(core, { sessionId, key: 'ans-1' });
    expect(again.text).toBe(first.text);
    expect(again.doneIds).toEqual(['ans-1']);
    expect(core.messages(sessionId)).toHaveLength(2);
  });

  it('stores one answer for calls with one key at the same time', async () => {
    core.change({ token_ms: 1 });
    await Promise.all([1, 2, 3].map(() => chat(core, { sessionId, key: 'ans-1' })));
    expect(core.messages(sessionId)).toHaveLength(2);
  });

  it.each([
    ['a huge answer', fault.hugeAnswer(50_000)],
    ['one with placeholders', fault.splitPlaceholder('[PERSON_9]')],
  ])('gives a key that is repeated while it is answered the same text, not %s', async (_name, other) => {
    core.change({ token_ms: 2 });
    const first = chat(core, { sessionId, key: 'ans-1' });
    expect(await eventually(() => core.activeStreams() === 1)).toBe(true);
    core.faults.set([{ match: { route: 'chat' }, fault: other }]);
    const again = await chat(core, { sessionId, key: 'ans-1' });
    expect(again.text).toBe((await first).text);
    expect(core.answer('ans-1')?.text).toBe(again.text);
  });

  it('keeps a partial answer when the caller hangs up, and the same key completes it', async () => {
    core.change({ token_ms: 20 });
    const caller = new AbortController();
    const response = await startChat(core, { sessionId, key: 'ans-1', signal: caller.signal });
    await response.body!.getReader().read();
    caller.abort();
    expect(await eventually(() => core.activeStreams() === 0)).toBe(true);
    const kept = core.answer('ans-1');
    expect(kept?.partial).toBe(true);
    core.change({ token_ms: 0 });
    const whole = await chat(core, { sessionId, key: 'ans-1' });
    expect(whole.text.startsWith(kept?.text ?? 'nothing')).toBe(true);
    expect(core.messages(sessionId).map(({ text }) => text)).toEqual(['Why is the sky blue?', whole.text]);
  });

  it('stores nothing when the caller hangs up before the first token', async () => {
    core.change({ first_token_ms: 5_000 });
    const caller = new AbortController();
    await startChat(core, { sessionId, key: 'ans-1', signal: caller.signal });
    caller.abort();
    expect(await eventually(() => core.activeStreams() === 0)).toBe(true);
    expect(core.messages(sessionId)).toEqual([]);
  });

  it('keeps to the rhythm it is given', async () => {
    core.change({ token_ms: 10, first_token_ms: 100 });
    // What makes the answer late makes these late, too.
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 10);
    const begun = performance.now();
    const { lines } = await chat(core, { sessionId });
    clearInterval(counting);
    const least = 100 + (lines.length - 2) * 10;
    expect(performance.now() - begun).toBeGreaterThanOrEqual(least - 10);
    expect(turns).toBeLessThan((least + 350) / 10);
  });

  it('waits for a slow reader instead of filling its memory', async () => {
    core.faults.set([{ match: { route: 'chat' }, fault: fault.endlessAnswer() }]);
    const caller = new AbortController();
    const unread = await startChat(core, { sessionId, key: 'ans-1', signal: caller.signal });
    await turns(5_000);
    const before = process.memoryUsage().rss;
    await turns(5_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024);
    // Held until here: a reply that nobody holds is given up when it is collected, and the core would stop for that.
    expect(unread.bodyUsed).toBe(false);
    expect(core.activeStreams()).toBe(1);
    caller.abort();
    await eventually(() => core.activeStreams() === 0);
    // What fits into socket buffers, not what an unread second could produce.
    expect(core.answer('ans-1')?.text.length).toBeLessThan(8_000_000);
  });

  it.each([
    ['a fifth key', { extra: 1 }],
    ['an assistant turn', { messages: [{ role: 'assistant', text: 'x' }] }],
    ['a key inside a message', { messages: [{ role: 'user', text: 'x', name: 'y' }] }],
    ['no message', { messages: [] }],
  ])('refuses %s with a problem that names the place', async (_name, change) => {
    const body = {
      session_id: sessionId,
      anonymous_user_id: testUser,
      messages: [{ role: 'user', text: 'x' }],
      scenario: 'general',
      ...change,
    };
    const response = await post(core, '/v1/chat', body);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'validation_failed', errors: [expect.anything()] });
    expect(core.storedAnswers()).toBe(0);
  });

  it('refuses a key that cannot be an answer id, and one that belongs to another dialog', async () => {
    expect((await startChat(core, { sessionId, key: '../x' })).status).toBe(400);
    await chat(core, { sessionId, key: 'ans-1' });
    const other = core.createDialog(testUser).id;
    expect((await startChat(core, { sessionId: other, key: 'ans-1' })).status).toBe(409);
    core.change({ token_ms: 2 });
    const running = chat(core, { sessionId, key: 'ans-2' });
    expect(await eventually(() => core.activeStreams() === 1)).toBe(true);
    expect((await startChat(core, { sessionId: other, key: 'ans-2' })).status).toBe(409);
    await running;
  });

  it("says 404 for another user's dialog as for one that does not exist", async () => {
    const foreign = await startChat(core, { sessionId, anonymousUserId: 'anon-2' });
    const missing = await startChat(core, { sessionId: 'dlg-none' });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
  });
});

describe('exchanges', () => {
  it('are stored once, and complete what a broken stream left', async () => {
    await using core = createCoreFake();
    await core.listen();
    const sessionId = core.createDialog(testUser).id;
    const path = `/v1/sessions/${sessionId}/exchanges/ans-1`;
    core.faults.set([{ match: { route: 'chat' }, times: 1, fault: fault.cutAfter(2) }]);
    await chat(core, { sessionId, key: 'ans-1' });
    const statuses: number[] = [];
    for (const [key, answer] of [
      [path, 'whole'],
      [path, 'other'],
      [`/v1/sessions/${sessionId}/exchanges/ans-2`, 'second'],
    ] as const) {
      const response = await put(core, key, { question: 'q', answer });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 201]);
    expect(core.answer('ans-1')).toMatchObject({ text: 'whole' });
    expect(core.storedAnswers()).toBe(2);
    const listed = await (await get(core, `/v1/sessions/${sessionId}/messages`)).json();
    expect(JSON.stringify(listed)).not.toContain('partial');
  });
});
