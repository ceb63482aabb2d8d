import { test as base } from '@playwright/test';
import { FrontEnd } from './front-end.js';
import { startStack, type Stack } from './stack.js';

interface TestFixtures {
  /** The front end in the test's own page. */
  readonly frontEnd: FrontEnd;
  /** The front end in a browser profile of its own: another person. */
  readonly openOther: () => Promise<FrontEnd>;
}

interface WorkerFixtures {
  /** The product as it starts by default, shared by the tests of one worker: each test takes users of its own. */
  readonly stack: Stack;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // Playwright wants the pattern, also where a fixture builds on no other.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const stack = await startStack(`shared-${workerIndex}`, {
        portal: { PORTAL_QUESTIONS_PER_MINUTE: '1000', PORTAL_LOGIN_FAILURES: '1000' },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  frontEnd: async ({ page, stack }, use) => use(await FrontEnd.open(page, stack.portalUrl)),
  openOther: async ({ browser, stack }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return FrontEnd.open(await context.newPage(), stack.portalUrl);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
