import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chat, get, post, put, testUser } from './core-client.fixture.js';
import { createCoreFake } from './core-fake.js';
import type { CoreFake } from './core-fake-api.js';
import { request } from 'node:http';

describe('control', () => {
  let core: CoreFake;

  beforeEach(async () => {
    core = createCoreFake({ token: 'secret' });
    await core.listen();
  });

  afterEach(() => core.close());

  const remove = (path: string) => fetch(core.url + path, { method: 'DELETE' });
  const rule = { match: { route: 'chat' }, times: 2, fault: { kind: 'cut_after', tokens: 3 } };

  it('takes a script as an object or as the bare list, whatever the media type', async () => {
    expect(await (await put(core, '/__mock/faults', { rules: [rule] })).json()).toEqual({ rules: [rule] });
    const bare = await fetch(`${core.url}/__mock/faults`, {
      method: 'PUT',
      body: JSON.stringify([rule, rule]),
    });
    expect(await bare.json()).toEqual({ rules: [rule, rule] });
    expect(await (await get(core, '/__mock/faults')).json()).toEqual({ rules: [rule, rule] });
  });

  it.each([
    ['/rules/0/match/route', [{ ...rule, match: { route: 'nowhere' } }]],
    ['/rules/0/match/route', [{ ...rule, match: { route: 'courses' } }]],
    ['/rules/0/fault/kind', [{ ...rule, fault: { kind: 'unheard_of' } }]],
    ['/rules/1/times', [rule, { ...rule, times: 0 }]],
    ['/rules', {}],
  ])('names the place %s of a script that is wrong', async (pointer, script) => {
    const response = await put(core, '/__mock/faults', script);
    expect(response.status).toBe(400);
    expect(
      ((await response.json()) as { errors: { pointer: string }[] }).errors.map((error) => error.pointer),
    ).toContain(pointer);
  });

  it('says 400 for a body that is not JSON and 404 for a control that does not exist', async () => {
    const broken = await fetch(`${core.url}/__mock/faults`, { method: 'PUT', body: '{"rules"' });
    expect([broken.status, (await get(core, '/__mock/other')).status]).toEqual([400, 404]);
  });

  it('shows what reached the core byte for byte, and nothing of the control', async () => {
    const body = '{ "technical_id" :"stu-1001","имя":"\\u0416" }';
    await new Promise<void>((resolve, reject) => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: 'Bearer secret',
        'X-Mixed-Case': 'Yes',
      };
      const call = request(`${core.url}/v1/users/resolve?a=%20b`, { method: 'POST', headers }, (reply) => {
        reply.resume().on('end', resolve);
      });
      call.on('error', reject);
      call.end(body);
    });
    const { requests } = (await (await get(core, '/__mock/requests')).json()) as {
      requests: Record<string, unknown>[];
    };
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      number: 1,
      method: 'POST',
      path: '/v1/users/resolve?a=%20b',
      route: 'users',
      body,
      body_encoding: 'utf8',
    });
    expect(requests[0]?.['raw_headers']).toEqual(expect.arrayContaining(['X-Mixed-Case', 'Yes']));
  });

  it('keeps bytes that are not text', async () => {
    await fetch(`${core.url}/v1/chat`, { method: 'POST', body: new Uint8Array([0xff, 0x00]) });
    expect(core.requests()[0]).toMatchObject({ body: '/wA=', body_encoding: 'base64' });
  });

  it('demands the token of every route but its own', async () => {
    expect((await get(core, '/v1/health')).status).toBe(401);
    const wrong = await fetch(`${core.url}/v1/health`, { headers: { authorization: 'Bearer secretx' } });
    const right = await fetch(`${core.url}/v1/health`, { headers: { authorization: 'Bearer secret' } });
    expect([wrong.status, right.status, (await get(core, '/__mock/faults')).status]).toEqual([401, 200, 200]);
  });

  it('changes rhythm and roles, or nothing when a user is unknown', async () => {
    const change = { token_ms: 5, users: [{ technical_id: 'stu-1001', role: 'teacher' }] };
    expect(await (await put(core, '/__mock/settings', change)).json()).toEqual({
      token_ms: 5,
      first_token_ms: 0,
    });
    expect(core.user('stu-1001')?.role).toBe('teacher');
    expect(core.user('stu-1001')).not.toHaveProperty('grade');
    const users = [
      { technical_id: 'stu-1002', role: 'teacher' },
      { technical_id: 'nobody', role: 'teacher' },
    ];
    expect((await put(core, '/__mock/settings', { token_ms: 9, users })).status).toBe(400);
    expect(core.user('stu-1002')?.role).toBe('student');
    expect(await (await get(core, '/__mock/settings')).json()).toMatchObject({ token_ms: 5 });
  });

  it('resets faults, requests, settings and state at once', async () => {
    core.createDialog(testUser);
    core.change({ token_ms: 5, users: [{ technical_id: 'stu-1001', role: 'teacher' }] });
    await put(core, '/__mock/faults', [rule]);
    await post(core, '/v1/users/resolve', { technical_id: 'stu-1001' });
    expect((await remove('/__mock')).status).toBe(204);
    expect(core.faults.rules()).toEqual([]);
    expect(core.requests()).toEqual([]);
    expect(core.dialogs()).toEqual([]);
    expect(core.user('stu-1001')?.role).toBe('student');
    expect(await (await get(core, '/__mock/settings')).json()).toEqual({ token_ms: 0, first_token_ms: 0 });
  });

  it('clears faults or requests alone', async () => {
    await put(core, '/__mock/faults', [rule]);
    await get(core, '/v1/health');
    await remove('/__mock/requests');
    expect([core.requests().length, core.faults.rules().length]).toEqual([0, 1]);
    await remove('/__mock/faults');
    expect(core.faults.rules()).toEqual([]);
  });
});

describe('the recorder', () => {
  it('forgets the oldest requests beyond its bound', async () => {
    await using core = createCoreFake({ recordedRequests: 10 });
    await core.listen();
    for (let count = 0; count < 25; count += 1) await get(core, '/v1/health');
    expect(core.requests().length).toBeLessThanOrEqual(10);
    expect(core.requests().at(-1)?.number).toBe(25);
  });

  it('has the request of an answer that is still streaming', async () => {
    await using core = createCoreFake({ tokenMs: 2 });
    await core.listen();
    const answer = chat(core, { sessionId: core.createDialog(testUser).id });
    while (core.activeStreams() === 0) await new Promise((wait) => setTimeout(wait, 1));
    expect(core.requests('chat')).toHaveLength(1);
    await answer;
  });
});
