import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wall } from './dead-walls.ts';

const root = join(import.meta.dirname, '../..');
const walls = (createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as { forbidden: Wall[] })
  .forbidden;
/** The areas in their order, with those that each may import, as ARCHITECTURE.md says. */
const [, section = ''] = /^## Areas$(.*?)^## /ms.exec(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')) ?? [];
const rows = [...section.matchAll(/^\| `([a-z]+)\/` \| .* \| (.+) \|$/gm)];
const areas = rows.map(([, area = '']) => area);
const known = rows.map(([, , words = ''], at) => {
  if (words === '–') return [];
  return words === 'all above' ? areas.slice(0, at) : words.split(', ');
});

/** An import that each wall is there for; those of areas are tried all. */
const planted: Record<string, [from: string, to: string]> = {
  'no-circles': ['runner/cli/chicken.ts', 'runner/cli/egg.ts'],
  'contract-knows': ['contract/a.ts', 'content-reader/a.ts'],
  'contract-libraries': ['contract/b.ts', 'node:path'],
  'content-knows': ['content/generation/a.ts', 'contract/practice/families.ts'],
  'content-types': ['content/generation/b.ts', 'contract/b.ts'],
  'content-reader-knows': ['content-reader/b.ts', 'server/platform/a.ts'],
  'web-knows': ['web/ui/a.ts', 'content-reader/a.ts'],
  'web-content-door': ['web/app/content.server.ts', 'server/platform/a.ts'],
  'server-knows': ['server/platform/b.ts', 'runner/sandbox/a.ts'],
  'kits-knows': ['kits/a.ts', 'runner/sandbox/a.ts'],
  'runner-knows': ['runner/cli/a.ts', 'server/platform/a.ts'],
  'testkit-for-tests': ['server/c.ts', 'testkit/a.ts'],
  'web-ui-below-features': ['web/ui/b.ts', 'web/app/a.ts'],
  'web-platform-lowest': ['web/platform/a.ts', 'web/ui/c.ts'],
  'web-features-below-app': ['web/features/site/home/api.ts', 'web/app/a.ts'],
  'web-feature-doors': ['web/features/site/home/model.ts', 'web/features/site/mentor/state.ts'],
  'server-platform-lowest': ['server/platform/d.ts', 'server/features/site/home/door.ts'],
  'server-feature-doors': ['server/features/site/home/routes.ts', 'server/features/site/mentor/store.ts'],
  'platform-knows-no-area': ['server/platform/e.ts', 'contract/site/home.ts'],
  'features-in-areas': ['server/features/shops/books/routes.ts', 'server/platform/a.ts'],
  'server-reads-nothing': ['server/features/site/home/policy.ts', 'server/features/site/home/store.ts'],
  'runner-worker-below-http': ['runner/worker/a.ts', 'runner/http/a.ts'],
  'runner-judging-below-worker': ['runner/judging/a.ts', 'runner/worker/b.ts'],
  'runner-floor': ['runner/sandbox/b.ts', 'runner/judging/b.ts'],
  'one-door-for-processes': ['server/platform/f.ts', 'node:child_process'],
  'no-unknown': ['server/platform/g.ts', 'server/platform/nowhere.ts'],
};
const inArea = (area: string) => `server/features/${area}/shops/commands/open-shop.ts`;

/** As dependency-cruiser calls what stands in no file. */
const asTold = (to: string) => (to.endsWith('nowhere.ts') ? './nowhere.ts' : to.replace(/^node:/, ''));

type Found = { rule: string; from: string; to: string };
let folder: string;
let found: Found[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'devorbit-walls-'));
  const files = new Map<string, string[]>([['runner/cli/egg.ts', ['runner/cli/chicken.ts']]]);
  for (const [from, to] of Object.values(planted)) files.set(from, [to]);
  for (const area of areas) files.set(inArea(area), areas.filter((other) => other !== area).map(inArea));
  for (const to of [...files.values()].flat())
    if (!files.has(to) && !to.includes('node:') && !to.includes('nowhere')) files.set(to, []);
  for (const [file, imports] of files) {
    const lines = imports.map((to, at) => {
      const path = to.startsWith('node:') ? to : relative(dirname(file), to).replace(/^(?!\.)/, './');
      return `import { a as a${at} } from '${path}';\n`;
    });
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      `${lines.join('')}export const a = [${imports.map((_, at) => `a${at}`).join()}];\n`,
    );
  }
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json']) cpSync(join(root, name), join(folder, name));
  const rooms = [...new Set([...files.keys()].map((file) => file.split('/')[0] ?? ''))];
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, ...rooms, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  found = report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an import is planted for every wall', () => {
  const others = walls.map(({ name }) => name).filter((name) => !name.startsWith('area-'));
  expect(Object.keys(planted).toSorted()).toEqual(others.toSorted());
});

test.each(Object.entries(planted))('%s: %j', (rule, [from, to]) => {
  expect(found).toContainEqual({ rule, from, to: asTold(to) });
});

test('the areas of ARCHITECTURE.md are those of the server', () => {
  expect(areas.toSorted()).toEqual(readdirSync(join(root, 'server/features')).toSorted());
});

test.each(areas.map((area, at) => [area, known[at] ?? []]))('%s imports %j, and no other area', (area, allowed) => {
  const refused = found
    .filter(({ rule, from }) => rule === `area-${area}` && from === inArea(area))
    .map(({ to }) => to);
  const others = areas.filter((other) => other !== area && !allowed.includes(other));
  expect(refused.toSorted()).toEqual(others.map(inArea).toSorted());
});
