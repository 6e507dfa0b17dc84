import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    globalSetup: ['../testkit/postgres-cluster.ts'],
    pool: 'forks',
    isolate: false,
    // Most of the time is waiting: for retries, leases and programs that must run out of time.
    maxWorkers: 5,
    // A sentence that differs is told whole.
    chaiConfig: { truncateThreshold: 0 },
    // A busy machine is no failure: limits are for what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
