import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { createChat, type Chat, type ChatOptions } from '../client.js';
import type { AnswerWriter } from '../answer-writer.js';
import { closeCodes } from '../close-codes.js';
import { PortalServer } from '../testing/portal-server.fixture.js';
import { eventually, soon } from '../testing/wait.fixture.js';

let portal: PortalServer;
let chat: Chat;

function open(options: Partial<ChatOptions> = {}): Chat {
  const backoff = { firstMs: 20, maxMs: 50 };
  return createChat({
    baseUrl: portal.url,
    dialogId: 'd',
    WebSocket,
    headers: { cookie: 'session=s' },
    backoff,
    ...options,
  });
}

beforeEach(async () => {
  portal = await PortalServer.start();
  chat = open();
});
afterEach(async () => {
  chat.close();
  await portal.stop();
});

async function read(stream: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const fragment of stream) text += fragment;
  return text;
}

async function speak(writer: AnswerWriter, words: readonly string[], pauseMs = 10): Promise<void> {
  for (const word of words) {
    writer.token(word);
    await soon(pauseMs);
  }
  writer.done('m');
}

describe('asking', () => {
  it.each([
    ['ws', WebSocket],
    ['the global WebSocket', globalThis.WebSocket],
  ] as const)('yields the fragments up to done, over %s', async (_name, constructor) => {
    portal.answer = (writer, text) => void speak(writer, ['You said ', text]);
    const stream = open({ WebSocket: constructor as never }).ask('hello');
    expect(await read(stream)).toBe('You said hello');
    expect(await stream.completed).toEqual({ text: 'You said hello', messageId: 'm' });
    expect(await stream.accepted).toMatchObject({ answerId: 'answer-1', cache: 'miss' });
    expect(portal.questions[0]).toMatchObject({ text: 'hello', cookie: 'session=s' });
  });

  it('gets an answer that was complete before the 202', async () => {
    portal.answer = (writer) => {
      writer.token('cached');
      writer.done('m');
    };
    expect(await read(chat.ask('q'))).toBe('cached');
  });

  it('asks several questions one after the other in one chat', async () => {
    portal.answer = (writer, text) => void speak(writer, [text]);
    for (const text of ['one', 'two', 'three']) expect(await read(chat.ask(text))).toBe(text);
  });

  it('throws the problem of a refused question', async () => {
    portal.refusal = {
      status: 409,
      headers: { 'retry-after': '3' },
      body: { code: 'answer_in_progress', answer_id: 'x' },
    };
    await expect(read(chat.ask('q'))).rejects.toMatchObject({
      name: 'ProblemError',
      status: 409,
      code: 'answer_in_progress',
      retryAfterS: 3,
      problem: { answer_id: 'x' },
    });
  });

  it('repeats a question whose reply was lost under the same key, and gets one answer', async () => {
    portal.sabotage.push('reply lost');
    portal.answer = (writer) => void speak(writer, ['once']);
    expect(await read(chat.ask('q'))).toBe('once');
    expect(portal.questions).toHaveLength(2);
    expect(new Set(portal.questions.map(({ key }) => key)).size).toBe(1);
  });

  it('tells what the connection is doing', async () => {
    const states: string[] = [];
    chat.onState((state) => states.push(state));
    portal.sabotage.push('cut at open');
    portal.answer = (writer) => void speak(writer, ['x'], 100);
    await read(chat.ask('q'));
    expect(states).toEqual(['asking', 'connecting', 'streaming', 'reconnecting', 'streaming', 'idle']);
  });
});

describe('a connection that breaks', () => {
  it.each(['cut at open', 'handshake refused'] as const)(
    'between the question and the first token (%s) loses nothing',
    async (how) => {
      portal.sabotage.push(how);
      portal.answer = (writer) => void soon(60).then(() => speak(writer, ['a', 'b']));
      expect(await read(chat.ask('q'))).toBe('ab');
      expect(portal.handshakes.length).toBe(2);
    },
  );

  it('in the middle loses and doubles nothing, however often', async () => {
    const words = Array.from({ length: 60 }, (_, i) => `${i} `);
    const speakAndCut = async (writer: AnswerWriter): Promise<void> => {
      await eventually(() => portal.handshakes.length > 0);
      for (const [index, word] of words.entries()) {
        writer.token(word);
        await soon(5);
        if (index % 15 !== 7) continue;
        const connections = portal.handshakes.length;
        portal.cutStreams();
        await eventually(() => portal.handshakes.length > connections);
      }
      writer.done('m');
    };
    portal.answer = (writer) => void speakAndCut(writer);
    expect(await read(chat.ask('q'))).toBe(words.join(''));
    expect(portal.handshakes.length).toBeGreaterThan(4);
  });

  it('exactly at the end still yields the end', async () => {
    portal.answer = (writer) => {
      void soon(30).then(() => {
        writer.token('all of it');
        return soon(30).then(() => {
          portal.cutStreams();
          writer.done('m');
        });
      });
    };
    expect(await read(chat.ask('q'))).toBe('all of it');
    expect(portal.handshakes.at(-1)).toContain('offset=9');
  });

  it('does not mix in the answer to a question from another tab', async () => {
    portal.answer = (writer) => {
      void soon(30).then(() => {
        portal.cutStreams();
        writer.token('mine');
        writer.done('m');
        const other = portal.hub.begin('d', 'other tab');
        other.token('not mine');
        other.done('n');
      });
    };
    const stream = chat.ask('q');
    expect(await read(stream)).toBe('mine');
    expect((await stream.completed).messageId).toBe('m');
  });

  it('and cannot be repaired ends in ConnectionLostError', async () => {
    chat = open({ giveUpMs: 150 });
    portal.answer = () =>
      portal.sabotage.push(...Array.from({ length: 100 }, () => 'handshake refused' as const));
    await expect(read(chat.ask('q'))).rejects.toMatchObject({ code: 'connection_lost' });
  });

  it('because the session ended is not tried for ever', async () => {
    portal.answer = () => {
      portal.signedIn = false;
    };
    await expect(read(chat.ask('q'))).rejects.toMatchObject({ name: 'ProblemError', status: 401 });
  });

  it('is replaced when it stays silent', async () => {
    chat = open({ silenceMs: 50 });
    portal.answer = (writer) => {
      const isReplaced = eventually(() => portal.handshakes.length > 1);
      void isReplaced.then(() => speak(writer, ['late'])).catch(() => writer.fail(closeCodes.coreFailed));
    };
    expect(await read(chat.ask('q'))).toBe('late');
  });
});

describe('a stream that fails', () => {
  it.each([
    ['core_failed', closeCodes.coreFailed],
    ['core_stalled', closeCodes.coreStalled],
  ] as const)('yields what there is and then throws %s', async (code, closeCode) => {
    portal.answer = (writer) => {
      writer.token('half');
      writer.fail(closeCode);
    };
    let text = '';
    const reading = (async () => {
      for await (const fragment of chat.ask('q')) text += fragment;
    })();
    await expect(reading).rejects.toMatchObject({ name: 'StreamFailedError', code, closeCode });
    expect(text).toBe('half');
  });

  it('because the answer is too old throws answer_unknown', async () => {
    portal.answer = (writer) => {
      writer.token('x');
      void soon(50).then(() => portal.hub.closeTagged('none', closeCodes.answerUnknown));
    };
    chat = open({
      openSocket: (url, headers) =>
        new WebSocket(url.replace('answer=answer-1', 'answer=gone'), { headers: { ...headers } }) as never,
    });
    await expect(read(chat.ask('q'))).rejects.toMatchObject({ code: 'answer_unknown', closeCode: 4404 });
  });
});

describe('a stop', () => {
  it('ends the iteration with the done that follows', async () => {
    const stop = new AbortController();
    portal.answer = (writer) => {
      writer.token('so far');
      writer.signal.addEventListener('abort', () => writer.done('m'));
    };
    const stream = chat.ask('q', { signal: stop.signal });
    let text = '';
    for await (const fragment of stream) {
      text += fragment;
      stop.abort();
    }
    expect(text).toBe('so far');
    expect((await stream.completed).messageId).toBe('m');
    expect(portal.stops).toEqual(['answer-1']);
  });

  it('before the 202 ends the iteration at once and stops the answer when there is one', async () => {
    portal.delayMs = 1_000;
    const stop = new AbortController();
    let stopped = false;
    portal.answer = (writer) => {
      writer.signal.addEventListener('abort', () => {
        stopped = true;
        writer.done('m');
      });
    };
    const reading = read(chat.ask('q', { signal: stop.signal }));
    await eventually(() => portal.questions.length === 1);
    stop.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    // What to stop is known with the 202 alone, which comes later.
    expect(portal.stops).toEqual([]);
    await eventually(() => stopped);
    expect(portal.stops).toEqual(['answer-1']);
  });

  it('before the question sends nothing', async () => {
    await expect(read(chat.ask('q', { signal: AbortSignal.abort() }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(portal.questions).toHaveLength(0);
  });

  it('is not what leaving the loop or closing the chat does', async () => {
    const writers: AnswerWriter[] = [];
    portal.answer = (writer) => {
      writers.push(writer);
      writer.token('x');
    };
    for await (const fragment of chat.ask('q')) {
      expect(fragment).toBe('x');
      break;
    }
    await eventually(() => portal.hub.count() === 0);
    expect(writers[0]!.signal.aborted).toBe(false);
    writers[0]!.done('m');
    const second = read(chat.ask('r'));
    await eventually(() => writers.length === 2);
    chat.close();
    await expect(second).rejects.toMatchObject({ code: 'chat_closed' });
    expect(writers[1]!.signal.aborted).toBe(false);
    expect(portal.stops).toEqual([]);
    expect(chat.state).toBe('closed');
  });
});
