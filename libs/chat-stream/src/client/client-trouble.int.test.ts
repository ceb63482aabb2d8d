import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { createChat, type Chat, type ChatOptions } from '../client.js';
import { PortalServer } from '../testing/portal-server.fixture.js';
import { eventually } from '../testing/wait.fixture.js';

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
