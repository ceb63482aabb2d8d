import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfigError } from './config.js';
import { openAuditFile } from './lines.js';
import { eventually } from './testing/eventually.js';

const line = (n: number, size = 0) => `${JSON.stringify({ n, filling: 'x'.repeat(size) })}\n`;

describe('lines to a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-lines-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A named pipe, and one who reads it, or does not. */
  function startPipe() {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    let reader = -1;
    let text = '';
    const connect = () => (reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK));
    connect();
    const chunk = Buffer.alloc(65_536);
    return {
      path,
      connect,
      leave: () => closeSync(reader),
      /** Takes no more than a part of what the pipe holds. */
      readSome() {
        try {
          const length = readSync(reader, chunk, 0, 10, null);
          text += chunk.toString('utf8', 0, length);
          return length;
        } catch {
          return 0;
        }
      },
      /** All numbers that have come, and what was told as lost. */
      read() {
        for (let length = 1; length > 0;) {
          try {
            length = readSync(reader, chunk);
            text += chunk.toString('utf8', 0, length);
          } catch {
            length = 0;
          }
        }
        const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
        return whole.filter(Boolean).map((each) => JSON.parse(each) as { n?: number; lost?: number });
      },
    };
  }

  it('come whole and in order, however many are written at once', async () => {
    const pipe = startPipe();
    const lines = openAuditFile(pipe.path);
    for (let n = 0; n < 2_000; n++) lines.write(line(n, 500));
    await eventually(() => expect(pipe.read()).toHaveLength(2_000), 30_000);
    expect(pipe.read().map(({ n }) => n)).toEqual(Array.from({ length: 2_000 }, (_, n) => n));
    expect(lines.lost()).toBe(0);
    pipe.leave();
  }, 40_000);

  it('are counted while nobody takes them, and the next one that does is told how many', async () => {
    const pipe = startPipe();
    const lines = openAuditFile(pipe.path);
    lines.write(line(1));
    await eventually(() => expect(pipe.read()).toHaveLength(1));
    pipe.leave();
    lines.write(line(2));
    lines.write(line(3));
    await eventually(() => expect(lines.lost()).toBe(2));
    pipe.connect();
    lines.write(line(4));
    await eventually(() => {
      const [, fourth, told] = pipe.read();
      expect([fourth?.n, told]).toEqual([4, expect.objectContaining({ stream: 'audit', lost: 2 })]);
    });
    expect(lines.lost()).toBe(2);
    pipe.leave();
  });

  it('are never torn: half of one that could be written gets its other half', async () => {
    const pipe = startPipe();
    const lines = openAuditFile(pipe.path);
    lines.write(line(1, 200_000));
    lines.write(line(2));
    // The pipe is full with the first part of a line when its reader goes.
    await eventually(() => expect(pipe.readSome()).toBeGreaterThan(0));
    pipe.leave();
    lines.write(line(3));
    await eventually(() => expect(lines.lost()).toBe(2));
    pipe.connect();
    lines.write(line(4));
    await eventually(() => expect(pipe.read().map(({ n, lost }) => n ?? lost)).toEqual([1, 4, 2]));
    pipe.leave();
  });

  it('wait for a slow reader up to a bound, and are counted beyond it', async () => {
    const pipe = startPipe();
    const lines = openAuditFile(pipe.path);
    const written = 40;
    for (let n = 0; n < written; n++) lines.write(line(n, 500_000));
    const lost = lines.lost();
    expect(lost).toBeGreaterThan(0);
    await eventually(() => {
      const come = pipe.read();
      expect([come.length, come.at(-1)?.lost]).toEqual([written - lost + 1, lost]);
    }, 30_000);
    pipe.leave();
  }, 40_000);

  it('find their folder made, and what was there before kept', async () => {
    const file = join(folder, 'a/b/audit.log');
    openAuditFile(file).write(line(1));
    openAuditFile(file).write(line(2));
    await eventually(() => expect(execFileSync('wc', ['-l', file]).toString()).toMatch(/^2 /));
  });

  it('have no place in what is no file', () => {
    writeFileSync(join(folder, 'file'), '');
    execFileSync('mkfifo', [join(folder, 'unread')]);
    for (const path of ['.', 'file/audit.log', 'unread'])
      expect(() => openAuditFile(join(folder, path))).toThrow(ConfigError);
  });
});
