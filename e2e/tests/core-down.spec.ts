import { expect, test as base } from '@playwright/test';
import { FrontEnd } from '../support/front-end.js';
import { textOf, waitForDone, waitForToken } from '../support/read-answer.js';
import { startStack, type Stack } from '../support/stack.js';

/** Every failure before the first token is an HTTP error within this time. */
const retryBoundMs = 20_000;

interface Fixtures {
  readonly stack: Stack;
  readonly frontEnd: FrontEnd;
}

/** Each test kills the core of a product of its own. */
const test = base.extend<Fixtures & { readonly firstTokenMs: string }>({
  firstTokenMs: ['50', { option: true }],
  stack: async ({ firstTokenMs }, use, { testId }) => {
    const stack = await startStack(`core-down-${testId}`, {
      core: { CORE_MOCK_TOKEN_MS: '150', CORE_MOCK_FIRST_TOKEN_MS: firstTokenMs },
    });
    await use(stack);
    await stack.stop();
  },
  frontEnd: async ({ page, stack }, use) => {
    const frontEnd = await FrontEnd.open(page, stack.portalUrl);
    await frontEnd.signIn('stu-1001');
    await use(frontEnd);
  },
});

test('closes the stream with 4502 and no done when the core dies mid-answer', async ({ frontEnd, stack }) => {
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('own', dialog);
  expect((await frontEnd.ask(dialog, 'Почему море солёное?')).status).toBe(202);
  await waitForToken(frontEnd, 'own');
  await stack.killCore();
  await expect.poll(async () => (await frontEnd.stream('own')).closeCode).toBe(4502);
  const { frames } = await frontEnd.stream('own');
  expect(frames.map(({ type }) => type)).not.toContain('done');
});

test('serves courses and sessions without the core, and chat again after its restart', async ({
  frontEnd,
  stack,
}) => {
  const courses = await frontEnd.send('GET', '/courses');
  const dialog = await frontEnd.createDialog();
  await stack.killCore();

  const asked = await frontEnd.ask(dialog, 'Есть тут кто-нибудь?');
  expect(asked.status).toBe(503);
  expect(asked.headers['content-type']).toContain('application/problem+json');
  expect(Number(asked.headers['retry-after'])).toBeGreaterThan(0);

  const stale = await frontEnd.send('GET', '/courses');
  expect([stale.status, stale.body]).toEqual([200, courses.body]);
  expect(Number(stale.headers['x-portal-stale'])).toBeGreaterThanOrEqual(0);
  expect((await frontEnd.send('GET', '/auth/session')).status).toBe(200);
  await expect
    .poll(async () => (await frontEnd.send('GET', '/health')).body)
    .toMatchObject({ status: 'degraded', assistant: 'unavailable', data: 'stale' });

  await stack.startCore();
  await expect.poll(async () => (await frontEnd.send('POST', '/assistant/sessions')).status).toBe(201);
  const next = await frontEnd.createDialog();
  await frontEnd.openDialogStream('next', next);
  await expect
    .poll(async () => (await frontEnd.ask(next, 'А теперь?')).status, { timeout: 40_000, intervals: [500] })
    .toBe(202);
  expect(textOf(await waitForDone(frontEnd, 'next'))).not.toBe('');
  await expect
    .poll(async () => (await frontEnd.send('GET', '/health')).body.status, { timeout: 20_000 })
    .toBe('ok');
});

test.describe('with a core that takes its time', () => {
  test.use({ firstTokenMs: '5000' });

  test('answers 503 within the retry bound when the core dies before the first token', async ({
    frontEnd,
    stack,
  }) => {
    const dialog = await frontEnd.createDialog();
    await frontEnd.openDialogStream('own', dialog);
    const startedAt = Date.now();
    const asked = frontEnd.ask(dialog, 'Сколько звёзд на небе?');
    await expect.poll(() => reachedCore(stack.coreUrl), { intervals: [50] }).toBe(true);
    await stack.killCore();
    const { status, headers, body } = await asked;
    expect([status, body.code]).toEqual([503, 'assistant_unavailable']);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(Date.now() - startedAt).toBeLessThan(retryBoundMs);
    const seen = await frontEnd.stream('own');
    expect([seen.frames, seen.closeCode]).toEqual([[], undefined]);
  });
});

async function reachedCore(coreUrl: string): Promise<boolean> {
  const records = await fetch(`${coreUrl}/__mock/requests`);
  return (await records.text()).includes('/v1/chat');
}
