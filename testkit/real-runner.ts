import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Process, startProcess } from './process.ts';

/** A runner that others may use as well; `kill` ends one's own alone. */
export type RunnerInUse = { url: string; kill(): Promise<void> };

/** The runner that TEST_RUNNER names, or one of its own: for tests that neither stop it nor need it idle. */
export async function sharedRealRunner(): Promise<RunnerInUse> {
  const url = process.env['TEST_RUNNER'];
  return url ? { url, kill: () => Promise.resolve() } : startRealRunner();
}

/**
 * The real runner as a process, with an empty package cache that goes with it. It starts no interpreter ahead: each would
 * be warmed up again for a handful of runs. Port 0 is any. No workspaces and no language servers unless `env` says so.
 */
export async function startRealRunner(port = 0, env: Record<string, string> = {}): Promise<Process> {
  const cache = mkdtempSync(join(tmpdir(), 'devorbit-cache-'));
  const runner = await startProcess('runner/main.ts', {
    RUNNER_PORT: String(port),
    RUNNER_CACHE_DIR: cache,
    RUNNER_AHEAD: '0',
    RUNNER_WORKSPACES: '0',
    RUNNER_LANGUAGE_SERVERS: '0',
    // Tests run beside many others.
    RUNNER_DOCUMENT_WEIGHT: 'equal',
    ...env,
  });
  return {
    ...runner,
    async kill(signal) {
      await runner.kill(signal);
      rmSync(cache, { recursive: true, force: true });
    },
  };
}
