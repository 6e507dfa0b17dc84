import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reportSubjects, searchKinds } from '@devorbit/contract/kinds.ts';
import { expect, test } from 'vitest';
import type { RateLimit } from '../server/platform/rate-limits.ts';
import { channels, features, queues, rateLimits, searchSources, settings } from '../server/registry.ts';

const folder = join(import.meta.dirname, '../server/features');
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|\/_/.test(file));
const unique = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
/** First groups of all matches in the code of all features, with the file. */
const found = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  );

const withoutImports = (file: string): string =>
  readFileSync(join(folder, file), 'utf8').replaceAll(/^import [\s\S]*?;$/gm, '');

test('every feature.ts is listed, under the name of its folder', () => {
  const there = files.filter((file) => file.endsWith('/feature.ts')).map(dirname);
  expect(features.map(({ name }) => name).toSorted()).toEqual(there.toSorted());
});

test('every folder of a feature has a feature.ts', () => {
  const folders = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  expect([...folders].toSorted()).toEqual(features.map(({ name }) => name).toSorted());
});

test('no two features have a table, queue, channel, limit or hourly job of the same name', () => {
  expect(unique(features.flatMap(({ tables = [] }) => tables))).toEqual([]);
  expect(unique(queues.map(({ name }) => name))).toEqual([]);
  expect(unique(channels)).toEqual([]);
  expect(unique(rateLimits.flatMap(({ name, env }) => [name, env]))).toEqual([]);
  expect(unique(features.flatMap(({ hourly = [] }) => hourly.map(({ name }) => name)))).toEqual([]);
});

test('what is told and heard goes over a declared channel, what is sent into a declared queue', () => {
  const used = found(/\b(?:notify|listen)\(\s*'([^']+)'/g);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ name }) => !channels.includes(name))).toEqual([]);
  const sent = found(/queue\.send\([\w.]+, '([^']+)'/g);
  expect(sent.length).toBeGreaterThanOrEqual(queues.filter(({ cron }) => cron === undefined).length);
  expect(sent.filter(({ name }) => !queues.some((queue) => queue.name === name))).toEqual([]);
});

test('every rate limit that stands in a limits.ts is declared by its feature', async () => {
  for (const file of files.filter((name) => name.endsWith('/limits.ts'))) {
    const limits = Object.values((await import(join(folder, file))) as Record<string, RateLimit>);
    const feature = features.find(({ name }) => file.startsWith(`${name}/`));
    expect(feature?.limits?.map(({ name }) => name).toSorted()).toEqual(limits.map(({ name }) => name).toSorted());
  }
});

test('what operators set for a feature stands in its settings.ts, and is declared; no name is read by two', async () => {
  const all = files.filter((name) => name.endsWith('/settings.ts'));
  expect(all.length).toBeGreaterThan(3);
  for (const file of all) {
    const defined = Object.values((await import(join(folder, file))) as Record<string, object>);
    const feature = features.find(({ name }) => file.startsWith(`${name}/`));
    expect(defined.filter((each) => !feature?.settings?.some((one) => one === each))).toEqual([]);
  }
  expect(found(/\bdefineSettings\(()/g).filter(({ file }) => !file.endsWith('/settings.ts'))).toEqual([]);
  const names = settings.flatMap(({ schema }) => Object.keys(schema.shape));
  expect(names).toContain('GUEST_EXECUTION');
  expect(unique(names)).toEqual([]);
});

test('every hourly purge and every list of routes that a feature has is in its feature.ts', () => {
  const made = found(/^export (?:async )?(?:function|const) (serve[A-Z]\w*|purge\w+)/gm);
  const forgotten = made.filter(({ file, name }) => {
    const feature = features.find((one) => file.startsWith(`${one.name}/`));
    const room = files.filter((other) => other.startsWith(`${feature?.name}/`) && other !== file);
    return !room.some((other) => new RegExp(String.raw`\b${name}\b`).test(withoutImports(other)));
  });
  expect(forgotten).toEqual([]);
});

test('every kind of things that may be reported is brought by one feature', () => {
  const kinds = features.flatMap(({ reportable = [] }) => reportable.map(({ kind }) => kind));
  expect(kinds.toSorted()).toEqual(reportSubjects.toSorted());
});

test('every kind of things that can be found is brought by one feature', () => {
  expect(searchSources.map(({ kind }) => kind).toSorted()).toEqual(searchKinds.toSorted());
});

test('docs/limits.md lists every rate limit with its default', async () => {
  const rows = rateLimits
    .toSorted((a, b) => (a.env < b.env ? -1 : 1))
    .map(({ env, points, text }) => `| \`${env}\` | \`${points}\` | ${text} |`);
  const text = `# Rate limits

How often callers may do something. Each is set in the environment; what is too much is answered with 429 and the time to wait. All servers share the counts through the database.

| variable | default | what is counted |
|---|---|---|
${rows.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../docs/limits.md');
});
