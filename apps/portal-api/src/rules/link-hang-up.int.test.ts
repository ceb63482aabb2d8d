import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { createHttpCoreLink } from '../core/http-core-link.js';
import { ndjson, startRawCore, startSilentCore, token, type RawCore } from '../core/raw-core.fixture.js';
import { hear, linkOptions } from '../core/test-link.fixture.js';
import { eventually } from '../testing/eventually.js';

const calm = { attempts: 3, firstTokenMs: 20_000, startMs: 20_000, idleMs: 20_000, totalMs: 20_000 };

const answering =
  (act: (response: ServerResponse) => void): RequestListener =>
  (request, response) => {
    request.resume();
    act(response);
  };

describe('who leaves', () => {
  it.each<[string, () => Promise<RawCore>]>([
    ['while the connection is being made', () => startSilentCore('https')],
    ['before the headers', () => startSilentCore('http')],
    [
      'before the first token',
      () => startRawCore(answering((response) => response.writeHead(200, ndjson).flushHeaders())),
    ],
    [
      'in the middle of a line',
      () => startRawCore(answering((response) => response.writeHead(200, ndjson).write('{"type":'))),
    ],
    [
      'between two tokens',
      () => startRawCore(answering((response) => response.writeHead(200, ndjson).write(token('a')))),
    ],
    [
      'while tokens pour in',
      () =>
        startRawCore(
          answering((response) => {
            response.writeHead(200, ndjson);
            const pour = setInterval(() => response.write(token('x').repeat(50)), 1);
            response.on('close', () => clearInterval(pour));
          }),
        ),
    ],
    [
      'during the pause before a retry',
      () => startRawCore(answering((response) => response.writeHead(503, { 'retry-after': '5' }).end())),
    ],
  ])('hangs up within 100 ms, and the connection is closed: %s', async (when, startCore) => {
    await using core = await startCore();
    const link = createHttpCoreLink(linkOptions(core.url, { chat: calm, connectMs: 20_000 }));
    const caller = new AbortController();
    const heard = hear(link, 'dlg-1', caller.signal);
    await eventually(() => expect(core.open.size).toBe(1));
    // As far as the core takes it.
    await new Promise((resolve) => setTimeout(resolve, 100));

    const idle = when.endsWith('being made') || when.startsWith('during the pause');
    const leftAt = performance.now();
    caller.abort();
    expect((await heard).error).toMatchObject({ name: 'CallAborted' });
    // On an idle machine a few milliseconds; what did not hang up would wait for a limit of 20 s, or for the pause of 5 s.
    expect(performance.now() - leftAt).toBeLessThan(2_000);
    // What carries nothing may stay: a kept connection for its next use, one in the making until its own limit.
    if (!idle) await eventually(() => expect(core.open.size).toBe(0));
    link.close();
  });

  it('had left before: nothing is sent', async () => {
    await using core = await startSilentCore('http');
    const link = createHttpCoreLink(linkOptions(core.url, { chat: calm }));
    expect((await hear(link, 'dlg-1', AbortSignal.abort())).error).toMatchObject({ name: 'CallAborted' });
    expect(core.made).toBe(0);
    link.close();
  });

  it('is told by its own limits when the connection cannot be made', async () => {
    await using core = await startSilentCore('https');
    const chat = { ...calm, attempts: 1, startMs: 300 };
    const link = createHttpCoreLink(linkOptions(core.url, { chat, connectMs: 20_000, dataTimeoutMs: 300 }));
    const startedAt = performance.now();
    const [heard, read] = await Promise.allSettled([
      hear(link, 'dlg-1', new AbortController().signal),
      link.listCourses('usr-1', { requestId: 'req-1' }),
    ]);
    expect(heard).toMatchObject({ value: { error: { code: 'core_timeout' } } });
    expect(read).toMatchObject({ reason: { code: 'core_timeout' } });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    link.close();
  });

  it('is told soon when connections are not made, however patient the rest is', async () => {
    await using core = await startSilentCore('https');
    const chat = { ...calm, attempts: 2 };
    const link = createHttpCoreLink(linkOptions(core.url, { chat, connectMs: 300, dataTimeoutMs: 20_000 }));
    const startedAt = performance.now();
    const [heard, read] = await Promise.allSettled([
      hear(link, 'dlg-1', new AbortController().signal),
      link.listCourses('usr-1', { requestId: 'req-1' }),
    ]);
    expect(heard).toMatchObject({ value: { error: { code: 'core_timeout' } } });
    expect(read).toMatchObject({ reason: { code: 'core_timeout' } });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    // The core may hear of the last one after its end.
    await eventually(() => expect(core.made).toBe(4));
    link.close();
  });
});
