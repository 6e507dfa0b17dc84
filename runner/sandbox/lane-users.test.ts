import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LaneUsers, takeUsers } from './lane-users.ts';

let folder: string;
let held: LaneUsers[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'devorbit-'));
  held = [];
});
afterEach(async () => {
  for (const users of held) users.release();
  await rm(folder, { recursive: true });
});

async function take(lanes: number, first?: number): Promise<LaneUsers> {
  const users = await takeUsers(lanes, first, folder);
  held.push(users);
  return users;
}
const idsOf = (users: LaneUsers, lanes: number) =>
  Array.from({ length: 2 * lanes }, (_, lane) => [users.program(lane), users.init(lane)]).flat();

test('sandboxes that ask for no particular users all have different ones, also at the same time', async () => {
  const all = await Promise.all([2, 1, 3, 2, 256, 1].map(async (lanes) => idsOf(await take(lanes), lanes)));
  const ids = all.flat();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(4 * 265);
  expect(Math.min(...ids)).toBe(60_000);
  expect(Math.max(...ids)).toBeLessThan(70_000);
});

test('users that another has are refused, all or some of them, and are free again when it lets go', async () => {
  const first = await take(2, 64_000);
  for (const asked of [64_000, 64_007, 63_993])
    await expect(take(2, asked)).rejects.toThrow(
      `another runner of this machine has users from ${asked} to ${asked + 7}: set RUNNER_FIRST_UID to the first of 8 that nobody has`,
    );
  await take(2, 64_008);
  await take(2, 63_992);
  first.release();
  held = held.filter((users) => users !== first);
  expect((await take(2, 64_000)).first).toBe(64_000);
});

test('none is shared where all are taken', async () => {
  for (let at = 0; at < 9; at++) await take(256);
  await expect(take(256)).rejects.toThrow(/has too many of the users 60000 to 69999: set RUNNER_FIRST_UID/);
});

test('the kernel frees them when their runner is killed', async () => {
  const script = `
    import { takeUsers } from ${JSON.stringify(path.join(import.meta.dirname, 'lane-users.ts'))};
    globalThis.users = await takeUsers(1, 65000, ${JSON.stringify(folder)});
    console.log('taken');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await expect(take(1, 65_000)).rejects.toThrow('another runner');
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect((await take(1, 65_000)).first).toBe(65_000);
});

test('where the file cannot be, the reason says so', async () => {
  await writeFile(path.join(folder, 'file'), '');
  await expect(takeUsers(1, undefined, path.join(folder, 'file/below'))).rejects.toThrow(
    /^users cannot be reserved in .*below: ENOTDIR/,
  );
});
