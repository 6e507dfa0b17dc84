import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCgroupMounts } from './cgroup-mounts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'devorbit-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A tree of version 2 that offers these controllers. */
async function tree(name: string, controllers: string): Promise<string> {
  const root = path.join(folder, name);
  await mkdir(root, { recursive: true });
  await writeFile(path.join(root, 'cgroup.controllers'), `${controllers}\n`);
  return root;
}

const v1 = (options: string, at = `/sys/fs/cgroup/${options}`) =>
  `cgroup ${at} cgroup rw,nosuid,relatime,${options} 0 0`;
const v2 = (root: string) =>
  `cgroup2 ${root.replaceAll(' ', String.raw`\040`)} cgroup2 rw,nosuid,relatime,nsdelegate 0 0`;

async function find(...rows: string[]) {
  const table = path.join(folder, 'mounts');
  await writeFile(table, [...rows, 'proc /proc proc rw 0 0', ''].join('\n'));
  return findCgroupMounts(table);
}

const all = [v1('cpu'), v1('cpuacct'), v1('memory'), v1('pids')];
const allOfVersion1 = {
  version: 1,
  memory: '/sys/fs/cgroup/memory',
  pids: '/sys/fs/cgroup/pids',
  cpuacct: '/sys/fs/cgroup/cpuacct',
  cpu: '/sys/fs/cgroup/cpu',
};

test('version 1: a tree for each controller', async () => {
  expect(await find(v1('cpuset'), ...all, v1('name=systemd'))).toEqual(allOfVersion1);
});

test('version 1: two controllers in one tree', async () => {
  const both = '/sys/fs/cgroup/cpu,cpuacct';
  const found = await find(v1('cpu,cpuacct'), v1('memory'), v1('pids'));
  expect(found).toEqual({ ...allOfVersion1, cpu: both, cpuacct: both });
});

test('hybrid: the empty tree of version 2 is passed over, wherever it stands in the table', async () => {
  const unified = v2(await tree('unified', ''));
  expect(await find(unified, ...all)).toEqual(allOfVersion1);
  expect(await find(...all, unified)).toEqual(allOfVersion1);
});

test('version 2', async () => {
  const root = await tree('whole', 'cpuset cpu io memory hugetlb pids rdma misc');
  expect(await find(v2(root))).toEqual({ version: 2, root });
});

test('version 2 with trees of version 1 for what the sandbox does not use', async () => {
  const root = await tree('nearly', 'cpu memory pids');
  expect(await find(v1('name=systemd'), v1('devices'), v1('cpuset'), v2(root))).toEqual({ version: 2, root });
});

test('version 2: a mount that is hidden or offers less is passed over; a blank in its path is no end', async () => {
  const root = await tree('a whole one', 'cpu memory pids');
  const less = v2(await tree('less', 'cpu pids'));
  expect(await find(v2(path.join(folder, 'hidden')), less, v2(root))).toEqual({ version: 2, root });
});

test.each([
  ['memory', 'cpu pids', ['memory']],
  ['pids', 'cpu memory', ['pids']],
  ['cpu', 'memory pids', ['cpu', 'cpuacct']],
])(
  '%s bound to version 1 while the others are in version 2: refused, as no tree has all',
  async (_name, rest, bound) => {
    const mixed = find(...bound.map((controller) => v1(controller)), v2(await tree('mixed', rest)));
    await expect(mixed).rejects.toThrow('no control groups with memory, pids and cpu in one version');
  },
);

test('nothing mounted: refused', async () => {
  await expect(find()).rejects.toThrow('no control groups with memory, pids and cpu');
});
