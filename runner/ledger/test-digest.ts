import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, locked, modulesOf } from './source-digest.ts';

/** What tests of the runner read beside modules: by paths that no import shows, so that all of it counts for all of them. */
const data = [
  'runner/**/*',
  'kits/**/*',
  'content/languages/**/*',
  'content/harnesses/**/*',
  'content/learning/react/foundations/state/turnstile/**/*',
  'content-reader/packages/checkers/**/*',
  'docs/attack-table.md',
  'docs/guides/running-code.md',
  'vitest.config.ts',
  'testkit/**/*',
];
/** Of kits what is built from the rest, and the ledgers, which the tests write themselves. */
const apart = ['**/node_modules/**', 'kits/build/**', 'runner/ledger/*.txt', 'runner/**/*.ts', 'kits/**/*.test.ts'];

/** Of all data that tests of the runner may read. */
export function dataDigest(root: string): string {
  const files = globSync(data, { cwd: root, exclude: apart }).filter((name) => statSync(join(root, name)).isFile());
  return digestOf(files.toSorted().map((name) => ({ name, bytes: readFileSync(join(root, name)) })));
}

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
    { name: 'npm', bytes: Buffer.from(locked(root, [...packages, 'vitest']).join('\n')) },
  ]);
}
