import { defineConfig } from 'vitest/config';

/** Suites by room; `server` and `runner` start real databases and boxes, so their files run one after another. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['contract/**/*.test.ts', 'content-reader/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      { test: { name: 'runner', include: ['runner/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'server', include: ['server/**/*.test.ts', 'testkit/**/*.test.ts'], globalSetup: ['testkit/global-setup.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
    ],
  },
});
