import { defineConfig } from 'vitest/config';

/** Suites by room. `runner` runs real boxes on all lanes: one file at a time (--no-file-parallelism). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['contract/**/*.test.ts', 'content-reader/**/*.test.ts', 'scripts/**/*.test.ts'],
          // A sample that is tried in a copy of the tree.
          exclude: ['scripts/sample-feature/tree/**'],
        },
      },
      {
        test: {
          name: 'runner',
          include: ['runner/**/*.test.ts'],
          // Files of one worker share their modules: loading them anew took a fifth of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'server/vitest.config.ts',
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
    ],
  },
});
