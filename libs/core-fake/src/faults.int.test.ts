import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { coreChatLine } from '@portal/contracts/core';
import { chat, eventually, get, post, startChat, testUser } from './core-client.fixture.js';
import { createCoreFake } from './core-fake.js';
import type { CoreFake } from './core-fake-api.js';
import { fault } from './faults/build-fault.js';
import type { FaultRule } from './faults/fault-rule.js';

describe('faults over HTTP', () => {
  let core: CoreFake;
  let sessionId: string;

  beforeEach(async () => {
    core = createCoreFake();
    await core.listen();
    sessionId = core.createDialog(testUser).id;
  });

  afterEach(() => core.close());

  const play = (rule: FaultRule['fault']) => core.faults.set([{ match: { route: 'chat' }, fault: rule }]);
  const ask = (text?: string) =>
    chat(core, { sessionId, key: 'ans-1', ...(text === undefined ? {} : { text }) });
  const tokensOf = (lines: readonly string[]) =>
    lines.filter((line) => line.startsWith('{"type":"token","data":"')).length;

  it('status: an error with Retry-After, and nothing is stored', async () => {
    play(fault.status(503, { retryAfter: 7 }));
    const response = await startChat(core, { sessionId, key: 'ans-1' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
    expect(core.storedAnswers()).toBe(0);
  });

  it('refuse connection: the socket is reset before any reply, and the request is on record', async () => {
    play(fault.refuseConnection());
    await expect(ask()).rejects.toThrow('fetch failed');
    expect(core.requests('chat')).toMatchObject([{ fault: 'refuse_connection' }]);
  });

  it('slow headers: they come late, then all is well', async () => {
    play(fault.slowHeaders(300));
    const begun = performance.now();
    const response = await startChat(core, { sessionId });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(290);
    expect(await response.text()).toContain('"done"');
  });

  it('slow tokens: another rhythm', async () => {
    play(fault.slowTokens(5));
    const begun = performance.now();
    const { lines, doneIds } = await ask();
    expect(performance.now() - begun).toBeGreaterThanOrEqual((lines.length - 2) * 5 - 10);
    expect(doneIds).toHaveLength(1);
  });

  it('stall: n tokens and then silence, until the caller leaves', async () => {
    play(fault.stallAfter(3));
    const caller = new AbortController();
    const response = await startChat(core, { sessionId, key: 'ans-1', signal: caller.signal });
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value).trim().split('\n')).toHaveLength(3);
    const more = reader.read().then(
      () => 'something',
      () => 'broken',
    );
    const silence = new Promise((wait) => setTimeout(wait, 300, 'silence'));
    expect(await Promise.race([more, silence])).toBe('silence');
    caller.abort();
    expect(await eventually(() => core.answer('ans-1')?.partial === true)).toBe(true);
  });

  it.each([0, 1, 3])(
    'cut after %i tokens: exactly these arrive, then the connection breaks',
    async (count) => {
      play(fault.cutAfter(count));
      const { lines, clean } = await ask();
      expect(clean).toBe(false);
      expect(lines).toHaveLength(count);
      expect(await eventually(() => core.activeStreams() === 0)).toBe(true);
      expect(core.answer('ans-1')?.partial).toBe(count === 0 ? undefined : true);
    },
  );

  it('garbage line: a line outside the contract where it was asked for', async () => {
    play(fault.garbageLine({ after: 2 }));
    const { lines } = await ask();
    const broken = lines.findIndex((line) => {
      try {
        return !coreChatLine.safeParse(JSON.parse(line)).success;
      } catch {
        return true;
      }
    });
    expect(broken).toBe(2);
  });

  it('garbage line: behind the last token, too', async () => {
    const tokens = tokensOf((await chat(core, { sessionId, key: 'ans-0' })).lines);
    play(fault.garbageLine({ after: tokens, line: 'x' }));
    const { lines } = await ask();
    expect(lines.indexOf('x')).toBe(tokens);
    expect(lines).toHaveLength(tokens + 2);
  });

  it('missing done: a clean end without it', async () => {
    play(fault.missingDone());
    expect(await ask()).toMatchObject({ clean: true, doneIds: [] });
    expect(core.storedAnswers()).toBe(1);
  });

  it('double done: the same twice', async () => {
    play(fault.doubleDone());
    expect((await ask()).doneIds).toEqual(['ans-1', 'ans-1']);
  });

  it("split placeholder: the question's own, never whole in one token", async () => {
    play(fault.splitPlaceholder());
    const { text, lines } = await ask('Dear [EMAIL_2], why?');
    expect(text).toContain('for [EMAIL_2].');
    expect(lines.some((line) => line.includes('[EMAIL_2]'))).toBe(false);
    expect(core.answer('ans-1')?.text).toBe(text);
  });

  it('huge answer: as long as asked for, and stored whole', async () => {
    play(fault.hugeAnswer(300_000));
    const { text, doneIds } = await ask();
    expect([text.length, doneIds.length]).toEqual([300_000, 1]);
    expect(core.answer('ans-1')?.text).toBe(text);
  });

  it('endless answer: goes on until the caller leaves', async () => {
    play(fault.endlessAnswer());
    const caller = new AbortController();
    const response = await startChat(core, { sessionId, key: 'ans-1', signal: caller.signal });
    let size = 0;
    for await (const chunk of response.body!) {
      size += chunk.length;
      if (size > 2_000_000) break;
    }
    caller.abort();
    expect(await eventually(() => core.activeStreams() === 0)).toBe(true);
    expect(core.answer('ans-1')?.partial).toBe(true);
  });

  it('endless answer: what is stored under the key already is given as it is, and ends', async () => {
    const { text } = await ask();
    play(fault.endlessAnswer());
    const again = chat(core, { sessionId, key: 'ans-1', signal: AbortSignal.timeout(2_000) });
    expect(await again).toMatchObject({ text, doneIds: ['ans-1'] });
  });

  it('save then drop: the answer is stored, and done never comes', async () => {
    play(fault.saveThenDrop());
    const whole = await ask();
    expect(whole).toMatchObject({ clean: false, doneIds: [] });
    expect(core.answer('ans-1')).toEqual(expect.objectContaining({ text: whole.text }));
    expect(core.answer('ans-1')).not.toHaveProperty('partial');
  });

  it('save then drop at once: no token arrives, and a repeat of the key streams what was stored', async () => {
    core.faults.set([{ match: { route: 'chat' }, times: 1, fault: fault.saveThenDrop({ tokens: 0 }) }]);
    const dropped = await ask().catch(() => ({ lines: [] }));
    expect(tokensOf(dropped.lines)).toBe(0);
    expect((await ask()).doneIds).toEqual(['ans-1']);
    expect(core.storedAnswers()).toBe(1);
  });

  it('save then drop on a data route: the effect is there, the reply is not', async () => {
    core.faults.set([{ match: { route: 'sessions' }, times: 1, fault: fault.saveThenDrop() }]);
    const created = post(core, '/v1/sessions', { anonymous_user_id: 'anon-9', scenario: 'general' });
    await expect(created).rejects.toThrow('fetch failed');
    expect(core.dialogs().some((dialog) => dialog.anonymous_user_id === 'anon-9')).toBe(true);
  });

  it('garbage on a data route: a body that is not JSON', async () => {
    core.faults.set([{ match: { route: 'users' }, fault: fault.garbageLine() }]);
    const response = await post(core, '/v1/users/resolve', { technical_id: 'stu-1001' });
    await expect(response.json()).rejects.toThrow();
  });

  it('health down: 503, or degraded with the parts that are named', async () => {
    const rule = { match: { route: 'health' }, times: 1 } as const;
    core.faults.set([
      { ...rule, fault: fault.healthDown() },
      { ...rule, fault: fault.healthDown('documents') },
    ]);
    expect((await get(core, '/v1/health')).status).toBe(503);
    expect(await (await get(core, '/v1/health')).json()).toEqual({
      status: 'degraded',
      components: { chat: 'up', documents: 'down', embeddings: 'up' },
    });
    expect(await (await get(core, '/v1/health')).json()).toMatchObject({ status: 'ok' });
  });

  it('health says that chat is down while every chat call is made to fail', async () => {
    play(fault.status(503));
    expect(await (await get(core, '/v1/health')).json()).toMatchObject({ components: { chat: 'down' } });
    core.faults.clear();
    expect(await (await get(core, '/v1/health')).json()).toMatchObject({ components: { chat: 'up' } });
  });

  it('match a text whatever its JSON escapes are, and one dialog only', async () => {
    const other = core.createDialog(testUser).id;
    core.faults.set([
      { match: { route: 'chat', text: 'say "hi"' }, fault: fault.status(500) },
      { match: { route: 'chat', session_id: other }, fault: fault.status(502) },
      { match: { route: 'messages', session_id: other }, fault: fault.status(504) },
    ]);
    expect((await ask('I say "hi"')).status).toBe(500);
    expect((await chat(core, { sessionId: other })).status).toBe(502);
    expect((await ask()).status).toBe(200);
    expect((await get(core, `/v1/sessions/${other}/messages`)).status).toBe(504);
    expect((await get(core, `/v1/sessions/${sessionId}/messages`)).status).toBe(200);
  });
});
