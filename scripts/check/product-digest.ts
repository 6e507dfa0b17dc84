import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../runner/ledger/source-digest.ts';

/** What the product is made of in rooms of the house, and what its tests are run with. */
const shared = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'];
/** What is built from the rest, the tests, of which each has a digest of its own, and what was noted of them. */
const apart = [
  '**/node_modules/**',
  '**/*.{test,spec}.{ts,tsx}',
  '**/ledger/*.txt',
  'kits/build/**',
  'web/build/**',
  'web/.react-router/**',
];

/** Of every file in these folders but for tests and what is built: whoever starts the whole house may come by any of them. */
export function productDigest(root: string, folders: string[]): string {
  const patterns = [...shared, ...folders.map((folder) => `${folder}/**/*`)];
  const names = globSync(patterns, { cwd: root, exclude: apart })
    .filter((name) => statSync(join(root, name)).isFile())
    .toSorted();
  return digestOf(names.map((name) => ({ name, bytes: readFileSync(join(root, name)) })));
}
