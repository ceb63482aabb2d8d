import { describe, expect, it } from '@jest/globals';
import { createCoreFake, fault } from '@portal/core-fake';
import { longestCloseMs } from '../portal.js';
import { startPortalProcess } from '../testing/portal-process.js';
import { TestUser } from '../testing/test-user.js';

const question = 'Почему небо голубое?';
/** From the signal on, no wait for whatever comes first has an end. */
const neverCloses = 'process.once("SIGTERM",()=>{Promise.race=()=>new Promise(()=>{})})';

describe('a process whose close hangs', () => {
  it('ends by itself with code 1, and its last words name the exchanges that are lost', async () => {
    await using core = createCoreFake();
    await using portal = await startPortalProcess({
      NODE_ENV: 'test',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(neverCloses)}`,
      PORTAL_LOG_LEVEL: 'info',
      PORTAL_AUDIT_FILE: '/dev/null',
      CORE_URL: await core.listen(),
    });
    const user = new TestUser(portal.url);
    await user.signIn('stu-1001');
    await user.hear(await user.createDialog(), question);
    core.faults.set([{ match: { route: 'exchanges' }, fault: fault.slowHeaders(30_000) }]);
    const { accepted, messageId } = await user.hear(await user.createDialog(), question);
    expect(accepted.cache).toBe('hit');

    const startedAt = performance.now();
    expect(await portal.end()).toBe(1);
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThan(longestCloseMs);
    expect(tookMs).toBeLessThan(longestCloseMs + 2_000);
    // What was being written when the process ended may be there twice.
    const lastWords = new Set(portal.log().trim().split('\n').slice(-2));
    expect([...lastWords].map((line) => JSON.parse(line) as object)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ level: 'error', msg: 'the portal did not close in time' }),
        expect.objectContaining({ level: 'error', msg: 'exchanges were not saved', answer_ids: [messageId] }),
      ]),
    );
  }, 60_000);
});
