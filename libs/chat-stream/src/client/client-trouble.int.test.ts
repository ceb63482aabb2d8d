import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { createChat, type Chat, type ChatOptions } from '../client.js';
import { PortalServer } from '../testing/portal-server.fixture.js';

import { eventually } from '../testing/wait.fixture.js';
import { socketUrl } from './transport.js';

let portal: PortalServer;
let chat: Chat;

function open(options: Partial<ChatOptions> = {}): Chat {
  const backoff = { firstMs: 20, maxMs: 50 };
  return createChat({ baseUrl: portal.url, dialogId: 'd', WebSocket, backoff, ...options });
}

beforeEach(async () => {
  portal = await PortalServer.start();
  chat = open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  chat.close();
  await portal.stop();
});

describe('a question', () => {
  it('whose reply breaks off in its body is repeated under the same key, and gets one answer', async () => {
    portal.sabotage.push('reply cut');
    portal.answer = (writer) => {
      writer.token('once');
      writer.done('m');
    };
    expect((await chat.ask('q').completed).text).toBe('once');
    expect(new Set(portal.questions.map(({ key }) => key)).size).toBe(1);
    expect(portal.questions).toHaveLength(2);
  });

  it.each([
    ['cannot be read', () => Promise.reject(Object.assign(new Error('broken'), { name: 'FetchError' }))],
    ['is no JSON', () => Promise.reject(new SyntaxError('<'))],
    ['is no object', () => Promise.resolve(5)],
  ])('that is refused in a body that %s is refused, and not repeated', async (_how, json) => {
    const refused = { ok: false, status: 403, headers: new Headers(), json };
    let asked = 0;
    chat = open({ fetch: async () => ((asked += 1), refused) });
    await expect(chat.ask('q').completed).rejects.toMatchObject({ status: 403, code: 'http_403' });
    expect(asked).toBe(1);
  });

  it.each([
    ['http://h', '/d:1/stream', 'ws://h/d:1/stream?answer=a&offset=0'],
    ['https://h/portal/', '/api/v1/stream', 'wss://h/portal/api/v1/stream?answer=a&offset=0'],
    ['http://h/portal', '/portal/api/v1/stream', 'ws://h/portal/api/v1/stream?answer=a&offset=0'],
    ['http://h/portal', 'https://other/stream', 'wss://other/stream?answer=a&offset=0'],
  ])('asked at %s is followed at its stream %s', (baseUrl, stream, url) => {
    expect(socketUrl(baseUrl, stream, 'a', 0)).toBe(url);
  });

  it('is asked and followed below the path of the address', async () => {
    const asked: string[] = [];
    const below = (url: string) => {
      asked.push(new URL(url).pathname);
      return url.replace('/portal/', '/');
    };
    for (const baseUrl of [`${portal.url}/portal`, `${portal.url}/portal/`]) {
      chat = open({
        baseUrl,
        fetch: (url, init) => fetch(below(url), init),
        openSocket: (url) => new WebSocket(below(url)) as never,
      });
      portal.answer = (writer) => writer.done('m');
      await chat.ask('q').completed;
    }
    const session = '/portal/api/v1/assistant/sessions/d';
    expect(asked).toEqual([0, 1].flatMap(() => [`${session}/messages`, `${session}/stream`]));
  });
});

describe('a stop that the service has no time for', () => {
  it.each([429, 408])('(%i) is asked for again, not taken for done', async (status) => {
    const refusals = [0, 1].map(() => Response.json({ code: 'busy' }, { status }));
    chat = open({
      fetch: async (url, init) => (init.method === 'DELETE' && refusals.pop()) || fetch(url, init),
    });
    const stop = new AbortController();
    portal.answer = (writer) => {
      writer.token('x');
      writer.signal.addEventListener('abort', () => writer.done('m'));
    };
    const stream = chat.ask('q', { signal: stop.signal });
    await eventually(() => portal.hub.count() === 1);
    stop.abort();
    expect(await stream.completed).toEqual({ text: 'x', messageId: 'm' });
    expect(portal.stops).toHaveLength(1);
  });
});

describe('two questions at once', () => {
  it('leave the state to the answer that goes on when the other is refused', async () => {
    portal.answer = (writer) => writer.token('x');
    const first = chat.ask('q');
    await eventually(() => chat.state === 'streaming');
    portal.refusal = { status: 409, headers: {}, body: { code: 'answer_in_progress' } };
    const states: string[] = [];
    chat.onState((state) => states.push(state));
    await expect(chat.ask('another').completed).rejects.toMatchObject({ status: 409 });
    await eventually(() => states.length === 2);
    expect(states).toEqual(['asking', 'streaming']);
    chat.close();
    await expect(first.completed).rejects.toMatchObject({ code: 'chat_closed' });
  });
});

describe('a stop that its answer does not follow', () => {
  it('ends the iteration after its time, and the connection with it', async () => {
    chat = open({ stopTimeoutMs: 100 });
    const stop = new AbortController();
    portal.answer = (writer) => writer.token('x');
    const stream = chat.ask('q', { signal: stop.signal });
    await eventually(() => portal.hub.count() === 1);
    stop.abort();
    await expect(stream.completed).rejects.toMatchObject({ name: 'AbortError' });
    await eventually(() => portal.hub.count() === 0);
    expect(chat.state).toBe('idle');
  });
});

describe('a listener that throws', () => {
  it('hinders neither the answer nor the other listeners, and its error is reported', async () => {
    const reported: unknown[] = [];
    jest.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => {
      try {
        task();
      } catch (error) {
        reported.push(error);
      }
    });
    const mistake = new Error('of the listener');
    const forget = chat.onState(() => {
      throw mistake;
    });
    const states: string[] = [];
    chat.onState((state) => states.push(state));
    portal.answer = (writer) => {
      writer.token('heard');
      writer.done('m');
    };
    expect((await chat.ask('q').completed).text).toBe('heard');
    await eventually(() => chat.state === 'idle');
    expect(states).toEqual(['asking', 'connecting', 'streaming', 'idle']);
    expect(reported).toEqual(states.map(() => mistake));
    forget();
  });
});

describe('an option that is undefined', () => {
  it('is not given: its default holds', async () => {
    chat = open({ fetch: undefined, silenceMs: undefined, giveUpMs: undefined, backoff: undefined } as never);
    portal.answer = (writer) => writer.done('m');
    expect((await chat.ask('q').completed).messageId).toBe('m');
  });
});
