import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import { createLog } from '../platform/log.ts';
import type { Lane, Sandbox } from '../sandbox/sandbox.ts';
import { knownRuntimes } from './known-runtimes.ts';
import { openVersionStore } from './version-store.ts';

let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await sharedSandbox(1);
  folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** No finding holds. */
const NEVER = { runs: 0, fails: 0, absent: 0 };
const python = ['/usr/bin/python3', '--version'];
const language = (name: string, program: string, version = python) =>
  CatalogueLanguage.parse({
    language: name,
    name,
    aliases: [`${name}-alias`],
    file: 'main.x',
    debian: ['x'],
    program,
    version,
    run: ['/x'],
  });

/** Counts the boxes. */
function countingLane() {
  const [lane] = sandbox.lanes;
  if (!lane) throw new Error('no lane');
  const counting = {
    boxes: 0,
    run: (spec) => (counting.boxes++, lane.run(spec)),
    release: () => lane.release(),
  } as Lane & {
    boxes: number;
  };
  return counting;
}

it('finds what runs, leaves out what fails or is absent, and sees what is installed and removed later', async () => {
  const late = join(folder, 'late');
  const lane = countingLane();
  const catalogue = [
    language('late', late),
    language('python', '/usr/bin/python3'),
    language('failing', '/usr/bin/python3', ['/usr/bin/python3', '-c', 'raise SystemExit("1.2.3")']),
    language('absent', join(folder, 'absent')),
  ];
  const { all, named } = knownRuntimes(
    catalogue,
    lane,
    openVersionStore(join(folder, 'a.json')),
    createLog('silent'),
    NEVER,
  );
  const names = async () => (await all()).map(({ entry }) => entry.language);
  expect((await named('python-alias'))[0]?.version).toMatch(/^3\.\d+\.\d+$/);
  expect(lane.boxes).toBe(1);
  expect(await names()).toEqual(['python']);
  await writeFile(late, '', { mode: 0o755 });
  expect(await names()).toEqual(['late', 'python']);
  await rm(late);
  expect(await names()).toEqual(['python']);
  expect(await named('late')).toEqual([]);
  expect(await named(5)).toEqual([]);
});

it('asks a program once, over starts of the runner too, until it changes', async () => {
  const program = join(folder, 'program');
  const file = join(folder, 'b.json');
  await writeFile(program, '1', { mode: 0o755 });
  const lane = countingLane();
  const start = () =>
    knownRuntimes([language('python', program)], lane, openVersionStore(file), createLog('silent'), NEVER);
  const first = start();
  await Promise.all([first.all(), first.named('python')]);
  expect(await start().all()).toHaveLength(1);
  expect(lane.boxes).toBe(1);
  await writeFile(program, '22');
  expect(await start().all()).toHaveLength(1);
  expect(lane.boxes).toBe(2);
  await writeFile(file, '{"broken":');
  expect(await start().all()).toHaveLength(1);
  expect(lane.boxes).toBe(3);
});

it('runs nothing without a lane', async () => {
  const { all } = knownRuntimes(
    [language('x', '/usr/bin/python3')],
    undefined,
    openVersionStore(''),
    createLog('silent'),
  );
  expect(await all()).toEqual([]);
});
