/**
 * Adds a sample feature to a copy of the tree: its own files (`tree/`) and one line in each of three shared ones. All
 * checks must be green with it, and a check of its own must fail for every part that is forgotten. Ends with 'N passed, N failed'.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Testkit from '@devorbit/testkit/postgres-cluster.ts';
import { checkTypes } from '../check/check-types.ts';

const root = join(import.meta.dirname, '../..');
const sample = join(import.meta.dirname, 'tree');
const feature = 'server/features/site/postcards';

/** The shared lines, each put in front of the first line that matches. */
const shared: [file: string, line: string, before: RegExp][] = [
  ['server/features.ts', "export { postcards } from './features/site/postcards/feature.ts';", /^export/m],
  [
    'contract/pages.ts',
    "  postcards: { path: '/postcards', title: 'Postcards', kind: 'kit', listed: { text: 'A wall.', keywords: 'cards' } },",
    /^ {2}styleguide: \{/m,
  ],
  [
    'contract/kinds.ts',
    "  postcards: { search: ['Postcard', 'Postcards'], notification: { name: 'Postcards', lead: 'Cards on the wall' } },",
    /^ {2}\/\/ Always mailed/m,
  ],
];

type Check = { name: string; command: string[] };
const tool = (file: string, ...args: string[]) => [join('node_modules', file), ...args];
const vitest = (...args: string[]) => tool('vitest/vitest.mjs', 'run', ...args);

const rules: Check = {
  name: 'registry and pages',
  command: vitest('--project', 'rules', 'scripts/registry.test.ts', 'scripts/pages.test.ts'),
};
const types: Check = { name: 'types', command: checkTypes('.', 'types') };
const tables: Check = { name: 'wall of tables', command: ['scripts/walls.ts', '--tables'] };
const server: Check = {
  name: 'access matrix, columns of users, its own tests',
  command: vitest(
    '--project',
    'server',
    'server/access-matrix/access-matrix.test.ts',
    'server/features/community/profiles/deletion.test.ts',
    `${feature}/postcards.test.ts`,
    '-t',
    'every call|every column|postcard',
  ),
};

/** What is not as in the tree: the rest of it has checks of its own. */
const touched = [...globSync('**/*.{ts,tsx}', { cwd: sample }), ...shared.map(([file]) => file)];

const green: Check[] = [
  // The list of rate limits is written from what features declare.
  { ...rules, command: [...rules.command, '-u'] },
  types,
  { name: 'walls', command: ['scripts/walls.ts'] },
  { name: 'types of web', command: ['scripts/web-types.ts'] },
  { name: 'nothing unused', command: tool('knip/bin/knip.js') },
  { name: 'lint', command: tool('oxlint/bin/oxlint', '--deny-warnings', ...touched) },
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check', ...touched, 'docs/limits.md') },
  server,
];

type Omission = { what: string; file: string; change: (text: string) => string | null; says: RegExp };
const without = (text: string) => (whole: string) => {
  if (!whole.includes(text)) throw new Error(`there is no ${text}`);
  return whole.replace(text, '');
};
const gone = () => null;
const ownPart = (text: string) => ({ file: `${feature}/feature.ts`, change: without(text) });

/** Parts that are forgotten at a time: each is found by a test of its own, which no other part of the group breaks. */
const groups: { check: Check; omissions: Omission[] }[] = [
  {
    check: rules,
    omissions: [
      { what: 'its line in features.ts', ...line(0), says: /FAIL .*feature\.ts is listed/ },
      { what: 'its page in contract/pages.ts', ...line(1), says: /FAIL .*is that of a page, or of none/ },
    ],
  },
  {
    check: rules,
    omissions: [
      {
        what: 'the module of its page',
        file: 'web/app/pages/postcards.tsx',
        change: gone,
        says: /FAIL .*postcards has its module/,
      },
      {
        what: 'its rate limit',
        ...ownPart('  limits: [postcardsPerDay],\n'),
        says: /FAIL .*every rate limit that stands in a limits\.ts/,
      },
      {
        what: 'its settings',
        ...ownPart('  settings: [postcardSettings],\n'),
        says: /FAIL .*stands in its settings\.ts/,
      },
      {
        what: 'its queue',
        file: `${feature}/feature.ts`,
        change: (text) => text.replace(/ {2}queues: [\s\S]*?\n {2}\],\n/, ''),
        says: /FAIL .*declared queue/,
      },
      {
        what: 'its hourly purge',
        ...ownPart("  hourly: [{ name: 'Old postcards', run: purgePostcards }],\n"),
        says: /FAIL .*hourly purge[\s\S]*purgePostcards/,
      },
      {
        what: 'the calls that it serves',
        ...ownPart('  serve: servePostcards,\n'),
        says: /FAIL .*list of routes[\s\S]*servePostcards/,
      },
      {
        what: 'what the search finds',
        ...ownPart("  search: [{ kind: 'postcards', entries: wallEntry }],\n"),
        says: /FAIL .*can be found/,
      },
    ],
  },
  {
    check: types,
    omissions: [{ what: 'its kind in contract/kinds.ts', ...line(2), says: /postcards.*not assignable/s }],
  },
  {
    check: types,
    omissions: [
      {
        what: 'what notifications of it are called',
        file: 'contract/kinds.ts',
        change: without(", notification: { name: 'Postcards', lead: 'Cards on the wall' }"),
        says: /hang-postcard\.ts.*"postcards".*not assignable/,
      },
    ],
  },
  {
    check: server,
    omissions: [
      {
        what: 'who may call it',
        file: `${feature}/_access.ts`,
        change: gone,
        says: /FAIL .*every call of[\s\S]*api\/postcards/,
      },
      {
        what: 'what becomes of a user’s rows',
        ...ownPart("  userColumns: { 'postcards.user_id': 'erased' },\n"),
        says: /FAIL .*every column that names a user[\s\S]*postcards/,
      },
    ],
  },
  {
    check: tables,
    omissions: [
      { what: 'the table that it owns', ...ownPart("  tables: ['postcards'],\n"), says: /postcards/ },
      {
        what: 'what is exported of an account',
        ...ownPart('  personalData,\n'),
        says: /an export of an account holds the rows of a user, or a reason is given: postcards/,
      },
    ],
  },
  {
    check: tables,
    omissions: [
      {
        what: 'its migration',
        file: 'server/migrations/9999-postcards.sql',
        change: gone,
        says: /an owned table is made by a migration: postcards/,
      },
    ],
  },
];

function line(at: number): Pick<Omission, 'file' | 'change'> {
  const [file = '', text = ''] = shared[at] ?? [];
  return { file, change: without(`${text}\n`) };
}

/** The code of the tree; what authors write and all packages are those of the tree itself. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'devorbit-sample-'));
  const code = [
    'bench',
    'content/generation',
    'content-reader',
    'contract',
    'e2e',
    'kits',
    'runner',
    'scripts',
    'server',
    'testkit',
    'web',
  ];
  const left = new Set(['node_modules', 'build', '.react-router']);
  for (const room of code)
    cpSync(join(root, room), join(copy, room), {
      recursive: true,
      filter: (path) => !left.has(path.split('/').at(-1) ?? ''),
    });
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) cpSync(join(root, name), join(copy, name));
  // What the checks of types know of the files as they are.
  mkdirSync(join(copy, 'var'));
  for (const known of globSync('var/types*.tsbuildinfo', { cwd: root })) cpSync(join(root, known), join(copy, known));
  mkdirSync(join(copy, 'docs'));
  cpSync(join(root, 'docs/limits.md'), join(copy, 'docs/limits.md'));
  for (const name of readdirSync(join(root, 'content')).filter((entry) => entry !== 'generation'))
    symlinkSync(join(root, 'content', name), join(copy, 'content', name));
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@devorbit'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '@devorbit'))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  // Where a room needs another version than the others.
  for (const room of code.filter((name) => existsSync(join(root, name, 'node_modules'))))
    symlinkSync(join(root, room, 'node_modules'), join(copy, room, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules/@devorbit')))
    symlinkSync(join(copy, name), join(modules, '@devorbit', name));
  return copy;
}

function addFeature(copy: string): void {
  cpSync(sample, copy, { recursive: true });
  for (const [file, text, before] of shared) {
    const path = join(copy, file);
    const whole = readFileSync(path, 'utf8');
    const at = whole.search(before);
    if (at < 0) throw new Error(`${file} has no place for the sample's line`);
    writeFileSync(path, `${whole.slice(0, at)}${text}\n${whole.slice(at)}`);
  }
}

function run(copy: string, { command }: Check, env: Record<string, string>): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, command, {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: command.includes('-u') ? '' : 'true', NO_COLOR: '1', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, output })));
}

let passed = 0;
let failed = 0;
function tell(what: string, ok: boolean, output: string): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}${ok ? '' : `\n${output.slice(-4_000)}`}`);
}

const copy = copyTree();
let stopPostgres = async (): Promise<void> => undefined;
try {
  addFeature(copy);
  // With the sample's migration, and so not the database server of the other suites.
  const { startTestCluster } = (await import(join(copy, 'testkit/postgres-cluster.ts'))) as typeof Testkit;
  const postgres = await startTestCluster();
  stopPostgres = postgres.stop;
  const env = { TEST_POSTGRES: postgres.url('NAME') };
  for (const check of green) {
    const { ok, output } = await run(copy, check, env);
    tell(`with the sample feature: ${check.name}`, ok, output);
  }
  for (const { check, omissions } of groups) {
    const before = new Map(omissions.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]));
    for (const { what, file, change } of omissions) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      const left = change(text);
      if (left === text) throw new Error(`${what} is not left out`);
      if (left === null) rmSync(path);
      else writeFileSync(path, left);
    }
    const { ok, output } = await run(copy, check, env);
    for (const { what, says } of omissions) tell(`without ${what}: ${check.name}`, !ok && says.test(output), output);
    for (const [file, text] of before) writeFileSync(join(copy, file), text);
  }
} finally {
  await stopPostgres();
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
