import { expect, test as base } from '@playwright/test';
import { startStack, type Stack } from '../support/stack.js';

/** A product of its own with small limits: the shared one would feel them in other tests. */
const test = base.extend<object, { strict: Stack }>({
  strict: [
    // Playwright wants the pattern, also where a fixture builds on no other.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const stack = await startStack(`limits-${workerIndex}`, {
        portal: { PORTAL_QUESTIONS_PER_MINUTE: '2', PORTAL_LOGIN_FAILURES: '5' },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const api = ({ portalUrl }: Stack) => `${portalUrl}/api/v1`;

test('limits the questions of a user, and says when to come back', async ({ request, strict }) => {
  await request.post(`${api(strict)}/auth/login`, { data: { student_id: 'stu-1001' } });
  const statuses: number[] = [];
  let last;
  for (let count = 0; count < 3; count++) {
    const dialog = await (await request.post(`${api(strict)}/assistant/sessions`)).json();
    last = await request.post(`${api(strict)}/assistant/sessions/${dialog.id}/messages`, {
      data: { text: `${count} + 1?` },
    });
    statuses.push(last.status());
  }
  expect(statuses).toEqual([202, 202, 429]);
  expect((await last!.json()).code).toBe('rate_limited');
  expect(Number(last!.headers()['retry-after'])).toBeGreaterThan(0);
  expect(last!.headers()['ratelimit']).toBeTruthy();
  expect(last!.headers()['ratelimit-policy']).toBeTruthy();
});

test('stops an address that guesses IDs, and counts failures only', async ({ request, strict }) => {
  const login = async (student_id: string) =>
    (await request.post(`${api(strict)}/auth/login`, { data: { student_id } })).status();
  for (let number = 1002; number < 1012; number++) expect(await login(`stu-${number}`)).toBe(200);
  const guesses: number[] = [];
  for (let number = 0; number < 6; number++) guesses.push(await login(`guess-${number}`));
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
});
