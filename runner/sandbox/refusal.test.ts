import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const script = `
  import { startSandbox } from ${JSON.stringify(path.join(import.meta.dirname, 'start-sandbox.ts'))};
  const sandbox = await startSandbox({ lanes: 1 });
  console.log(JSON.stringify({ isolation: sandbox.isolation, lanes: sandbox.lanes.length }));
  await sandbox.close();`;

/** What a runner says that was started by this command line. */
async function started(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const { stdout } = await promisify(execFile)(
    command,
    [...args, process.execPath, '--input-type=module', '-e', script],
    { env },
  );
  return JSON.parse(stdout);
}

test('a runner that may isolate says so', async () => {
  expect(await started('env', [])).toEqual({ isolation: { ok: true }, lanes: 1 });
});

/** What root can be less than; a user cannot. */
const less: [string, string, string[], RegExp][] = [
  [
    'not root',
    'setpriv',
    // May read everything: the project may stand in root's own folder.
    ['--reuid=65534', '--clear-groups', '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'],
    /must be started as root, or as a user with /,
  ],
  [
    'root of a user namespace only',
    'unshare',
    ['-U', '--map-root-user'],
    /user namespace has no users 60000 and above/,
  ],
  [
    'without CAP_SYS_ADMIN',
    'setpriv',
    ['--bounding-set=-sys_admin'],
    /lane helper failed: unshare: Operation not permitted/,
  ],
];

test.each(process.geteuid?.() === 0 ? less : [])(
  '%s: refused with the reason, and no lane',
  async (_name, command, args, reason) => {
    const told = await started(command, args);
    expect(told).toEqual({ isolation: { ok: false, reason: expect.stringMatching(reason) }, lanes: 0 });
  },
);

test('no compiler: refused with the package to install', async () => {
  const { XDG_CACHE_HOME: _, ...env } = process.env;
  const folder = await mkdtemp(path.join(tmpdir(), 'devorbit-'));
  const copy = path.join(folder, 'runner');
  await promisify(execFile)('cp', ['-r', path.dirname(import.meta.dirname), copy]);
  const moved = script.replace(import.meta.dirname, path.join(copy, 'sandbox'));
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', moved], {
    env: { ...env, PATH: '/nowhere' },
  });
  expect(JSON.parse(stdout)).toEqual({
    isolation: { ok: false, reason: 'no C compiler: install the packages gcc and libc6-dev' },
    lanes: 0,
  });
  await rm(folder, { recursive: true });
});

test('no control groups: refused', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'devorbit-'));
  await writeFile(path.join(folder, 'mounts'), `cgroup ${folder} cgroup rw,memory 0 0\nproc /proc proc rw 0 0\n`);
  const told: string[] = [];
  const sandbox = await startSandbox({
    lanes: 2,
    mountTable: path.join(folder, 'mounts'),
    log: (line) => told.push(line),
  });
  expect(sandbox).toMatchObject({
    isolation: { ok: false, reason: expect.stringContaining('no control groups with memory, pids and cpu') },
    lanes: [],
  });
  expect(told).toHaveLength(1);
  await sandbox.close();
  await rm(folder, { recursive: true });
});
