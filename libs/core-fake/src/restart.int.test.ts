import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chat, eventually, get, post, startChat, testUser } from './core-client.fixture.js';
import { createCoreFake } from './core-fake.js';
import { StateFileError } from './state/state-file.js';

describe('restart', () => {
  let root: string;
  let file: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'core-fake-'));
    file = join(root, 'deeper/state.json');
  });

  afterEach(() => rm(root, { recursive: true }));

  it('keeps its state on the same port when it closes and listens again', async () => {
    await using core = createCoreFake();
    const url = await core.listen();
    const sessionId = core.createDialog(testUser).id;
    await core.close();
    expect(() => core.url).toThrow('not listening');
    expect(await core.listen(Number(new URL(url).port))).toBe(url);
    expect((await chat(core, { sessionId })).doneIds).toHaveLength(1);
  });

  it('breaks running answers at once when it closes, and keeps what they have produced', async () => {
    const core = createCoreFake({ tokenMs: 50 });
    await core.listen();
    const sessionId = core.createDialog(testUser).id;
    const response = await startChat(core, { sessionId, key: 'ans-1' });
    const reader = response.body!.getReader();
    await reader.read();
    const begun = performance.now();
    await core.close();
    expect(performance.now() - begun).toBeLessThan(500);
    await expect(reader.read().then(() => reader.read())).rejects.toThrow();
    expect(core.answer('ans-1')?.partial).toBe(true);
  });

  it('rejects with the code of node when the port is taken, and can listen elsewhere', async () => {
    await using first = createCoreFake();
    await using second = createCoreFake();
    const { port } = new URL(await first.listen());
    await expect(second.listen(Number(port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect((await fetch(`${await second.listen()}/v1/health`)).status).toBe(200);
  });

  it('brings dialogs, partial marks, courses, roles and records back from its file', async () => {
    const first = createCoreFake({ file });
    await first.listen();
    const sessionId = first.createDialog(testUser).id;
    first.faults.set([{ match: { route: 'chat' }, times: 1, fault: { kind: 'cut_after', tokens: 2 } }]);
    await chat(first, { sessionId, key: 'ans-1' });
    await chat(first, { sessionId, key: 'ans-2' });
    await post(first, '/v1/admin/courses?scope=all', { title: 'New', modules: [{ title: 'One' }] });
    first.change({ users: [{ technical_id: 'stu-1002', role: 'teacher' }] });
    await first.close();

    await using second = createCoreFake({ file });
    await second.listen();
    expect(second.createdCourses()).toHaveLength(1);
    expect(second.dialogs()).toEqual(first.dialogs());
    expect(second.answer('ans-1')?.partial).toBe(true);
    expect(second.createdCourses()).toEqual(first.createdCourses());
    expect(second.user('stu-1002')?.role).toBe('teacher');
    await chat(second, { sessionId, key: 'ans-2' });
    expect(second.storedAnswers()).toBe(2);
    expect((await get(second, `/v1/sessions/${sessionId}`)).status).toBe(200);
  });

  it('writes the file a moment after a change, whole and without leavings', async () => {
    await using core = createCoreFake({ file });
    await core.listen();
    await post(core, '/v1/sessions', { anonymous_user_id: testUser, scenario: 'general' });
    const written = async () => readFile(file, 'utf8').catch(() => '');
    let text = '';
    await eventually(() => (void written().then((now) => (text = now)), text !== ''));
    expect(JSON.parse(text)).toMatchObject({ version: 1, dialogs: [{ anonymous_user_id: testUser }] });
    expect(await readdir(join(root, 'deeper'))).toEqual(['state.json']);
  });

  it('does not start on a file that is not its own, and names it', async () => {
    file = join(root, 'other.json');
    await writeFile(file, '{"version":2}');
    expect(() => createCoreFake({ file })).toThrow(StateFileError);
    expect(() => createCoreFake({ file })).toThrow(file);
    expect(await readFile(file, 'utf8')).toBe('{"version":2}');
  });
});
