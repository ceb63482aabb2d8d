import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findLeaks, listLogs, scanFiles } from './privacy-scan.js';

const values = { email: 'someone@sample.example', name: 'Пример' };

describe('privacy scan', () => {
  it('finds a value in any case and says where', () => {
    expect(findLeaks(values, 'a.log', 'first\nmail: Someone@Sample.example')).toEqual([
      { kind: 'email', file: 'a.log', line: 2 },
    ]);
  });

  it('finds a value that was escaped on its way', () => {
    expect(findLeaks(values, 'a.log', '"\\u041f\\u0440\\u0438\\u043c\\u0435\\u0440"')).toHaveLength(1);
    expect(findLeaks(values, 'a.log', `/search?q=${encodeURIComponent('Пример')}`)).toHaveLength(1);
  });

  it('finds a value that a form or a query has encoded', () => {
    const query = new URLSearchParams({ q: 'Пример 4539 1488', to: '+7 916 735' }).toString();
    expect(findLeaks({ card: '4539 1488' }, 'a.log', `/search?${query}`)).toHaveLength(1);
    expect(findLeaks({ phone: '+7 916 735' }, 'a.log', `/search?${query}`)).toHaveLength(1);
  });

  it('finds a value that colours stand in', () => {
    expect(findLeaks(values, 'a.log', 'some\u001b[31mone@sample\u001b[39m.example')).toHaveLength(1);
  });

  it('leaves a clean text alone', () => {
    expect(findLeaks(values, 'a.log', 'nothing of that sort')).toEqual([]);
  });

  it('reads every log below a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-scan-'));
    await writeFile(join(folder, 'one.log'), 'Пример');
    await writeFile(join(folder, 'two.txt'), 'Пример');
    const leaks = await scanFiles(values, await listLogs(folder));
    await rm(folder, { recursive: true });
    expect(leaks.map(({ kind }) => kind)).toEqual(['name']);
  });

  it('fails on a file that cannot be read', async () => {
    await expect(scanFiles(values, ['/nowhere/at.log'])).rejects.toThrow('ENOENT');
  });
});
