import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RightsFiles, userRights } from './runner-rights.ts';

const user = { name: 'ada', uid: 1000, gid: 1001 };
let folder: string;
let files: RightsFiles;

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const rights = () => userRights(user, 60_000, files);

/** A host that grants everything. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'devorbit-'));
  const at = (name: string) => path.join(folder, name);
  files = {
    programs: [at('nowhere'), folder],
    users: at('subuid'),
    groups: at('subgid'),
    switches: [at('absent'), at('most')],
  };
  for (const name of ['newuidmap', 'newgidmap']) {
    await write(name, '');
    await chmod(at(name), 0o755);
  }
  await write('subuid', 'bob:100000:65536\nada:165536:65536\n');
  await write('subgid', 'ada:300000:10000\n');
  await write('most', '11705\n');
});
afterEach(() => rm(folder, { recursive: true }));

test('the root of the namespace is the user itself; the lanes have ids of its range', async () => {
  expect(await rights()).toEqual([
    `map-users=${folder}/newuidmap 0 1000 1 60000 165536 10000`,
    `map-groups=${folder}/newgidmap 0 1001 1 60000 300000 10000`,
  ]);
});

test('a range may be noted under the number of the user; one that is too small is passed over', async () => {
  await write('subuid', 'ada:100000:9999\n1000:200000:20000\n');
  expect((await rights())[0]).toContain(' 60000 200000 10000');
});

test('sandboxes with other first users have other ones of the host', async () => {
  const [users, groups] = await userRights(user, 61_300, files);
  expect(users).toMatch(/ 0 1000 1 61300 166836 8700$/);
  expect(groups).toMatch(/ 0 1001 1 61300 301300 8700$/);
});

test.each([
  ['newuidmap', () => rm(path.join(folder, 'newuidmap')), 'newuidmap: install the package uidmap'],
  ['newgidmap', () => chmod(path.join(folder, 'newgidmap'), 0o644), 'newgidmap: install the package uidmap'],
  ['ids of users', () => write('subuid', 'bob:100000:65536\nada:165536:5000\n'), /10000 ids of its own in .*subuid$/],
  ['ids of groups', () => rm(path.join(folder, 'subgid')), /10000 ids of its own in .*subgid$/],
  ['user namespaces', () => write('most', '0\n'), /user namespaces, which .*most turns off$/],
])('without %s: refused with what is missing', async (_name, take, sentence) => {
  await take();
  await expect(rights()).rejects.toThrow('the runner must be started as root, or as a user with ');
  await expect(rights()).rejects.toThrow(sentence);
});
