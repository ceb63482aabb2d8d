import { describe, expect, it } from '@jest/globals';
import { v1Contracts } from '../v1/routes.js';
import { bodyOptionalOperations, idempotentOperations } from './operations.js';
import type { OperationInput, OperationName, OperationReply } from './operations.js';
import { createPortalClient, type PortalClient } from './portal-client.js';

const client = createPortalClient({
  baseUrl: 'https://portal.example',
  fetch: () => Promise.reject(new Error('not now')),
});

describe('the methods of the client', () => {
  it('are one for each operation, and hide nothing else of the client', () => {
    const names = v1Contracts.map(({ name }) => name);
    for (const name of names) expect(client[name as OperationName]).toBeInstanceOf(Function);
    expect(Object.keys(client).sort()).toEqual([...names, 'call', 'session'].sort());
  });

  it.each(['readEverything', 'constructor', undefined])('are not for the name %j', async (name) => {
    await expect(client.call(name as 'listCourses')).rejects.toThrow(
      `There is no operation ${JSON.stringify(name)}`,
    );
  });

  it('know the operations that take an Idempotency-Key', () => {
    const names = v1Contracts.filter(({ errors }) => errors.includes('idempotency_conflict'));
    expect([...idempotentOperations].sort()).toEqual(names.map(({ name }) => name).sort());
  });

  it('know the operations whose body may be left out', () => {
    const names = v1Contracts.filter(({ bodyOptional }) => bodyOptional).map(({ name }) => name);
    expect(bodyOptionalOperations).toEqual(names);
  });
});

/** Never runs: each line is held by the compiler. */
export function compiles(portal: PortalClient) {
  return [
    portal.listCourses(),
    portal.createDialog(),
    portal.createDialog({ body: { scenario: 'career' } }),
    portal.listSchools({ query: { limit: 5 }, timeoutMs: 100 }),
    portal.listSchools({ query: { limit: undefined, cursor: null } }),
    portal.readUsage({ query: { group_by: 'school', from: null, cursor: undefined } }),
    portal.postMessage({ params: { id: 'dlg-1' }, body: { text: 'a' }, idempotencyKey: 'k' }),
    portal.createSurvey({
      body: { title: 'a', questions: [{ text: 'b', kind: 'scale' }], school_ids: ['c'] },
    }),
    // @ts-expect-error the course has to be named
    portal.readCourse(),
    // @ts-expect-error by its parameter
    portal.readCourse({ params: { course: 'crs-1' } }),
    // @ts-expect-error a login has a body
    portal.login({}),
    // @ts-expect-error with a text
    portal.login({ body: { student_id: 1001 } }),
    // @ts-expect-error this list has no query
    portal.listCourses({ query: { limit: 5 } }),
    // @ts-expect-error a limit is a number
    portal.listSchools({ query: { limit: true } }),
    // @ts-expect-error and no text
    portal.listSchools({ query: { limit: 'abc' } }),
    // @ts-expect-error a value that nobody takes
    portal.readUsage({ query: { group_by: 'week' } }),
    // @ts-expect-error null belongs into queries alone
    portal.createDialog({ body: { scenario: null } }),
    // @ts-expect-error a change needs its body, even an all-optional one
    portal.changeSchool({ params: { id: 'sch-1' } }),
    // @ts-expect-error reading is repeatable without a key
    portal.readCourse({ params: { id: 'crs-1' }, idempotencyKey: 'k' }),
    // @ts-expect-error there is no such operation
    portal.call('readEverything'),
    // @ts-expect-error what a call needs it needs by name too
    portal.call('readCourse'),
  ];
}

/** Never runs either: the cursor of a page is that of the next, and a text may be one that nobody knows yet. */
export async function compilesToo(portal: PortalClient) {
  let cursor: string | null = null;
  do {
    const page = await portal.listSchools({ query: { limit: 100, cursor } });
    cursor = page.next_cursor;
  } while (cursor !== null);

  const { role } = (await portal.readSession()).user;
  switch (role) {
    case 'student':
      return 'student';
    default: {
      // @ts-expect-error a switch over what is known today is not complete
      const nothing: never = role;
      return nothing;
    }
  }
}

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

true satisfies Same<OperationReply<'logout'>, undefined>;
true satisfies Same<OperationReply<'createDialog'>, { id: string; scenario: string; created_at: string }>;
true satisfies Same<Awaited<ReturnType<PortalClient['listCourses']>>['courses'][number]['modules'], number>;
true satisfies Same<
  NonNullable<OperationInput<'readUsage'>['query']>['group_by'],
  'day' | 'school' | null | undefined
>;
true satisfies Same<NonNullable<OperationInput<'listSchools'>['query']>['limit'], number | null | undefined>;
'student' satisfies OperationReply<'login'>['user']['role'];
'headmaster' satisfies OperationReply<'login'>['user']['role'];
