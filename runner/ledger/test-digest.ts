import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, locked, modulesOf } from './source-digest.ts';

/** What tests of the runner read beside modules: by paths that no import shows, so that all of it counts for all of them. */
const data = [
  'runner/**/*',
  'content/languages/**/*',
  'content/harnesses/**/*',
  'content-reader/packages/checkers/**/*',
  'docs/attack-table.md',
  'docs/guides/running-code.md',
  'vitest.config.ts',
  'testkit/**/*',
];
/** What those of them read beside it that build kits. */
const kits = ['kits/**/*', 'content/learning/react/foundations/state/turnstile/**/*'];
/** What is built, the ledgers, which the tests write themselves, and the modules, of which each test has its own. */
const apart = [
  '**/node_modules/**',
  'kits/build/**',
  'kits/**/*.test.ts',
  '{runner,kits}/ledger/*.txt',
  '{runner,testkit}/**/*.ts',
];

type Part = { name: string; bytes: Buffer };

const read = (patterns: string[], root: string): Part[] =>
  globSync(patterns, { cwd: root, exclude: apart })
    .filter((name) => statSync(join(root, name)).isFile())
    .toSorted()
    .map((name) => ({ name, bytes: bytesOf(join(root, name)) }));

/** Of all data that any test of the runner may read. */
export const dataDigest = (root: string): string => digestOf(read(data, root));

const known = new Map<string, Buffer>();
function bytesOf(file: string): Buffer {
  const bytes = known.get(file) ?? readFileSync(file);
  known.set(file, bytes);
  return bytes;
}

/** Of a file of tests: every module of ours that it loads, or starts as a program, and the npm packages that these bring. */
export function testDigest(file: string, root: string): string {
  const { files, packages } = modulesOf(file, root, { started: true });
  return digestOf([
    ...files.map((name) => ({ name, bytes: bytesOf(join(root, name)) })),
    ...(files.some((name) => name.startsWith('kits/')) ? read(kits, root) : []),
    { name: 'npm', bytes: Buffer.from(locked(root, [...packages, 'vitest']).join('\n')) },
  ]);
}
