import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestSandbox, processesOf, shell, usersOfItsOwn } from './_boxes.ts';
import { cgroupsOf, processesIn } from './_cgroups.ts';

const mountTable = () => readFileSync('/proc/self/mounts', 'utf8');
const firstUid = await usersOfItsOwn();
/** Processes of both lanes, and the first ones of their boxes. */
const usersOf = () => [0, 1, 4, 5].flatMap((user) => processesOf(firstUid + user));

test('closing leaves no process, no mount and no cgroup, also in the middle of a run', async () => {
  const before = mountTable();
  // Those of the lanes that other files of this worker share; what one of them could not remove yet goes with the next start.
  const standing = new Set(cgroupsOf(process.pid));
  const own = () => cgroupsOf(process.pid).filter((name) => !standing.has(name));
  const sandbox = await openTestSandbox(2, { firstUid });
  // By names that others may have had, and left standing.
  expect(cgroupsOf(process.pid)).not.toEqual([]);
  await shell(sandbox.lanes[0]!, 'echo kept > a', { keep: true });
  const running = shell(sandbox.lanes[1]!, 'sleep 3600', { limits: { wall_ms: 3_600_000 } }).catch(
    (error: Error) => error.message,
  );
  // It runs when its own command does: helpers and the first processes of boxes are there before.
  const isAsleep = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('sleep\0');
    } catch {
      return false; // ended meanwhile
    }
  };
  await expect.poll(() => usersOf().some(isAsleep)).toBe(true);
  await sandbox.close();
  expect(await running).toMatch(/^The lane helper failed/);
  expect(usersOf()).toEqual([]);
  expect(own()).toEqual([]);
  expect(mountTable()).toBe(before);
  await expect(shell(sandbox.lanes[0]!, 'true')).rejects.toThrow('closed');
});

test('kill -9 of the runner ends every box, and the next start removes its cgroups', async () => {
  const before = mountTable();
  const runner = spawn(process.execPath, [path.join(import.meta.dirname, '_endless-runner.ts'), String(firstUid)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void runner.kill('SIGKILL'));
  const ended = once(runner, 'exit');
  // It may as well be refused.
  await Promise.race([
    once(runner.stdout, 'data'),
    ended.then((how) => Promise.reject(new Error(`The runner ended: ${how.join(' ')}`))),
  ]);
  await expect.poll(() => usersOf().length).toBeGreaterThan(20);
  expect(cgroupsOf(runner.pid!).length).toBeGreaterThan(0);
  runner.kill('SIGKILL');
  await ended;
  await expect.poll(usersOf).toEqual([]);
  expect(mountTable()).toBe(before);
  // Its helpers too have their turn to end.
  await expect.poll(() => processesIn(runner.pid!)).toEqual([]);
  await (await openTestSandbox(1)).close();
  expect(cgroupsOf(runner.pid!)).toEqual([]);
});
