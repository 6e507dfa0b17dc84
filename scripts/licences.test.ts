import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const manifest = (file: string) => JSON.parse(read(file)) as { license?: string; workspaces?: string[] };

test('the code is under the MIT licence, in every package.json too', () => {
  expect(read('LICENSE')).toMatch(
    /^MIT License\n\nCopyright \(c\) \d{4} The DevOrbit authors\n[\s\S]*WITHOUT WARRANTY OF ANY KIND/,
  );
  const { license, workspaces = [] } = manifest('package.json');
  expect(workspaces.length).toBeGreaterThan(5);
  expect([license, ...workspaces.map((room) => manifest(`${room}/package.json`).license)]).toEqual(
    Array.from({ length: workspaces.length + 1 }, () => 'MIT'),
  );
});

test('the content is under CC BY-SA 4.0: the whole text, and a word in every problem', () => {
  const text = read('content/LICENSE');
  expect(text).toMatch(/^Creative Commons Attribution-ShareAlike 4\.0 International\n/);
  expect(text.match(/^Section \d – /gm)).toHaveLength(8);
  const problems = globSync('content/problems/*/problem.yaml', { cwd: root });
  expect(problems.length).toBeGreaterThan(50);
  for (const file of problems) expect(read(file)).toMatch(/^license: cc by-sa\nrights_owner: DevOrbit$/m);
});
