import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as { workspaces?: string[]; name: string };
const rooms = read('package.json').workspaces ?? [];

type Issue = { file: string; files: unknown[]; exports: { name: string }[]; dependencies: { name: string }[] };
let folder: string;
let issues: Issue[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'devorbit-unused-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const name of ['knip.json', 'package.json']) cpSync(join(root, name), join(folder, name));
  write('scripts/planted/forgotten.ts', 'export const a = 1;\n');
  mkdirSync(join(folder, 'node_modules/@devorbit'), { recursive: true });
  for (const room of rooms) {
    const settings = read(`${room}/package.json`);
    write(`${room}/package.json`, JSON.stringify({ ...settings, dependencies: { 'nobody-uses-it': '1.0.0' } }));
    write(`${room}/planted/forgotten.ts`, 'export const a = 1;\n');
    write(`${room}/planted/known.ts`, 'export const known = 1;\nexport const unknown = 2;\n');
    symlinkSync(join(folder, room), join(folder, 'node_modules', settings.name));
  }
  const known = rooms.map(
    (room, at) => `import { known as k${at} } from '${read(`${room}/package.json`).name}/planted/known.ts';\n`,
  );
  write('server/main.ts', `${known.join('')}console.log(${rooms.map((_, at) => `k${at}`).join()});\n`);
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/knip/bin/knip.js'), '--reporter', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  ({ issues } = JSON.parse(stdout) as { issues: Issue[] });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const of = (file: string): Issue | undefined => issues.find((issue) => issue.file === file);

test.each(['scripts', ...rooms])('a file of %s that nobody imports is found', (room) => {
  expect(of(`${room}/planted/forgotten.ts`)?.files).toHaveLength(1);
});

test.each(rooms)('an export of %s that nobody imports is found, and one that somebody does is not', (room) => {
  expect(of(`${room}/planted/known.ts`)?.exports.map(({ name }) => name)).toEqual(['unknown']);
});

test.each(rooms)('a dependency of %s that nobody imports is found', (room) => {
  expect(of(`${room}/package.json`)?.dependencies.map(({ name }) => name)).toEqual(['nobody-uses-it']);
});
