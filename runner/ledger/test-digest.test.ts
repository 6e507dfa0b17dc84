import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let root: string;
const files: Record<string, string> = {
  'package-lock.json': JSON.stringify({ packages: { 'node_modules/vitest': { version: '1.0.0' } } }),
  'runner/judge.test.ts': `import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';
spawn(process.execPath, [join(import.meta.dirname, '_endless.ts')]);
spawn(process.execPath, ['runner/cli/judge.ts']);
const written = "import('./\${kit}/compile.ts'), import('./not-there.ts')";
`,
  'runner/judge.ts': 'export const judge = 1;\n',
  'runner/_endless.ts': "import './endless-lane.ts';\n",
  'runner/endless-lane.ts': 'export {};\n',
  'runner/cli/judge.ts': 'export {};\n',
  'runner/vue/compile.ts': 'export {};\n',
  'runner/unused.ts': 'export const no = 1;\n',
  'runner/sandbox/lane.c': 'int main(void) {}\n',
  'runner/ledger/tests.txt': '# lines\n',
  'content/languages/python/runtime.yaml': 'name: Python\n',
  'kits/build.ts': 'export {};\n',
  'kits/react/kit.ts': 'export {};\n',
  'web/page.ts': 'export {};\n',
};
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'test-digest-'));
  for (const [name, text] of Object.entries(files)) write(name, text);
});
afterAll(() => rmSync(root, { recursive: true }));

/** As a run that begins anew sees it. */
async function digest(file = 'runner/judge.test.ts'): Promise<string> {
  vi.resetModules();
  const { dataDigest, testDigest } = await import('./test-digest.ts');
  return `${testDigest(file, root)} ${dataDigest(root)}`;
}

it.each([
  ['changes with a module', 'runner/judge.ts', true],
  ['changes with a program that it starts', 'runner/_endless.ts', true],
  ['changes with what such a program loads', 'runner/endless-lane.ts', true],
  ['changes with a program that it names from the root', 'runner/cli/judge.ts', true],
  ['changes with a module whose name it leaves open', 'runner/vue/compile.ts', true],
  ['changes with the data of the runner', 'runner/sandbox/lane.c', true],
  ['changes with a language', 'content/languages/python/runtime.yaml', true],
  ['changes with the packages it needs', 'package-lock.json', true],
  ['stays the same with a module that it does not load', 'runner/unused.ts', false],
  ['stays the same with a ledger', 'runner/ledger/tests.txt', false],
  ['stays the same with kits, of which it builds none', 'kits/react/kit.ts', false],
  ['stays the same with the rest of the house', 'web/page.ts', false],
])('%s', async (_words, name, changes) => {
  const before = await digest();
  const text = files[name] ?? '';
  write(name, name.endsWith('.json') ? text.replace('1.0.0', '1.0.1') : `${text}// changed\n`);
  const after = await digest();
  write(name, text);
  expect(after !== before).toBe(changes);
  expect(await digest()).toBe(before);
});

it('changes with every kit where the test builds kits', async () => {
  const file = 'runner/kits.test.ts';
  write(file, "import { build } from '@devorbit/kits/build.ts';\n");
  const before = await digest(file);
  write('kits/react/kit.ts', '// changed\n');
  expect(await digest(file)).not.toBe(before);
  write('kits/react/kit.ts', files['kits/react/kit.ts'] ?? '');
  write('kits/ledger/lessons.txt', '# lines\n');
  expect(await digest(file)).toBe(before);
});
