import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampleIds } from '@portal/core-fake';
import { WebSocket } from 'ws';
import { eventually } from '../testing/eventually.js';
import { RawClient } from '../testing/raw-http.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { namespaceOf, openSocketIo, opened, type SocketIoStream } from '../testing/socket-io-stream.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { TestUser } from '../testing/test-user.js';
import { upgrade } from '../testing/upgrade.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The polls that servers of this process have in hand. */
function watchPolls() {
  const polls = new Set<ServerResponse>();
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.method !== 'GET' || !/transport=polling.*&sid=/.test(request.url ?? '')) return;
    polls.add(response);
    response.once('close', () => polls.delete(response));
  };
  subscribe('http.server.request.start', onRequest);
  return { polls, [Symbol.dispose]: () => void unsubscribe('http.server.request.start', onRequest) };
}

describe.each(['websocket', 'polling'] as const)('the stream over Socket.IO (%s)', (transport) => {
  let test: TestPortal;
  beforeAll(async () => {
    test = await startTestPortal();
  });
  afterAll(async () => test[Symbol.asyncDispose]());

  const open = (user: TestUser, dialog: string, auth: object = {}): Promise<SocketIoStream> =>
    openSocketIo(user, namespaceOf(dialog), { transports: [transport], auth });

  it('brings the same text and the same done as the WebSocket of the dialog', async () => {
    test.core.change({ token_ms: 3 });
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const [there, here] = [await user.openStream(dialog), await open(user, dialog)];
    expect((await user.ask(dialog, 'Почему небо голубое?')).status).toBe(202);
    const ids = await Promise.all([there.done(), here.done()]);
    test.core.change({ token_ms: 0 });
    expect(ids[1]).toBe(ids[0]);
    expect(here.frames).toEqual(there.frames);
    expect(here.text()).toBe(test.core.messages(dialog).at(-1)?.text);
    here.socket.disconnect();
  });

  it('goes on where `auth` says', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const { text, messageId, accepted } = await user.hear(dialog, 'Расскажи о море');
    const rest = await open(user, dialog, { answer: accepted.answer_id, offset: 10 });
    expect(await rest.done()).toBe(messageId);
    expect(rest.text()).toBe(text.slice(10));
    rest.socket.disconnect();
    const unknown = await open(user, dialog, { answer: 'ans-of-nobody', offset: 0 });
    expect(await unknown.closed()).toEqual({ code: 4404, reason: 'answer unknown or too old' });
  });

  it.each([
    [{ answer: '../x', offset: 0 }],
    [{ answer: 'ans-1', offset: -1 }],
    [{ answer: 'ans-1', offset: 0, pid: 'x' }],
    [{ offset: '0' }],
    [{ token: 'x' }],
  ])('refuses %j as a place to go on', async (auth) => {
    const user = await test.signIn();
    await expect(open(user, await user.createDialog(), auth)).rejects.toMatchObject({
      problem: { status: 400, code: 'validation_failed', errors: [{ pointer: '/auth' }] },
    });
  });

  it('is refused without a session before there is a connection', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const problem = {
      type: '/docs/errors/session_required',
      status: 401,
      code: 'session_required',
      request_id: expect.any(String),
    };
    const shown = transport === 'polling' ? { problem } : {};
    await expect(open(test.anonymous(), dialog)).rejects.toMatchObject({ status: 401, ...shown });
    const twice = Object.assign(new TestUser(test.url), { cookie: `${user.cookie}; ${user.cookie}` });
    await expect(open(twice, dialog)).rejects.toMatchObject({ status: 401 });
  });

  it('is refused to a role without dialogs, to other users and to other origins, and each is in the audit', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const [operator, stranger] = [await test.signIn(sampleIds.operator), await test.signIn('stu-1002')];
    const from = (origin: string) => ({ transports: [transport], headers: { origin } });
    const refusals = [
      [() => open(operator, dialog), 'role_forbidden'],
      [() => open(stranger, dialog), 'dialog_forbidden'],
      [() => openSocketIo(user, namespaceOf(dialog), from('https://elsewhere.example')), 'origin_forbidden'],
    ] as const;
    for (const [opening, code] of refusals) {
      await expect(opening()).rejects.toMatchObject({ status: 403 });
      expect(test.audit().at(-1)).toMatchObject({ route: 'openStream', code });
    }
    const own = await openSocketIo(user, namespaceOf(dialog), from(test.url));
    own.socket.disconnect();
  });

  it.each(['/', '/assistant', '/assistant/sessions/', '/assistant/sessions/a/stream', '/admin'])(
    'does not exist at the namespace %s',
    async (namespace) => {
      const user = await test.signIn();
      await expect(openSocketIo(user, namespace, { transports: [transport] })).rejects.toMatchObject({
        problem: { code: 'not_found' },
      });
    },
  );

  it('ends at logout with closing 4401, and who comes back is refused', async () => {
    const user = await test.signIn();
    const stream = await open(user, await user.createDialog());
    await user.request('POST', '/api/v1/auth/logout');
    expect(await stream.closed()).toEqual({ code: 4401, reason: 'session ended' });
    const again = opened(stream.socket.connect());
    await expect(again).rejects.toMatchObject({ status: 401 });
  });

  it('checks the session again when a namespace is opened on a connection that is already there', async () => {
    const user = await test.signIn();
    const [dialog, next] = [await user.createDialog(), await user.createDialog()];
    const stream = await open(user, dialog);
    const beside = stream.socket.io.socket(namespaceOf(next));
    await opened(beside);
    await user.request('POST', '/api/v1/auth/logout');
    const late = stream.socket.io.socket(namespaceOf(await (await test.signIn()).createDialog()));
    await expect(opened(late)).rejects.toMatchObject({ status: 401 });
  });

  it('ends when the client sends an event, with closing 1003', async () => {
    const user = await test.signIn();
    const stream = await open(user, await user.createDialog());
    stream.socket.emit('message', 'hello');
    expect(await stream.closed()).toEqual({ code: 1003, reason: 'this stream takes no data' });
  });

  it('counts with the WebSockets of a user, and is refused beyond their limit', async () => {
    const user = await test.signIn('stu-1003');
    const dialog = await user.createDialog();
    const sockets = await Promise.all(Array.from({ length: 63 }, () => user.openStream(dialog)));
    const last = await open(user, dialog);
    await expect(open(user, dialog)).rejects.toMatchObject({ problem: { code: 'rate_limited' } });
    last.socket.disconnect();
    for (const { socket } of sockets) socket.terminate();
  });

  it('gets closing 1001 from a portal that shuts down', async () => {
    await using other = await startTestPortal();
    const user = await other.signIn();
    const dialog = await user.createDialog();
    using watched = watchPolls();
    const stream = await open(user, dialog);
    // Between two polls nothing can be said: the client has to be in the next one.
    if (transport === 'polling') await eventually(() => expect(watched.polls.size).toBe(1));
    const startedAt = performance.now();
    await other.portal.close(0);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await stream.closed()).toEqual({ code: 1001, reason: 'going away' });
  });
});

describe('the ways to a stream', () => {
  it('stay apart: other upgrades keep their refusals, and Socket.IO keeps no stranger', async () => {
    await using test = await startTestPortal();
    using client = new RawClient(test.portal.port);
    const statusOf = async (path: string, cookie = '') => (await upgrade(client, path, cookie)).status;
    const user = await test.signIn();
    for (const path of ['/api/v1/socket.io', '/api/v1/nothing', '/socket.io/?EIO=4&transport=websocket']) {
      expect([path, await statusOf(path)]).toEqual([path, 401]);
      expect([path, await statusOf(path, user.cookie)]).toEqual([path, 404]);
    }
    expect(await statusOf('/api/v1/socket.io/?EIO=4&transport=websocket')).toBe(401);
    expect(await statusOf('/api/v1/socket.io/?EIO=4&transport=websocket', user.cookie)).toBe(101);
    expect(await statusOf('/api/v1/socket.io/?EIO=3&transport=websocket', user.cookie)).toBe(400);
    expect(await statusOf('/api/v1/socket.io/?EIO=4&transport=polling&sid=none', user.cookie)).toBe(400);
    expect(await statusOf('/api/v1/socket.io/?EIO=4&transport=none')).toBe(401);
  });

  it('open a connection only for what was checked, however the address is written', async () => {
    await using test = await startTestPortal();
    using client = new RawClient(test.portal.port);
    const user = await test.signIn();
    const send = async (query: string, cookie = '', method = 'GET', body = '') => {
      const headers = Object.entries({ host: 'portal', cookie, 'content-length': String(body.length) });
      const target = `/api/v1/socket.io/?${query}`;
      const reply = await client.send({ method, target, headers, body: Buffer.from(body) });
      return {
        ...reply,
        isProblem: reply.headers.get('content-type')?.startsWith('application/problem+json'),
      };
    };
    const start = 'EIO=4&transport=polling';
    const { text: handshake } = await send(start, user.cookie);
    const { sid } = JSON.parse(handshake.slice(1)) as { sid: string };

    const strange = [
      [`${start}&x=#&sid=${sid}`, '/query'],
      [`${start}#&sid=${sid}`, '/query'],
      [`${start}&sid=${sid}#`, '/query'],
      [`${start}&sid=${sid}&sid=`, '/query'],
      [`${start}&sid=${sid}&sid=none`, '/query'],
      [`${start}&sid=${sid}&%73id=`, '/query'],
      [`${start}&transport=polling&sid=${sid}`, '/query'],
      [`EIO=3&${start}&sid=${sid}`, '/query'],
      [`EIO=4&transport=websocket&sid=${sid}`, '/query/transport'],
      ['EIO=4&transport=websocket', '/query/transport'],
      [`${start}&sid=`, '/query/sid'],
      [`${start}&sid=${sid}?x`, '/query/sid'],
    ] as const;
    for (const cookie of ['', user.cookie])
      for (const [query, pointer] of strange) {
        const { status, isProblem, text } = await send(query, cookie);
        // A stranger is not told what is wrong.
        const refused = cookie ? 400 : 401;
        expect([query, status, isProblem]).toEqual([query, refused, true]);
        expect(JSON.parse(text)).toMatchObject(
          cookie ? { code: 'validation_failed', errors: [{ pointer }] } : { code: 'session_required' },
        );
        if (pointer === '/query/transport') continue;
        const socket = query.replaceAll('polling', 'websocket');
        expect([socket, (await upgrade(client, `/api/v1/socket.io/?${socket}`, cookie)).status]).toEqual([
          socket,
          refused,
        ]);
      }
    expect((await upgrade(client, `/api/v1/socket.io/?${start}`, user.cookie)).status).toBe(400);
    for (const method of ['POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, isProblem, headers } = await send(start, user.cookie, method);
      expect([method, status, isProblem]).toEqual([method, 405, true]);
      expect(headers.get('allow')).toBe('GET');
    }
    expect((await send(`${start}&sid=${sid}`, user.cookie, 'PUT')).headers.get('allow')).toBe('GET, POST');
    // Parameters of a client's own change nothing, and the connection is as good as before.
    expect((await send(`t=a?b&${start}&sid=${sid}`, user.cookie, 'POST', '2')).text).toBe('ok');
  });

  it('end a connection that tries one namespace after the other', async () => {
    await using test = await startTestPortal();
    const { cookie } = await test.signIn();
    const address = `${test.url.replace('http', 'ws')}/api/v1/socket.io/?EIO=4&transport=websocket`;
    const ws = new WebSocket(address, { headers: { cookie } });
    const refusals: string[] = [];
    ws.on('message', (data) => refusals.push(String(data)));
    await once(ws, 'message');
    for (let n = 0; n < 200; n++) ws.send(`40/assistant/sessions/guess-${n},`);
    await once(ws, 'close');
    expect(refusals.filter((text) => text.startsWith('44')).length).toBeLessThanOrEqual(64);
  });
});

describe('the stream over Socket.IO from two instances that share Redis', () => {
  let redis: RedisServer;
  let a: TestPortal;
  let b: TestPortal;
  beforeAll(async () => {
    redis = await startRedisServer();
    a = await startTestPortal({ REDIS_URL: redis.url });
    b = await startTestPortal({ REDIS_URL: redis.url, CORE_URL: a.core.url });
  });
  afterAll(async () => {
    await b[Symbol.asyncDispose]();
    await a[Symbol.asyncDispose]();
    await redis.stop();
  });
  const atB = (user: TestUser) => Object.assign(new TestUser(b.url), { cookie: user.cookie });

  it('brings the answer of the other instance, also after a cut, and its logout', async () => {
    a.core.change({ token_ms: 5 });
    const user = await a.signIn();
    const dialog = await user.createDialog();
    const first = await openSocketIo(atB(user), namespaceOf(dialog));
    const { body } = await user.ask(dialog, 'Расскажи о звёздах');
    while (first.text().length < 20) await wait(5);
    first.socket.io.engine.close();
    await first.closed();
    const had = first.text();
    const auth = { answer: body.answer_id, offset: had.length };
    const rest = await openSocketIo(user, namespaceOf(dialog), { auth });
    const after = await openSocketIo(atB(user), namespaceOf(dialog), { auth });
    await Promise.all([rest.done(), after.done()]);
    a.core.change({ token_ms: 0 });
    const stored = a.core.messages(dialog).at(-1)?.text;
    expect([had + rest.text(), had + after.text()]).toEqual([stored, stored]);
    await user.request('POST', '/api/v1/auth/logout');
    expect([(await rest.closed()).code, (await after.closed()).code]).toEqual([4401, 4401]);
  });
});
