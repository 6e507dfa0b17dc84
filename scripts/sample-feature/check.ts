/**
 * Adds a sample feature to a copy of the tree: its own files (`tree/`) and one line in each of three shared ones. All
 * checks must be green with it, and one must fail wherever a part of it is forgotten. Ends with 'N passed, N failed'.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
const types: Check = { name: 'types', command: tool('@typescript/native/bin/tsc', '--noEmit', '-p', '.') };
const walls: Check = { name: 'walls', command: ['scripts/walls.ts'] };
const access: Check = {
  name: 'access matrix',
  command: vitest('--project', 'server', 'server/access-matrix/access-matrix.test.ts', '-t', 'every call|postcards'),
};
const erasure: Check = {
  name: 'columns of users',
  command: vitest('--project', 'server', 'server/features/community/profiles/deletion.test.ts', '-t', 'every column'),
};

const green: Check[] = [
  types,
  rules,
  walls,
  { name: 'types of web', command: ['scripts/web-types.ts'] },
  { name: 'nothing unused', command: tool('knip/bin/knip.js') },
  { name: 'lint', command: tool('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check') },
  access,
  erasure,
  { name: 'its own tests', command: vitest('--project', 'server', `${feature}/postcards.test.ts`) },
];

type Omission = { what: string; file: string; change: (text: string) => string | null; check: Check; says: RegExp };
const without = (text: string) => (whole: string) => {
  if (!whole.includes(text)) throw new Error(`there is no ${text}`);
  return whole.replace(text, '');
};
const gone = () => null;
const ownPart = (text: string) => ({ file: `${feature}/feature.ts`, change: without(text) });

const omissions: Omission[] = [
  { what: 'its line in features.ts', ...line(0), check: rules, says: /feature\.ts is listed/ },
  { what: 'its page in contract/pages.ts', ...line(1), check: rules, says: /is that of a page, or of none/ },
  { what: 'its kind in contract/kinds.ts', ...line(2), check: types, says: /postcards.*not assignable/s },
  {
    what: 'the module of its page',
    file: 'web/app/pages/postcards.tsx',
    change: gone,
    check: rules,
    says: /postcards/,
  },
  { what: 'who may call it', file: `${feature}/_access.ts`, change: gone, check: access, says: /api\/postcards/ },
  { what: 'the table that it owns', ...ownPart("  tables: ['postcards'],\n"), check: walls, says: /postcards/ },
  {
    what: 'what becomes of a user’s rows',
    ...ownPart("  userColumns: { 'postcards.user_id': 'erased' },\n"),
    check: erasure,
    says: /postcards/,
  },
  { what: 'its rate limit', ...ownPart('  limits: [postcardsPerDay],\n'), check: rules, says: /rate limit/ },
  {
    what: 'its queue',
    file: `${feature}/feature.ts`,
    change: (text) => text.replace(/ {2}queues: [\s\S]*?\n {2}\],\n/, ''),
    check: rules,
    says: /declared queue/,
  },
  {
    what: 'its hourly purge',
    ...ownPart("  hourly: [{ name: 'Old postcards', run: purgePostcards }],\n"),
    check: rules,
    says: /hourly purge/,
  },
  {
    what: 'what the search finds',
    ...ownPart("  search: [{ kind: 'postcards', entries: wallEntry }],\n"),
    check: rules,
    says: /can be found/,
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

function run(copy: string, { command }: Check, update = false): Promise<{ ok: boolean; output: string }> {
  const child = spawn(process.execPath, [...command, ...(update ? ['-u'] : [])], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: update ? '' : 'true', NO_COLOR: '1' },
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
try {
  addFeature(copy);
  // The list of rate limits is written from what features declare.
  await run(copy, rules, true);
  for (const check of green) {
    const { ok, output } = await run(copy, check);
    tell(`with the sample feature: ${check.name}`, ok, output);
  }
  for (const { what, file, change, check, says } of omissions) {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === null) rmSync(path);
    else writeFileSync(path, after);
    const { ok, output } = await run(copy, check);
    tell(`without ${what}: ${check.name}`, !ok && after !== before && says.test(output), output);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, before);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
