import { test as base } from '@playwright/test';
import { FrontEnd } from './front-end.js';
import { startStack, type Stack, type StackSettings } from './stack.js';

interface Fixtures {
  readonly settings: StackSettings;
  /** A product of the test's own, to be broken at will; its core keeps its state over a restart. */
  readonly stack: Stack;
  /** The front end in the test's own page; nobody is signed in. */
  readonly frontEnd: FrontEnd;
  /** The front end in a browser profile of its own: another person. */
  readonly openOther: () => Promise<FrontEnd>;
}

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  stack: async ({ settings }, use, info) => {
    const stack = await startStack(`outage-${info.testId}`, {
      portal: { PORTAL_HEALTH_POLL_MS: '500', ...settings.portal },
      core: { CORE_MOCK_FILE: info.outputPath('core.json'), ...settings.core },
    });
    await use(stack);
    await stack.stop();
  },
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

/** What some work gave, and how many milliseconds it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const startedAt = performance.now();
  const value = await work();
  return { value, ms: performance.now() - startedAt };
}
