import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { AnswerWriter } from './answer-writer.js';
import { failureOf } from './client/errors.js';
import { closeCodes, closeReasons, type CloseCode } from './close-codes.js';
import { parseFrame } from './frames.js';
import { createHub } from './hub.js';
import { withDefaults } from './hub-options.js';
import { StreamServer } from './testing/stream-server.fixture.js';
import type { TestSocket } from './testing/test-socket.fixture.js';

const protocol = readFileSync(join(import.meta.dirname, '../PROTOCOL.md'), 'utf8');

function section(title: string): string {
  const [, text = ''] = protocol.split(`\n## ${title}\n`);
  return text.split('\n## ')[0]!;
}

const examples = [
  ...section('Worked examples').matchAll(/\*\*(.+?)\.\*\*(?:(?!\*\*)[^])*?```\n([^`]*)```/g),
].map(([, title = '', block = '']) => [title, block.trim()] as const);

describe('the worked examples of PROTOCOL.md', () => {
  let server: StreamServer;
  afterEach(() => server.stop());

  it.each(examples)('are what happens: %s', async (_title, block) => {
    server = await StreamServer.start(createHub());
    let answer: AnswerWriter | undefined;
    let socket: TestSocket | undefined;
    let heard = '';
    for (const line of block.split('\n')) {
      const [what = '', rest = ''] = line.trim().split(/\s+(.*)/);
      if (what === 'open') {
        const place = Object.fromEntries(new URL(rest, 'http://local').searchParams);
        answer ??= server.hub.begin('stream', place['answer']!);
        answer.token('…'.repeat(Math.max(0, Number(place['offset']) - answer.length)));
        socket = await server.listen('stream', place);
        heard = '';
      } else if (what === '←') {
        const frame = parseFrame(rest);
        if (frame.type === 'token') answer!.token(frame.data);
        else answer!.done(frame.data.message_id);
        heard += frame.type === 'token' ? frame.data : `|${frame.data.message_id}|`;
        await socket!.hears(heard);
      } else if (what === 'lost') {
        socket!.cut();
        expect(await socket!.closes()).toBe(Number(rest));
      } else if (rest.startsWith('1000')) {
        socket!.ws.close(1000);
        expect(await socket!.closes()).toBe(1000);
      } else {
        const [, code = '', reason] = /(\d+) "(.*)"/.exec(rest) ?? [];
        answer!.fail(Number(code) as CloseCode);
        expect(await socket!.closes()).toBe(Number(code));
        expect(closeReasons[Number(code) as CloseCode]).toBe(reason);
      }
    }
    expect(socket).toBeDefined();
  });
});

it('PROTOCOL.md has its worked examples', () => {
  expect(examples.map(([title]) => title)).toEqual([
    'A plain answer',
    'Cut in the middle',
    'Cut exactly at the end',
    'The core breaks off',
  ]);
});

describe('the tables of PROTOCOL.md', () => {
  const rows = [
    ...section('Close codes').matchAll(/^\| ([\d, ]+)(?: and any other)? \| (.*) \| (.*) \|$/gm),
  ].flatMap(([, codes = '', , action = '']) =>
    codes.split(', ').map((code) => ({ code: Number(code), action })),
  );

  it('name every close code', () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const code of Object.values(closeCodes)) expect(rows.map((row) => row.code)).toContain(code);
  });

  it('say that a client reconnects after those codes, and only those, after which the client of this package does', () => {
    for (const { code, action } of rows.filter((row) => row.code === 1003 || !row.action.includes('defect')))
      expect([code, /reconnects|tries again/.test(action)]).toEqual([code, failureOf(code) === undefined]);
  });

  it('name in the state diagram the codes after which there is no way back', () => {
    const [, listed = ''] = /Streaming --> Failed: (.*)/.exec(protocol) ?? [];
    const failures = Object.values(closeCodes).filter((code) => failureOf(code) !== undefined);
    expect(listed.split(', ').map(Number)).toEqual(failures);
  });

  it('give the limits that are the defaults', () => {
    const limits = section('Limits');
    const {
      maxReadersPerTag,
      maxReadersPerChannel,
      keepAnswers,
      keepBytes,
      maxAnswerLength,
      maxBufferedBytes,
    } = withDefaults({});
    expect(limits).toContain(`| sockets of one tag, such as a user or a session | ${maxReadersPerTag} |`);
    expect(limits).toContain(`| sockets of one channel | ${maxReadersPerChannel} |`);
    expect(limits).toContain(`${keepAnswers.toLocaleString('en')} and ${keepBytes / 2 ** 20} MiB of text`);
    expect(limits).toContain(`${maxAnswerLength.toLocaleString('en')} UTF-16 units`);
    expect(limits).toContain(`| bytes that wait for one socket | ${maxBufferedBytes / 2 ** 20} MiB |`);
  });
});
