import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it } from '@jest/globals';
import { createCoreFake, fault } from '@portal/core-fake';
import { createHttpCoreLink } from '../core/http-core-link.js';
import { done, ndjson, startRawCore, startRawHttpsCore, token } from '../core/raw-core.fixture.js';
import {
  chatRequest,
  hear,
  linkOptions,
  startTestLink,
  testLimits,
  type Heard,
} from '../core/test-link.fixture.js';
import { eventually } from '../testing/eventually.js';

const trace = { requestId: 'req-1' };
const stay = () => new AbortController().signal;

describe('the connections to the core', () => {
  it('serve again after an answer has ended', async () => {
    await using core = await startRawCore((request, response) => {
      request.resume();
      response.writeHead(200, ndjson).end(token('a') + done);
    });
    const link = createHttpCoreLink(linkOptions(core.url));
    for (let n = 0; n < 5; n++) expect((await hear(link, 'dlg-1', stay())).messageId).toBe('m-1');
    // The next question may be faster than the end of the last answer.
    expect(core.made).toBeLessThanOrEqual(2);
    link.close();
  });

  it('are given up when a reply goes on after done', async () => {
    await using core = await startRawCore((request, response) => {
      request.resume();
      response.writeHead(200, ndjson).write(token('a') + done);
    });
    const link = createHttpCoreLink(linkOptions(core.url));
    expect((await hear(link, 'dlg-1', stay())).messageId).toBe('m-1');
    await eventually(() => expect(core.open.size).toBe(0));
    link.close();
  });

  it('may be closed by the core while they are idle: the call is sent again, and nobody notices', async () => {
    let served = 0;
    await using core = await startRawCore((request, response) => {
      request.resume();
      // The second request on a connection meets its end, before a byte of a reply.
      if (++served === 2) return void request.socket.destroy();
      if (request.method === 'GET') return void response.end('{"courses":[]}');
      response.writeHead(200, ndjson).end(token('a') + done);
    });
    for (const call of ['chat', 'data'] as const) {
      served = 0;
      const link = createHttpCoreLink(linkOptions(core.url));
      const send = async () =>
        call === 'chat'
          ? (await hear(link, 'dlg-1', stay())).messageId
          : (await link.listCourses('usr-1', trace))?.courses;
      const first = await send();
      expect(await send()).toEqual(first);
      expect(served).toBe(3);
      link.close();
    }
  });

  it('of hundreds of long answers keep neither data nor health waiting', async () => {
    await using test = await startTestLink(createCoreFake());
    test.core.faults.set([{ match: { route: 'chat' }, fault: fault.stallAfter(1) }]);
    const caller = new AbortController();
    const answers: Promise<Heard>[] = [];
    while (answers.length < 400) {
      for (let n = 0; n < 100; n++) answers.push(test.ask({ signal: caller.signal }));
      while (test.core.activeStreams() < answers.length)
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const user = test.core.user('stu-1001')?.id ?? '';
    const read = Promise.all([
      test.link.listCourses(user, trace),
      test.link.readHealth(AbortSignal.timeout(5_000)),
    ]);
    await expect(read).resolves.toHaveLength(2);
    caller.abort();
    await Promise.all(answers);
  });

  it('carry no wish for compression, and four fields', async () => {
    await using test = await startTestLink(createCoreFake());
    await test.ask();
    const [sent] = test.core.requests('chat');
    expect(sent?.headers['accept-encoding']).toBeUndefined();
    expect(Object.keys(JSON.parse(sent?.body ?? '')).sort()).toEqual(Object.keys(chatRequest('x')).sort());
  });

  it('hold an answer back that nobody takes yet', async () => {
    let written = 0;
    await using core = await startRawCore((request, response) => {
      request.resume();
      response.writeHead(200, ndjson);
      const pour = () => {
        while (!response.destroyed && response.write(token('x'.repeat(10_000)))) written += 10_000;
      };
      response.on('drain', pour);
      pour();
    });
    const link = createHttpCoreLink(linkOptions(core.url));
    const answer = await link.chat(chatRequest('dlg-1'), {
      answerId: 'ans-1',
      requestId: 'req-1',
      signal: stay(),
    });
    // Buffers on the way fill first, however long that takes: nothing more has come for a while.
    let held = -1;
    while (held !== written && written < 20_000_000) {
      held = written;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(written).toBe(held);
    expect(held).toBeLessThan(20_000_000);
    answer.abort();
    link.close();
  });

  it('do not read an endless refusal', async () => {
    await using core = await startRawCore((request, response) => {
      request.resume();
      response.writeHead(500);
      const pour = setInterval(() => response.write('x'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(pour));
    });
    const link = createHttpCoreLink(linkOptions(core.url, { chat: { ...testLimits, attempts: 1 } }));
    expect((await hear(link, 'dlg-1', stay())).error).toMatchObject({ code: 'assistant_unavailable' });
    await expect(link.createDialog('anon-1', 'general', trace)).rejects.toMatchObject({
      code: 'core_unavailable',
    });
    await eventually(() => expect(core.open.size).toBe(0));
    link.close();
  });

  it('speak https', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'core-certificate-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=core', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-keyout',
        key,
        '-out',
        cert,
        ...subject,
      ],
      { stdio: 'ignore' },
    );
    const certificate = { key: readFileSync(key), cert: readFileSync(cert, 'utf8') };
    rmSync(folder, { recursive: true });
    await using core = await startRawHttpsCore(certificate, (request, response) => {
      request.resume();
      response.writeHead(200, ndjson).end(token('a') + done);
    });
    const trusted = getCACertificates();
    const link = createHttpCoreLink(linkOptions(core.url, { chat: { ...testLimits, attempts: 1 } }));
    try {
      expect((await hear(link, 'dlg-1', stay())).error).toMatchObject({ code: 'assistant_unavailable' });
      setDefaultCACertificates([...trusted, certificate.cert]);
      expect((await hear(link, 'dlg-1', stay())).messageId).toBe('m-1');
    } finally {
      setDefaultCACertificates(trusted);
      link.close();
    }
  });
});
