import { describe, expect, it } from '@jest/globals';
import { fault } from '@portal/core-fake';
import { startTestPortal } from '../testing/test-portal.js';

const course = { title: 'Шахматы', modules: [{ title: 'Ходы', materials: [{ path: 'chess.md' }] }] };
const key = { 'idempotency-key': 'one-course' };

describe('an admin POST that is repeated with its Idempotency-Key', () => {
  it.each([
    ['the core did it and the reply was lost', 'admin', fault.saveThenDrop()],
    ['the material could not be handed on', 'ingest', fault.status(503)],
  ] as const)('is done once, though %s', async (_what, route, broken) => {
    await using test = await startTestPortal();
    const user = await test.signIn('coo-4001');
    const create = () => user.request<{ id?: string }>('POST', '/api/v1/admin/courses', course, key);
    test.core.faults.set([{ match: { route }, times: 1, fault: broken }]);
    expect((await create()).status).toBe(503);
    const again = await create();
    expect(again.status).toBe(201);
    expect(test.core.createdCourses().map(({ title }) => title)).toEqual(['Шахматы']);
    expect(test.core.ingested()).toHaveLength(1);
    const written = test.audit().filter(({ event }) => event === 'admin_write');
    expect(written.map(({ route: name, outcome }) => [name, outcome])).toEqual([
      ['createCourse', 'unknown'],
      ['createCourse', 'done'],
    ]);
  });

  it('with another body after a failure is another request, and gets no other resource', async () => {
    await using test = await startTestPortal();
    const user = await test.signIn('coo-4001');
    const create = (title: string) =>
      user.request<{ title?: string }>('POST', '/api/v1/admin/courses', { ...course, title }, key);
    test.core.faults.set([{ match: { route: 'admin' }, times: 1, fault: fault.saveThenDrop() }]);
    expect((await create('Шахматы')).status).toBe(503);
    const other = await create('Шашки');
    expect([other.status, other.body.title]).toEqual([201, 'Шашки']);
    expect(await create('Шахматы')).toMatchObject({ status: 422, body: { code: 'idempotency_conflict' } });
    expect(test.core.createdCourses().map(({ title }) => title)).toEqual(['Шахматы', 'Шашки']);
  });

  it('reaches the core under a key that does not show the caller’s', async () => {
    await using test = await startTestPortal();
    const user = await test.signIn('sys-8001');
    const school = { title: 'Школа 7', region_id: 'reg-north' };
    await user.request('POST', '/api/v1/admin/schools', school, {
      'idempotency-key': 'Иванов'.length + '-stu-1001',
    });
    const [sent] = test.core.requests('admin').filter(({ method }) => method === 'POST');
    expect(sent?.headers['idempotency-key']).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});

describe('an admin POST that the core refused on the way', () => {
  it('is in the audit log, and no query is blamed that is not there in the contract', async () => {
    await using test = await startTestPortal();
    const user = await test.signIn('coo-4001');
    test.core.faults.set([{ match: { route: 'ingest' }, fault: fault.status(400) }]);
    const reply = await user.request('POST', '/api/v1/admin/courses?x=1', course);
    expect([reply.status, reply.body.code]).toEqual([502, 'core_bad_response']);
    const written = test.audit().filter(({ event }) => event === 'admin_write');
    expect(written.map(({ route, outcome }) => [route, outcome])).toEqual([['createCourse', 'unknown']]);
  });
});
