import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readChatAnswer } from './chat-answer.js';

const token = (text: string) => `${JSON.stringify({ type: 'token', data: text })}\n`;
const done = `${JSON.stringify({ type: 'done', data: { message_id: 'm-1' } })}\n`;

function reading(idleMs = 1_000) {
  const body = new PassThrough();
  const { first, answer } = readChatAnswer(body, idleMs);
  const seen: string[] = [];
  const relay = () =>
    answer.relay({ token: (text) => void seen.push(text), done: (id) => void seen.push(`done ${id}`) });
  return { body, first, answer, relay, seen };
}

describe('a chat reply', () => {
  it('hands on every fragment in order and done last, wherever the bytes are cut', async () => {
    const { body, first, relay, seen } = reading();
    const bytes = Buffer.from(token('При') + token('вет 🙂') + done);
    for (const byte of bytes) body.write(Buffer.of(byte));
    body.end();
    await first;
    await relay();
    expect(seen).toEqual(['При', 'вет 🙂', 'done m-1']);
  });

  it('begins with its first text: empty tokens before it are nothing', async () => {
    const { body, first, relay, seen } = reading();
    body.write(token('') + token(''));
    let hasBegun = false;
    void first.then(() => (hasBegun = true));
    await new Promise(setImmediate);
    expect(hasBegun).toBe(false);
    body.end(token('a') + token('') + done);
    await first;
    await relay();
    expect(seen).toEqual(['a', 'done m-1']);
  });

  it('that has no text is no answer', async () => {
    const { body, first } = reading();
    body.end(token('') + done);
    await expect(first).rejects.toMatchObject({ code: 'core_bad_response' });
  });

  it('takes nothing after done', async () => {
    const { body, relay, seen } = reading();
    body.end(token('a') + done + token('b') + done);
    await relay();
    expect(seen).toEqual(['a', 'done m-1']);
  });

  it.each([
    ['ends without done', (body: PassThrough) => body.end(token('a')), 'core_bad_response'],
    [
      'holds a garbage line',
      (body: PassThrough) => body.end(`${token('a')}{oops\n${done}`),
      'core_bad_response',
    ],
    [
      'holds an unknown frame',
      (body: PassThrough) => body.end(`${token('a')}{"type":"x"}\n`),
      'core_bad_response',
    ],
    [
      'has no line end',
      (body: PassThrough) => body.write(token('a') + 'x'.repeat(300_000)),
      'core_bad_response',
    ],
    [
      'is cut off',
      (body: PassThrough) => (body.write(token('a')), setTimeout(() => body.destroy(), 10)),
      'core_unavailable',
    ],
    ['stalls', (body: PassThrough) => body.write(token('a')), 'core_timeout'],
  ])('fails when it %s', async (_how, act, code) => {
    const { body, first, relay, seen } = reading(100);
    act(body);
    await first;
    await expect(relay()).rejects.toMatchObject({ code });
    expect(seen).toEqual(['a']);
  });

  it('fails before it began when nothing but an end comes', async () => {
    const { body, first } = reading();
    body.end();
    await expect(first).rejects.toMatchObject({ code: 'core_bad_response' });
  });

  it('fails before it began when it is done without a word', async () => {
    const { body, first } = reading();
    body.write('{"type":"done","data":{"message_id":"m1"}}\n');
    body.end();
    await expect(first).rejects.toMatchObject({ code: 'core_bad_response' });
  });

  it('does not pile up what nobody takes yet', async () => {
    const { body, first, relay, seen } = reading();
    body.write(token('first'));
    await first;
    let accepted = 0;
    while (accepted < 10_000 && body.write(token('x'.repeat(100)))) accepted++;
    expect(accepted).toBeLessThan(10_000);
    body.end(done);
    await relay();
    expect(seen.at(-1)).toBe('done m-1');
  });

  it('lets the body end after done, and waits for its end no longer than a second', async () => {
    const ending = reading();
    ending.body.end(token('a') + done);
    await ending.relay();
    await new Promise(setImmediate);
    expect(ending.body.destroyed).toBe(true);

    const { body, relay } = reading();
    body.write(token('a') + done);
    await relay();
    expect(body.destroyed).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(body.destroyed).toBe(true);
  });

  it('was given up: it fails as such, after what had come', async () => {
    const { body, first, answer, relay, seen } = reading();
    body.write(token('a'));
    await first;
    answer.abort();
    await expect(relay()).rejects.toMatchObject({ name: 'CallAborted' });
    expect([seen, body.destroyed]).toEqual([['a'], true]);
  });

  it('may think longer than the longest silence before its first token', async () => {
    const { body, relay, seen } = reading(50);
    setTimeout(() => body.end(token('a') + done), 150);
    await relay();
    expect(seen).toEqual(['a', 'done m-1']);
  });
});
