/**
 * Whether the time of an answer tells who has an account here: signing in with a wrong password as nobody, as somebody, as
 * somebody suspended and as somebody without a password; a forgotten password and a registration with an address that is
 * known and one that is not. Asked in turn, so that a busy machine slows all alike. Ends with one line of JSON: by what
 * share the slowest median is above the fastest, each at most 0.1; exits with 1 where one is above.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@devorbit/contract/identity/accounts.ts';
import { forgotPassword } from '@devorbit/contract/identity/recovery.ts';
import { systemClock } from '@devorbit/server/platform/clock.ts';
import { connectDatabase } from '@devorbit/server/platform/database.ts';
import { readEnv } from '@devorbit/server/platform/env.ts';
import { createLog } from '@devorbit/server/platform/log.ts';
import { rateLimits, settings } from '@devorbit/server/registry.ts';
import { openServer } from '@devorbit/server/server.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { generous } from '@devorbit/testkit/generous.ts';
import { startTestCluster } from '@devorbit/testkit/postgres-cluster.ts';

/** Of each kind, in each round. */
const TRIES = 200;
/** Noise fades with their number, a leak stays. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const MOST = 0.1;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

type Ask = (mark: string) => Promise<unknown>;

async function spreadOf(kinds: Ask[]): Promise<number> {
  const taken = kinds.map((): number[] => []);
  const medians = () => taken.map(median);
  let spread = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && spread > MOST; round++) {
    for (let turn = 0; turn < TRIES + 5; turn++)
      for (const at of turn % 2 === 0 ? kinds.keys() : [...kinds.keys()].toReversed()) {
        const start = performance.now();
        await kinds[at]?.(`${round}x${turn}x${at}`);
        // A statement has its lasting plan after five goes.
        if (turn >= 5) taken[at]?.push(performance.now() - start);
      }
    spread = Math.max(...medians()) / Math.min(...medians()) - 1;
  }
  return Math.round(spread * 1000) / 1000;
}

const cluster = await startTestCluster();
const mailDir = mkdtempSync(join(tmpdir(), 'devorbit-bench-'));
try {
  const admin = connectDatabase(cluster.url('postgres'), () => undefined, 1);
  await admin.raw('create database bench template house_template');
  await admin.close();
  const env = readEnv(
    { rateLimits, settings },
    {
      DATABASE_URL: cluster.url('bench'),
      SECRET: 'a secret that only benches use, long enough',
      PORT: '0',
      MAIL_DIR: mailDir,
      ...generous,
    },
  );
  const server = await openServer(env, { clock: systemClock, log: createLog('silent') });
  const database = connectDatabase(cluster.url('bench'), () => undefined, 2);
  const users = [];
  for (let at = 0; at < 3; at++) users.push((await makeUser({ database, clock: systemClock })).user);
  const [known, suspended, social] = users;
  await database.raw('update users set suspended_at = now(), suspended_reason = $2 where id = $1', [
    suspended?.id,
    '-',
  ]);
  await database.raw('update users set password_hash = null where id = $1', [social?.id]);

  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
  };
  const logIn = (username: string) => () => post(login.path, { username, password: 'a wrong password' });
  const forgotten = (email: (mark: string) => string) => (mark: string) =>
    post(forgotPassword.path, { email: email(mark) });
  const registering = (email: (mark: string) => string) => (mark: string) =>
    post(register.path, { username: `t${mark}`, name: 'T', email: email(mark), password: 'another fine password' });
  const theirs = () => known?.email ?? '';
  const free = (mark: string) => `nobody${mark}@example.com`;

  const spreads = {
    log_in: await spreadOf(['nobody_here', ...users.map(({ username }) => username)].map(logIn)),
    forgotten: await spreadOf([forgotten(theirs), forgotten(free)]),
    register: await spreadOf([registering(theirs), registering(free)]),
  };
  await database.close();
  await server.close();
  console.log(JSON.stringify({ ...spreads, most: MOST, load: Math.round(loadavg()[0] ?? 0) }));
  process.exitCode = Object.values(spreads).every((spread) => spread <= MOST) ? 0 : 1;
} finally {
  await cluster.stop();
  rmSync(mailDir, { recursive: true, force: true });
}
