import { defineConfig } from '@playwright/test';
import { launchOptions } from './fixtures/browser.ts';
import { address, openIdProvider, port } from './fixtures/house.ts';

const postgres = process.env['TEST_POSTGRES'];
const CRAWL = 'site/dead-ends.spec.ts';
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../var/e2e/results',
  // A busy machine is no failure: limits are for what hangs.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../var/reports/playwright.json' }], ['./fixtures/screens-reporter.ts']],
  use: {
    baseURL: address,
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    launchOptions,
    // Recording is costly: where a failure is tried again, only then.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    reducedMotion: 'reduce',
    // A browser with windows lets a page write there when something is pressed; one without asks, and nobody answers.
    permissions: ['clipboard-write'],
  },
  projects: [
    // First what takes longest, so that it does not stand alone at the end.
    { name: 'crawl', testMatch: CRAWL, use: desktop },
    { name: 'desktop', testIgnore: CRAWL, use: desktop },
    // The journeys whose screens are laid out in another way; the others are tried once.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: 'node scripts/serve-journeys.ts',
    cwd: '..',
    url: `${address}/readyz`,
    // It may have to build the app first, beside others.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: 'var/e2e/house',
      // Where `npm test` has a database server for all, a database of this run's own there.
      ...(postgres ? { DATABASE_URL: postgres.replace('NAME', 'journeys') } : {}),
      DEMO: 'accounts',
      // Tests run beside many others.
      RUNNER_DOCUMENT_WEIGHT: 'equal',
      // Browsers lead every name below `localhost` to this machine.
      PREVIEW_URL: `http://*.localhost:${port}`,
      GOOGLE_ISSUER: openIdProvider.url,
      GOOGLE_CLIENT_ID: 'devorbit-tests',
      GOOGLE_CLIENT_SECRET: openIdProvider.secret,
    },
  },
});
