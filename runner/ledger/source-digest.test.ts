import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOf, judgeDigest, modulesOf } from './source-digest.ts';

const house = join(import.meta.dirname, '../..');

/** What Node really loads of our modules for this one. */
async function loadedFor(entry: string): Promise<string[]> {
  const script = `import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import(${JSON.stringify(join(house, entry))});
    console.log(JSON.stringify(loaded));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return (JSON.parse(stdout) as string[])
    .map((url) => url.replace(`file://${house}/`, ''))
    .filter((url) => !/^node:|node_modules/.test(url))
    .sort();
}

it.each(['runner/cli/run-check.ts', 'runner/cli/with-lanes.ts', 'runner/attacks/strike.ts'])(
  'finds every module that Node loads for %s',
  async (entry) => {
    const loaded = await loadedFor(entry);
    expect(loaded).toContain(entry);
    expect(modulesOf(entry).files).toEqual(expect.arrayContaining(loaded));
  },
);

let root: string;
const files: Record<string, string> = {
  'package-lock.json': JSON.stringify({
    packages: {
      'node_modules/@some/one': { version: '1.0.0', dependencies: { below: '*' } },
      'node_modules/below': { version: '2.0.0' },
      'node_modules/unused': { version: '3.0.0' },
    },
  }),
  'runner/judge.ts': `import fs from 'node:fs';
import type { Type } from './types.ts';
import {
  one,
  two,
} from '../contract/shapes.ts';
import { five } from '@some/one/five.js';
export * from './rules.ts';
export const lazy = () => import('./lazy.ts');
export const word = 'not ./a-module.ts';
`,
  'runner/types.ts': 'export type Type = 1;\n',
  'runner/rules.ts': "import '@devorbit/contract/limits.ts';\n",
  'runner/lazy.ts': 'export const now = 1;\n',
  'runner/unused.ts': 'export const no = 1;\n',
  'runner/sandbox/lane.c': 'int main(void) {}\n',
  'runner/attacks/programs/bomb.c': 'int main(void) {}\n',
  'runner/workspaces/agent/agent.c': 'int main(void) {}\n',
  'contract/shapes.ts': 'export const one = 1, two = 2;\n',
  'contract/limits.ts': 'export const most = 1;\n',
  'content/languages/python.yaml': 'name: Python\n',
};
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'source-digest-'));
  for (const [name, text] of Object.entries(files)) write(name, text);
});
afterAll(() => rmSync(root, { recursive: true }));
const digest = () => judgeDigest(['runner/judge.ts'], root);

it('follows imports of every form, and none of types', () => {
  expect(modulesOf('runner/judge.ts', root)).toEqual({
    files: ['contract/limits.ts', 'contract/shapes.ts', 'runner/judge.ts', 'runner/lazy.ts', 'runner/rules.ts'],
    packages: ['@some/one'],
  });
});

it.each([
  ['changes with', 'runner/judge.ts', true],
  ['changes with', 'runner/lazy.ts', true],
  ['changes with', 'contract/limits.ts', true],
  ['changes with', 'runner/sandbox/lane.c', true],
  ['changes with', 'content/languages/python.yaml', true],
  ['stays the same with', 'runner/types.ts', false],
  ['stays the same with', 'runner/unused.ts', false],
  ['stays the same with', 'runner/attacks/programs/bomb.c', false],
  ['stays the same with', 'runner/workspaces/agent/agent.c', false],
])('%s %s', (_words, name, changes) => {
  const before = digest();
  write(name, `${files[name]}// changed\n`);
  const after = digest();
  write(name, files[name] ?? '');
  expect(after !== before).toBe(changes);
  expect(digest()).toBe(before);
});

it('changes with the version of a package that one of the packages needs, and with no other', () => {
  const before = digest();
  const lock = files['package-lock.json'] ?? '';
  write('package-lock.json', lock.replace('3.0.0', '3.0.1'));
  expect(digest()).toBe(before);
  write('package-lock.json', lock.replace('2.0.0', '2.0.1'));
  expect(digest()).not.toBe(before);
  write('package-lock.json', lock);
});

it('tells apart what stands in two files', () => {
  const of = (...texts: string[]) => digestOf(texts.map((text, at) => ({ name: `${at}`, bytes: Buffer.from(text) })));
  expect(of('ab', 'c')).not.toBe(of('a', 'bc'));
});
