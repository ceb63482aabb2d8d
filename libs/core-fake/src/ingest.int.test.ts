import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, get, post } from './core-client.fixture.js';
import { createCoreFake } from './core-fake.js';
import type { CoreFake } from './core-fake-api.js';

describe('ingest', () => {
  let root: string;
  let core: CoreFake;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'core-fake-'));
    await mkdir(join(root, 'knowledge/deep'), { recursive: true });
    await writeFile(join(root, 'secret.txt'), 'secret');
    await writeFile(join(root, 'knowledge/sky.md'), 'Небо 😀');
    await writeFile(join(root, 'knowledge/deep/image.png'), Buffer.from([0x89, 0xff, 0xfe]));
    await symlink(join(root, 'secret.txt'), join(root, 'knowledge/link.txt'));
    core = createCoreFake({ knowledge: join(root, 'knowledge'), watchKnowledge: true });
  });

  afterEach(async () => {
    await core.close();
    await rm(root, { recursive: true });
  });

  const job = (document_path: string) => ({
    document_path,
    course_id: 'crs-1',
    requested_at: '2026-09-01T08:00:00.000Z',
  });

  it('records a text with its course and length, once however often it is asked for', async () => {
    await core.ingest(job('sky.md'));
    expect(await core.ingest(job('sky.md'))).toMatchObject({
      status: 'ingested',
      course_id: 'crs-1',
      characters: 7,
    });
    expect(core.ingested()).toHaveLength(1);
  });

  it.each([
    ['missing.md', 'file_not_found'],
    ['sky.md/x', 'file_not_found'],
    ['deep', 'not_a_file'],
    ['deep/image.png', 'not_text'],
    ['../secret.txt', 'outside_the_knowledge_folder'],
    ['deep/../../secret.txt', 'outside_the_knowledge_folder'],
    ['/etc/hostname', 'outside_the_knowledge_folder'],
    ['..\\secret.txt', 'outside_the_knowledge_folder'],
    ['link.txt', 'outside_the_knowledge_folder'],
    ['.', 'outside_the_knowledge_folder'],
  ])('records that %s failed: %s', async (path, reason) => {
    expect(await core.ingest(job(path))).toMatchObject({ status: 'failed', reason });
  });

  it('rejects a payload that is not of the contract', async () => {
    await expect(core.ingest({ ...job('sky.md'), extra: 1 })).rejects.toThrow('extra');
    expect(core.ingested()).toEqual([]);
  });

  it('takes the same payload over HTTP', async () => {
    await core.listen();
    const taken = await post(core, '/v1/ingest', job('sky.md'));
    const missing = await post(core, '/v1/ingest', job('missing.md'));
    const outside = await post(core, '/v1/ingest', job('../secret.txt'));
    const wrong = await post(core, '/v1/ingest', { document_path: 'sky.md' });
    expect([taken.status, missing.status, outside.status, wrong.status]).toEqual([202, 202, 400, 400]);
    expect(await missing.json()).toMatchObject({ status: 'failed', reason: 'file_not_found' });
    interface Record {
      readonly course_id: string | null;
    }
    const shown = (await (await get(core, '/__mock/ingested')).json()) as { ingested: Record[] };
    // Files that the watch finds come between.
    const asked = (records: readonly Record[]) => records.filter((record) => record.course_id !== null);
    expect(asked(shown.ingested)).toEqual(asked(core.ingested()));
  });

  it('takes files that are in the folder or appear in it, also in a new folder, and again when changed', async () => {
    const length = (path: string) =>
      core.ingested().find(({ document_path, course_id }) => document_path === path && course_id === null)
        ?.characters;
    await core.listen();
    expect(await eventually(() => length('sky.md') === 7)).toBe(true);
    await mkdir(join(root, 'knowledge/new'));
    await writeFile(join(root, 'knowledge/new/sea.md'), 'sea');
    expect(await eventually(() => length('new/sea.md') === 3)).toBe(true);
    await writeFile(join(root, 'knowledge/new/sea.md'), 'the sea');
    expect(await eventually(() => length('new/sea.md') === 7)).toBe(true);
  });

  it('completes a job whose file comes later', async () => {
    await core.listen();
    await core.ingest(job('later.md'));
    await writeFile(join(root, 'knowledge/later.md'), 'late');
    const done = () =>
      core.ingested().some(({ course_id, status }) => course_id === 'crs-1' && status === 'ingested');
    expect(await eventually(done)).toBe(true);
  });

  it.each(['was moved away and came back', 'was replaced by another', 'was not there at the start'])(
    'takes files of a folder that %s',
    async (how) => {
      const folder = join(root, 'changing');
      if (!how.includes('start')) await mkdir(folder);
      const warnings: string[] = [];
      await using other = createCoreFake({
        knowledge: folder,
        watchKnowledge: true,
        onWarning: (message) => warnings.push(message),
      });
      const has = (path: string) => () =>
        other.ingested().some(({ document_path, status }) => document_path === path && status === 'ingested');
      await other.listen();
      if (how.includes('start')) {
        expect(await eventually(() => warnings.length === 1)).toBe(true);
        await mkdir(folder);
      } else {
        await writeFile(join(folder, 'first.md'), 'first');
        expect(await eventually(has('first.md'))).toBe(true);
        await rename(folder, join(root, 'elsewhere'));
        if (how.includes('moved')) {
          expect(await eventually(() => warnings.length === 1)).toBe(true);
          await rename(join(root, 'elsewhere'), folder);
        } else await mkdir(folder);
      }
      await writeFile(join(folder, 'second.md'), 'second');
      expect(await eventually(has('second.md'))).toBe(true);
      await writeFile(join(folder, 'third.md'), 'third');
      expect(await eventually(has('third.md'))).toBe(true);
      expect(warnings.length).toBeLessThanOrEqual(1);
    },
  );

  it('warns of a folder that is not there, and works on', async () => {
    const warnings: string[] = [];
    await using other = createCoreFake({
      knowledge: join(root, 'none'),
      watchKnowledge: true,
      onWarning: (message) => warnings.push(message),
    });
    await other.listen();
    expect(await eventually(() => warnings.length === 1)).toBe(true);
    expect(await other.ingest(job('sky.md'))).toMatchObject({ reason: 'file_not_found' });
  });
});
