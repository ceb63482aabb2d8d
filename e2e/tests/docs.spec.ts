import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';

/** Addresses outside the portal that the page asked for, and what its console complained of. */
function watch(page: Page, portalUrl: string): { readonly foreign: string[]; readonly complaints: string[] } {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${portalUrl}/`) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { foreign, complaints };
}

const operation = (page: Page, name: string) => page.locator(`.opblock[id$="-${name}"]`);

const outcome = (page: Page, name: string) =>
  operation(page, name).locator('.live-responses-table tbody .response-col_status');

async function execute(page: Page, name: string): Promise<void> {
  const block = operation(page, name);
  await block.locator('.opblock-summary-control').click();
  await block.locator('.try-out__btn').click();
  await block.locator('.execute').click();
}

test('shows every operation in the browser, with nothing from elsewhere', async ({
  page,
  stack,
  request,
}) => {
  const seen = watch(page, stack.portalUrl);
  await page.goto(`${stack.portalUrl}/docs`);
  await expect(operation(page, 'login')).toBeVisible();
  const { paths } = await (await request.get(`${stack.portalUrl}/docs/openapi.json`)).json();
  const described = Object.values(paths as Record<string, object>).flatMap((methods) => Object.keys(methods));
  expect(described.length).toBeGreaterThan(20);
  await expect(page.locator('.opblock')).toHaveCount(described.length);
  expect(seen).toEqual({ foreign: [], complaints: [] });
});

test('tries operations from the page, as the user who signed in on it', async ({ page, stack }) => {
  const seen = watch(page, stack.portalUrl);
  await page.goto(`${stack.portalUrl}/docs`);
  await execute(page, 'login');
  await expect(outcome(page, 'login')).toContainText(['200']);
  await execute(page, 'listCourses');
  await expect(outcome(page, 'listCourses')).toContainText(['200']);
  await expect(operation(page, 'listCourses').locator('.live-responses-table')).toContainText('"courses"');
  expect(seen).toEqual({ foreign: [], complaints: [] });
});

test('says who may call an operation', async ({ page, stack }) => {
  await page.goto(`${stack.portalUrl}/docs`);
  await operation(page, 'createCourse').locator('.opblock-summary-control').click();
  const description = operation(page, 'createCourse').locator('.opblock-description');
  await expect(description).toContainText('Who may call this: coordinator');
  await expect(description).not.toContainText('student');
});

test('leads from the type of an error to its page', async ({ page, frontEnd, stack }) => {
  const { body } = await frontEnd.send('GET', '/courses');
  const seen = watch(page, stack.portalUrl);
  await page.goto(new URL(body.type, stack.portalUrl).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(body.title);
  await page.getByRole('link', { name: 'All errors' }).click();
  await expect(page.getByRole('rowheader', { name: body.code })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Stream' }).click();
  await expect(page.getByRole('rowheader', { name: '4408' })).toBeVisible();
  expect(seen).toEqual({ foreign: [], complaints: [] });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with a ${colorScheme} system`, () => {
    test.use({ colorScheme });

    test(`is ${colorScheme}, the viewer too`, async ({ page, stack }) => {
      for (const path of ['/docs', '/docs/errors', '/docs/stream']) {
        await page.goto(stack.portalUrl + path);
        if (path === '/docs') await expect(operation(page, 'login')).toBeVisible();
        const brightness = await page.evaluate(() => {
          const shown = document.querySelector('.swagger-ui') ?? document.documentElement;
          const colour = getComputedStyle(shown).backgroundColor;
          const ground =
            colour === 'rgba(0, 0, 0, 0)'
              ? getComputedStyle(document.documentElement).backgroundColor
              : colour;
          return Number(/\d+/.exec(ground)?.[0]);
        });
        expect([path, brightness > 128]).toEqual([path, colorScheme === 'light']);
      }
    });
  });
}
