import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processesOf, shell, usersOfItsOwn } from './_boxes.ts';
import type { Lane, Sandbox } from './sandbox.ts';
import { startSandbox } from './start-sandbox.ts';

const firstUid = await usersOfItsOwn();
let settings: string;
let sandbox: Sandbox;
let lane: Lane;
beforeAll(async () => {
  settings = await mkdtemp(join(tmpdir(), 'runner-test-'));
  sandbox = await startSandbox({ lanes: 1, firstUid, settings });
  if (!sandbox.isolation.ok) throw new Error(sandbox.isolation.reason);
  lane = sandbox.lanes[0] as Lane;
});
afterAll(async () => {
  await sandbox.close();
  await rm(settings, { recursive: true });
});

const shown = async () => (await shell(lane, 'cat /etc/*/config')).text;

it('shows settings that come later, and none that no language needs', async () => {
  expect(await shown()).toBe('');
  for (const name of ['mono', 'secrets']) {
    await mkdir(join(settings, name));
    await writeFile(join(settings, name, 'config'), name);
  }
  expect(await shown()).toBe('');
  await sandbox.renew();
  expect(await shown()).toBe('mono');
});

it('waits for a sealed box, and lets a run end', async () => {
  await shell(lane, 'echo kept > file', { keep: true });
  await mkdir(join(settings, 'racket'));
  await writeFile(join(settings, 'racket', 'config'), ' racket');
  await sandbox.renew();
  expect((await shell(lane, 'cat file; cat /etc/*/config', { box: 'sealed' })).text).toBe('kept\nmono');
  await lane.release();
  expect(await shown()).toBe('mono racket');

  const running = shell(lane, 'sleep 0.3; echo over');
  await rm(join(settings, 'racket'), { recursive: true });
  await sandbox.renew();
  expect((await running).text).toBe('over\n');
  expect(await shown()).toBe('mono');

  await sandbox.close();
  expect(processesOf(firstUid)).toEqual([]);
});
