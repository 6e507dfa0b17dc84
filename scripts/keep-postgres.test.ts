import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allGone } from '../runner/_processes.ts';
import { eventually } from '../testkit/eventually.ts';
import { postmasterOf } from '../testkit/postmaster.ts';
import { type KeptPostgres, keepPostgres } from './keep-postgres.ts';

const TIME_MS = 120_000;
const patient = { timeout: TIME_MS };

let root: string;
let said: string[];
let givenUp: string[];
let kept: KeptPostgres;
const keep = () =>
  keepPostgres(
    { dataDir: dataDir(), socketDir: join(root, 'socket'), durable: false },
    (line) => said.push(line),
    (sentence) => givenUp.push(sentence),
  );
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'devorbit-kept-'));
  said = [];
  givenUp = [];
  kept = keep();
});
afterEach(async () => {
  await kept.stop();
  rmSync(root, { recursive: true, force: true });
});

const dataDir = () => join(root, 'data');
/** The process that the folder names; none after an orderly end, or where it is being written. */
const postmasters = (): number[] => [postmasterOf(dataDir())].filter((pid) => pid !== null);
const times = (line: string) => said.filter((one) => one.includes(line)).length;

test('a file that names its process not yet, or one that is none of its own, names nobody', () => {
  const folder = join(root, 'other');
  mkdirSync(folder);
  expect(postmasterOf(folder)).toBeNull();
  for (const [text, pid] of [
    ['', null],
    ['12', null],
    ['0\n', null],
    // A server of one user: a signal would end the group of that number.
    ['-77\n', null],
    ['77\n/data\n', 77],
  ] as const) {
    writeFileSync(join(folder, 'postmaster.pid'), text);
    expect(postmasterOf(folder)).toBe(pid);
  }
});

test('a database that ends whenever it starts is given up, with one sentence', patient, async () => {
  await kept.started;
  const killed = new Set<number>();
  await eventually(async () => {
    for (const pid of postmasters().filter((one) => !killed.has(one))) {
      process.kill(pid, 'SIGKILL');
      killed.add(pid);
    }
    return givenUp.length > 0;
  }, TIME_MS);
  expect(givenUp).toEqual([expect.stringMatching(/^The database ended or did not start 5 times in a row/)]);
  expect(killed.size).toBeGreaterThanOrEqual(5);
  expect(await allGone([...killed], 60_000)).toBe(true);
});

test('one that cannot be started again is given up with the reason', patient, async () => {
  await kept.started;
  writeFileSync(join(dataDir(), 'PG_VERSION'), '17\n');
  for (const pid of postmasters()) process.kill(pid, 'SIGKILL');
  await eventually(async () => givenUp.length > 0, TIME_MS);
  expect(givenUp).toEqual([expect.stringContaining('was made by PostgreSQL 17, and this is 18')]);
  expect([times('The database ended (SIGKILL)'), times('is back')]).toEqual([1, 0]);
});

test('stopped in the middle of a start, the first or a later one, it leaves no process', patient, async () => {
  await kept.stop();
  await expect(kept.started).rejects.toThrow('aborted');
  for (const waitMs of [0, 300, 600, 900]) {
    kept = keep();
    await kept.started;
    const seen = postmasters();
    for (const pid of seen) process.kill(pid, 'SIGKILL');
    await sleep(waitMs);
    await kept.stop();
    expect(await allGone([...seen, ...postmasters()], 60_000)).toBe(true);
  }
  expect(givenUp).toEqual([]);
});
