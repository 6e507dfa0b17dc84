import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from './site.ts';

const shipped = readFileSync('content/site/site.yaml', 'utf8');

const read = (text: string) => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(root, 'site.yaml'), text);
  return readSite(root);
};

test('what is shipped keeps to its schema, and its address is nobody’s', () => {
  const { email, social } = readSite('content/site');
  expect(email).toMatch(/@[\w.-]+\.example$/);
  expect(social.length).toBeGreaterThan(0);
});

test('links that are no https links, and addresses that are none, are refused by name of the file', () => {
  expect(() => read(shipped.replace('https://github.com', 'javascript:alert(1)'))).toThrow(/site\.yaml[^]*url/);
  expect(() => read(shipped.replace('hello@devorbit.example', 'hello'))).toThrow(/site\.yaml[^]*email/);
});
