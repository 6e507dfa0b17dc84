import { defineConfig } from 'vitest/config';

/** A busy machine is no failure: limits are for what hangs. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/** Files of one worker share their modules, and the page of happy-dom: loading them anew took most of the time. */
const together = { isolate: false };

const BROWSER = ['browser', 'module'];

/** Suites by room. `runner` runs real boxes on all lanes: one file at a time (--no-file-parallelism). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['contract/**/*.test.ts', 'content-reader/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...together,
          ...patient,
          // A sample that is tried in a copy of the tree.
          exclude: ['scripts/sample-feature/tree/**'],
        },
      },
      {
        test: {
          name: 'runner',
          include: ['runner/**/*.test.ts'],
          ...together,
          ...patient,
        },
      },
      // They give their process a page: each file has its own.
      // Frameworks as a browser has them.
      {
        ssr: { resolve: { conditions: BROWSER, externalConditions: BROWSER } },
        test: { name: 'kits', include: ['kits/**/*.test.ts'], execArgv: ['--conditions=browser'], ...patient },
      },
      'server/vitest.config.ts',
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'happy-dom', ...together, ...patient } },
    ],
  },
});
