import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productDigest } from './product-digest.ts';

let root: string;
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'product-digest-'));
  write('package-lock.json', '{}');
  write('server/main.ts', 'export {};\n');
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['a module', 'server/main.ts', true],
  ['data of any kind', 'server/migrations/0001.sql', true],
  ['a module that helps tests', 'server/features/_people.ts', true],
  ['the packages of npm', 'package-lock.json', true],
  ['a test', 'server/main.test.ts', false],
  ['a test of a page', 'server/page.test.tsx', false],
  ['a ledger', 'server/ledger/tests.txt', false],
  ['what npm installs', 'server/node_modules/a/index.js', false],
  ['another folder', 'docs/guide.md', false],
])('of %s', (_words, name, changes) => {
  const before = productDigest(root, ['server']);
  write(name, 'changed');
  const after = productDigest(root, ['server']);
  if (changes) expect(after).not.toBe(before);
  else expect(after).toBe(before);
});
