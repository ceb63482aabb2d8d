import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const output = join(import.meta.dirname, '../test-output/e2e');

const ofDebian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const browser = process.env['CHROMIUM_PATH'] || ofDebian.find((path) => existsSync(path));

export default defineConfig({
  testDir: 'tests',
  outputDir: join(output, 'files'),
  workers: 2,
  timeout: 60_000,
  // Less than what the whole run gives this stage: the report names what hung.
  globalTimeout: 14 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(output, 'results.json') }]],
  use: {
    browserName: 'chromium',
    // The test's front end comes from the test itself, and Chromium asks before such a page may reach the loopback.
    permissions: ['local-network-access'],
    launchOptions: {
      // Without either it is the one that `npx playwright install chromium` provides, as the error says.
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
