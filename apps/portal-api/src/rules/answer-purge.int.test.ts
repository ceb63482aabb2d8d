import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTwoPortals, type TwoPortals } from '../testing/two-portals.js';

const question = 'Почему небо голубое?';

describe('cached answers', () => {
  let portals: TwoPortals;
  beforeAll(async () => {
    portals = await startTwoPortals({ PORTAL_QUESTIONS_PER_MINUTE: '1000' });
  });
  afterAll(async () => portals[Symbol.asyncDispose]());
  const outcome = async (portal: TwoPortals['one'] = portals.one) => {
    const user = await portal.signIn('stu-1001');
    return (await user.hear(await user.createDialog(), question)).accepted.cache;
  };
  const purge = async (body: unknown, technicalId = 'sys-8001') => {
    const admin = await portals.other.signIn(technicalId);
    return admin.request('POST', '/api/v1/admin/answers/purge', body);
  };

  it('of a scenario are not given any more after a purge, at any instance', async () => {
    expect([await outcome(), await outcome(portals.other)]).toEqual(['miss', 'hit']);
    expect((await purge({ scenario: 'career' })).status).toBe(204);
    expect(await outcome()).toBe('hit');
    expect((await purge({ scenario: 'general' }, 'ope-7001')).status).toBe(204);
    expect([await outcome(), await outcome(portals.other)]).toEqual(['miss', 'hit']);
  });

  it('made from other knowledge are not given any more, and saying the same version again changes nothing', async () => {
    expect(await outcome()).toBe('hit');
    expect((await purge({ knowledge_version: '2026-11-20' })).status).toBe(204);
    expect([await outcome(), await outcome(portals.other)]).toEqual(['miss', 'hit']);
    expect((await purge({ knowledge_version: '2026-11-20' })).status).toBe(204);
    expect(await outcome()).toBe('hit');
    expect((await purge({ knowledge_version: '2026-11-21' })).status).toBe(204);
    expect(await outcome()).toBe('miss');
    expect((await purge({ knowledge_version: '2026-11-20' })).status).toBe(204);
    expect(await outcome()).toBe('miss');
  });

  it('are purged only by those whose role permits it, by a known name, and every purge is in the audit log', async () => {
    expect((await purge({ scenario: 'general' }, 'coo-4001')).body.code).toBe('role_forbidden');
    for (const body of [
      {},
      { scenario: 'unknown' },
      { scenario: 'general', knowledge_version: '' },
      { scenario: '' },
    ])
      expect((await purge(body)).body.code).toBe('validation_failed');
    const written = portals.other.audit().filter(({ route }) => route === 'purgeAnswers');
    expect(written.some(({ permission }) => permission === 'admin.answers:write')).toBe(true);
  });
});
