import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const output = join(import.meta.dirname, '../test-output/e2e');

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
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
