import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchive, withoutTopFolder, writeFolder } from './archive.ts';
import { encode } from './package-text.ts';
import { writeZip } from './zip.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterAll(() => rm(root, { recursive: true }));

const files = new Map([
  ['problem.yaml', encode('name: Twice\n')],
  ['data/1.in', encode('1\n')],
]);

it('reads a folder, a zip archive of it and one within a folder alike', async () => {
  await writeFolder(files, join(root, 'twice'));
  await writeFile(join(root, 'twice/.hidden'), '');
  await writeFile(join(root, 'twice/.devorbit.yaml'), 'difficulty: Easy\n');
  const folder = withoutTopFolder(await readArchive(join(root, 'twice')));
  expect(folder.name).toBe('twice');
  expect([...folder.files.keys()].sort()).toEqual(['.devorbit.yaml', 'data/1.in', 'problem.yaml']);
  await writeFile(join(root, 'other.zip'), writeZip(folder.files, 'twice'));
  const zip = withoutTopFolder(await readArchive(join(root, 'other.zip')));
  expect(zip.name).toBe('twice');
  expect(new Map([...zip.files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))).toEqual(
    new Map([...folder.files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])),
  );
});

it('takes the archive for its name where everything stands on top', async () => {
  const archive = { name: 'twice', files, notes: [] };
  expect(withoutTopFolder(archive)).toEqual(archive);
});

it('reads a single XML file, and refuses other files', async () => {
  await writeFile(join(root, 'set.xml'), '\uFEFF<?xml version="1.0"?><fps/>');
  expect([...(await readArchive(join(root, 'set.xml'))).files.keys()]).toEqual(['problem.xml']);
  await writeFile(join(root, 'x.zip'), 'hello');
  await expect(readArchive(join(root, 'x.zip'))).rejects.toThrow(/is neither a zip archive nor an XML file$/);
  await expect(readArchive(join(root, 'nowhere'))).rejects.toThrow(/^there is no file or folder /);
});

it('writes nothing outside the folder, and scripts as programs', async () => {
  await expect(writeFolder(new Map([['../evil', encode('')]]), join(root, 'out'))).rejects.toThrow(
    /leaves the package$/,
  );
  expect(() => writeZip(new Map([['../evil', encode('')]]), 'out')).toThrow(/leaves the package$/);
  const scripts = new Map([['output_validator/run', encode('#!/bin/sh\n')]]);
  await writeFolder(scripts, join(root, 'out'));
  await writeFile(join(root, 'out.zip'), writeZip(scripts, 'zipped'));
  execFileSync('python3', ['-m', 'zipfile', '-t', join(root, 'out.zip')]);
  const modes =
    'import sys, zipfile; print([oct(i.external_attr >> 16) for i in zipfile.ZipFile(sys.argv[1]).infolist()])';
  expect(execFileSync('python3', ['-c', modes, join(root, 'out.zip')]).toString()).toBe("['0o100755']\n");
  expect((await stat(join(root, 'out/output_validator/run'))).mode & 0o777).toBe(0o755);
});

it('follows links that stay inside, and never one that leaves', async () => {
  const linked = join(root, 'linked');
  await mkdir(join(linked, 'statement'), { recursive: true });
  await mkdir(join(linked, 'data/secret'), { recursive: true });
  await mkdir(join(linked, 'attachments'));
  await writeFile(join(linked, 'statement/problem.en.md'), 'Print.\n');
  await writeFile(join(linked, 'data/secret/1.in'), '1\n');
  await symlink('1.in', join(linked, 'data/secret/2.in'));
  await symlink('./statement/', join(linked, 'problem_statement'));
  await symlink('../problem_statement/problem.en.md', join(linked, 'attachments/text.md'));
  await symlink('/etc/passwd', join(linked, 'attachments/passwd'));
  await symlink('../../../..', join(linked, 'attachments/above'));
  await symlink('nowhere', join(linked, 'attachments/nothing'));
  await symlink('b', join(linked, 'attachments/a'));
  await symlink('a', join(linked, 'attachments/b'));
  const { files: found, notes } = await readArchive(linked);
  expect([...found.keys()].sort()).toEqual([
    'attachments/text.md',
    'data/secret/1.in',
    'data/secret/2.in',
    'problem_statement/problem.en.md',
    'statement/problem.en.md',
  ]);
  expect(found.get('data/secret/2.in')).toEqual(found.get('data/secret/1.in'));
  expect(notes?.sort()).toEqual([
    'attachments/a is left out: it is a symbolic link that leads in a circle',
    'attachments/above is left out: it is a symbolic link that leaves the package',
    'attachments/b is left out: it is a symbolic link that leads in a circle',
    'attachments/nothing is left out: it is a symbolic link that leads to nothing',
    'attachments/passwd is left out: it is a symbolic link that leaves the package',
  ]);
  for (const target of ['/etc/passwd', '../../../etc/passwd', 'nowhere', '..'])
    await expect(
      symlink(target, join(linked, 'data/secret/1.ans'))
        .then(() => readArchive(linked))
        .finally(() => rm(join(linked, 'data/secret/1.ans'))),
    ).rejects.toThrow('data/secret/1.ans is a symbolic link that ');
});

it('leaves a submission out whose name is none, and says so', async () => {
  const odd = join(root, 'odd');
  await mkdir(join(odd, 'submissions/accepted'), { recursive: true });
  await writeFile(join(odd, 'submissions/accepted/a\\b.py'), '');
  await writeFile(join(odd, 'submissions/accepted/c.py'), '');
  const { files: found, notes } = await readArchive(odd);
  expect([...found.keys()]).toEqual(['submissions/accepted/c.py']);
  expect(notes).toEqual(['A submission is left out: the file name "submissions/accepted/a\\\\b.py" is not allowed']);
});

it('refuses devices in a folder', async () => {
  await mkdir(join(root, 'piped'));
  execFileSync('/usr/bin/mkfifo', [join(root, 'piped/p')]);
  await expect(readArchive(join(root, 'piped'))).rejects.toThrow('p is neither a file nor a folder');
});
