/**
 * npm run check:s3: the tests of the file store against a real service that speaks S3, OpenStack Swift, which Debian has
 * (`apt-get install --no-install-recommends python3-swift`). `npm test` runs them against a fake.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SUITES = ['server/platform/blobs/stores.test.ts', 'server/platform/blobs/blobs.test.ts'];
/** How long Swift may take to come up, in ms. */
const COME_UP_MS = 120_000;
/** Debian's, which its packages belong to: another may come first in the path. */
const PYTHON = '/usr/bin/python3';

if (spawnSync(PYTHON, ['-c', 'import swift']).status !== 0) {
  console.error('Swift is not installed: apt-get install --no-install-recommends python3-swift');
  process.exit(1);
}

/** A port with three free ones behind it, below those that the system gives away. */
async function freePorts(): Promise<number> {
  for (let port = 20_000; port < 32_000; port += 4) {
    const free = await Promise.all([0, 1, 2, 3].map((more) => isFree(port + more)));
    if (free.every(Boolean)) return port;
  }
  throw new Error('No four ports are free');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const folder = mkdtempSync(join(tmpdir(), 'devorbit-swift-'));
const port = await freePorts();
const address = `http://127.0.0.1:${port}`;
const swift = spawn(PYTHON, ['testkit/swift/serve.py', folder, String(port)], { stdio: 'inherit' });
const ended = once(swift, 'exit');
try {
  for (const until = Date.now() + COME_UP_MS; ;) {
    if (swift.exitCode !== null || Date.now() > until) throw new Error('Swift did not come up');
    if ((await fetch(`${address}/healthcheck`).catch(() => null)) !== null) break;
    await sleep(200);
  }
  console.log(`Swift listens at ${address}`);
  const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...SUITES], {
    stdio: 'inherit',
    env: { ...process.env, CHECK_S3_SWIFT: address },
  });
  const [code] = (await once(tests, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  swift.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
