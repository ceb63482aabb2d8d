import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UsagePage } from '@portal/contracts';
import { startRawCore, type RawCore } from '../core/raw-core.fixture.js';
import { SeededChoices } from '../testing/fault-schedule-random.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';

type Grouping = 'day' | 'school';

/** Somebody's questions on a day. */
interface Use {
  readonly person: string;
  readonly day: string;
  readonly school: string;
  readonly questions: number;
}

const dayOf = (n: number) => `2026-11-${String(n + 1).padStart(2, '0')}`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const peopleOf = (uses: readonly Use[]) => new Set(uses.map(({ person }) => person)).size;
const questionsOf = (uses: readonly Use[]) => sum(uses.map(({ questions }) => questions));

describe('figures of use that are withheld', () => {
  let uses: Use[] = [];
  let days: string[] = [];
  let schools: string[] = [];
  let core: RawCore;
  /** What the core says instead of its figures. */
  let odd: ((query: URLSearchParams) => object) | undefined;
  let asked = 0;
  let test: TestPortal;
  let user: TestUser;

  const usesIn = (grouping: Grouping, key: string, from: string, to: string) =>
    uses.filter((use) => use[grouping] === key && use.day >= from && use.day <= to);
  /** Exact figures, on pages, as the core has them. */
  const usagePage = (query: URLSearchParams) => {
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const grouping = query.get('group_by') as Grouping;
    const keys = grouping === 'day' ? days.filter((day) => day >= from && day <= to) : schools;
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit'));
    const usage = keys.slice(start, end).map((key) => ({
      ...(grouping === 'day' ? { day: key } : { school_ref: key }),
      active_users: peopleOf(usesIn(grouping, key, from, to)),
      questions: questionsOf(usesIn(grouping, key, from, to)),
    }));
    return { usage, next_cursor: end < keys.length ? String(end) : null };
  };

  beforeAll(async () => {
    core = await startRawCore((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://core');
      const components = { chat: 'up', documents: 'up', embeddings: 'up' };
      const body =
        pathname === '/v1/health'
          ? { status: 'ok', components }
          : pathname.startsWith('/v1/users')
            ? { id: 'usr-1', role: 'ministry' }
            : (odd ?? usagePage)(searchParams);
      if (pathname.includes('usage')) asked++;
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    test = await startTestPortal({ CORE_URL: core.url, PORTAL_REQUESTS_PER_MINUTE: '100000' });
    user = await test.signIn('min-6001');
  });
  afterAll(async () => {
    await test[Symbol.asyncDispose]();
    await core[Symbol.asyncDispose]();
  });

  const read = async (grouping: Grouping, more = '') => {
    const query = `from=${days[0]}&to=${days.at(-1)}&group_by=${grouping}${more}`;
    const { status, body } = await user.request<UsagePage>('GET', `/api/v1/admin/analytics/usage?${query}`);
    expect(status).toBe(200);
    return body;
  };
  /** The first people of a school, on a day. */
  const used = (school: string, day: string, people: number, questions: number): Use[] =>
    Array.from({ length: people }, (_, n) => ({
      person: `${school} ${n}`,
      school,
      day,
      questions: Math.floor(questions / people) + (n < questions % people ? 1 : 0),
    }));

  it.each([
    ['lead nowhere', { usage: [], next_cursor: 'x' }],
    ['lead to themselves', { usage: [{ day: dayOf(0), active_users: 9, questions: 9 }], next_cursor: 'x' }],
    ['lead back to the first', { usage: [], next_cursor: '' }],
  ])('are not looked for without end in pages that %s', async (_where, page) => {
    odd = () => page;
    asked = 0;
    const reply = await user.request('GET', '/api/v1/admin/analytics/usage?group_by=day');
    odd = undefined;
    expect([reply.status, reply.body.code]).toEqual([502, 'core_bad_response']);
    expect(asked).toBeLessThanOrEqual(3);
  });

  it('take others along, though the core gives a row on two pages', async () => {
    days = [dayOf(0)];
    const rowOf = (school_ref: string, active_users: number) => ({ school_ref, active_users, questions: 9 });
    odd = (query) =>
      query.has('cursor')
        ? { usage: [rowOf('sch-0', 3), rowOf('sch-2', 40)], next_cursor: null }
        : { usage: [rowOf('sch-0', 3), rowOf('sch-1', 30)], next_cursor: '2' };
    const { usage } = await read('school');
    odd = undefined;
    expect(usage.map(({ active_users }) => active_users)).toEqual([null, null]);
  });

  it('are not told where there are more rows than can be looked at together', async () => {
    days = [dayOf(0)];
    schools = Array.from({ length: 10_001 }, (_, n) => `sch-${n}`);
    uses = [];
    const query = `from=${dayOf(0)}&to=${dayOf(0)}&group_by=school`;
    const reply = await user.request('GET', `/api/v1/admin/analytics/usage?${query}`);
    expect([reply.status, reply.body.code, reply.body.errors?.[0]?.pointer]).toEqual([
      400,
      'validation_failed',
      '/query',
    ]);
    schools.pop();
    expect((await read('school', '&limit=100')).usage).toHaveLength(100);
  });

  it('of one day take the smallest of the other days along: the total of a school would tell them', async () => {
    days = [0, 1, 2, 3].map(dayOf);
    schools = ['sch-a'];
    uses = [80, 1, 60, 90].flatMap((people, n) => used('sch-a', dayOf(n), people, [200, 7, 90, 150][n]!));
    expect((await read('school')).usage.map(({ questions }) => questions)).toEqual([447]);
    expect((await read('day')).usage.map(({ questions }) => questions)).toEqual([200, null, null, 150]);
  });

  it('of several days are those of a day with five people too, for the same few may be there each day', async () => {
    uses = [80, 3, 3, 90].flatMap((people, n) => used('sch-a', dayOf(n), people, 10 * people));
    expect((await read('day')).usage.map(({ active_users }) => active_users)).toEqual([null, null, null, 90]);
    uses = [80, 5, 6, 90].flatMap((people, n) => used('sch-a', dayOf(n), people, 10 * people));
    expect((await read('day')).usage.map(({ active_users }) => active_users)).toEqual([80, 5, 6, 90]);
  });

  it.each(['day', 'school'] as const)('are the same on every page by %s', async (grouping) => {
    days = Array.from({ length: 7 }, (_, n) => dayOf(n));
    schools = Array.from({ length: 7 }, (_, n) => `sch-${n}`);
    uses = [40, 2, 9, 30, 50, 8, 70].flatMap((people, n) =>
      used(
        grouping === 'day' ? 'sch-0' : schools[n]!,
        grouping === 'day' ? dayOf(n) : dayOf(0),
        people,
        people,
      ),
    );
    const whole = (await read(grouping)).usage;
    expect(whole.filter(({ suppressed }) => suppressed)).toHaveLength(2);
    const rows: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: UsagePage = await read(grouping, `&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      rows.push(...page.usage);
      cursor = page.next_cursor;
    }
    expect(rows).toEqual(whole);
  });

  it('are never one alone, nor together about fewer than five people, where the other grouping tells their sum', async () => {
    const choices = new SeededChoices(20_261_126);
    let told = 0;
    for (let round = 0; round < 150; round++) {
      days = Array.from({ length: choices.between(1, 6) }, (_, n) => dayOf(n));
      schools = Array.from({ length: choices.between(1, 4) }, (_, n) => `sch-${n}`);
      uses = schools.flatMap((school) =>
        days.flatMap((day) => used(school, day, choices.between(0, 9), choices.between(0, 40))),
      );
      const replies = { day: (await read('day')).usage, school: (await read('school')).usage };
      const keyOf = ({ day, school_id }: UsagePage['usage'][number]) => day ?? school_id ?? '';
      for (const [grouping, other] of [
        ['day', 'school'],
        ['school', 'day'],
      ] as const) {
        if (replies[other].some(({ suppressed }) => suppressed)) continue;
        const total = sum(replies[other].map(({ questions }) => questions ?? 0));
        const rows = replies[grouping];
        const hidden = new Set(rows.filter(({ suppressed }) => suppressed).map(keyOf));
        const about = uses.filter((use) => hidden.has(use[grouping]));
        expect(total - sum(rows.map(({ questions }) => questions ?? 0))).toBe(questionsOf(about));
        if (hidden.size === 0) continue;
        told++;
        expect({ hidden: hidden.size > 1, people: peopleOf(about) >= 5 }).toEqual({
          hidden: true,
          people: true,
        });
      }
    }
    expect(told).toBeGreaterThan(10);
  });
});
