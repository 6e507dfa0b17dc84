import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readComing } from './coming.ts';

const shipped = readFileSync('content/site/coming.yaml', 'utf8');

function read(from: string, to: string) {
  expect(shipped).toContain(from);
  const root = mkdtempSync(join(tmpdir(), 'coming-'));
  try {
    writeFileSync(join(root, 'coming.yaml'), shipped.replace(from, to));
    return readComing(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a page has its links whole', () => {
  expect(readComing('content/site')['/community/mentors']?.today[0]).toEqual({
    to: '/team',
    label: 'Our team',
    text: 'Meet the people behind DevOrbit, and get in touch.',
  });
});

test.each([
  [
    'a link that is not there',
    'today: [team,',
    'today: [colleges,',
    /^coming\.yaml: pages\.\/community\/mentors\.today: .*colleges$/,
  ],
  [
    'a link that no page names',
    '  hints:',
    '  tips: { to: /x, label: X, text: Y }\n  hints:',
    /^coming\.yaml: links\.tips: /,
  ],
  ['a link to another site', 'to: /team', 'to: https://example.com', /^coming\.yaml: [^]*links\.team\.to/],
  ['a page without its sentence', '    lead: Posts', '    load: Posts', /^coming\.yaml: [^]*\/community\/blogs/],
])('%s is named with file and field', (_, from, to, message) => {
  expect(() => read(from, to)).toThrow(message);
});
