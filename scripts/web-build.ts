import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { complete } from './processes.ts';

/** What the app is made of. */
const sources = [
  'web',
  'contract',
  'content-reader',
  'kits',
  'content/about',
  'content/collections',
  'content/code-alongs',
  'content/concepts',
  'content/guides',
  'content/home',
  'content/learning',
  'content/projects',
  'content/roadmaps',
  'content/site',
  'content/team',
  'content/universities',
  'package-lock.json',
];
/** Of problems the built pages know names and topics; their texts reach the app by the server, as languages do. */
const namesOfProblems = 'content/problems/*/{problem.yaml,.devorbit.yaml}';
const ignored = new Set(['node_modules', 'build', '.react-router']);

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = statSync(path).isDirectory() ? readdirSync(path, { withFileTypes: true }) : null;
  if (!entries) return yield path;
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name)) continue;
    const below = join(path, entry.name);
    if (entry.isDirectory()) yield* files(below);
    else yield below;
  }
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const source of [...sources, ...globSync(namesOfProblems, { cwd: root }).sort()])
    for (const file of files(join(root, source)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Holds the fingerprint of the sources that web/build was made of. */
const markOf = (root: string): string => join(root, 'var/web-build');

/** Builds, optimises and compresses the web app into web/build/client. */
export async function compileWeb(root: string, options: { quiet?: boolean } = {}): Promise<void> {
  const mark = markOf(root);
  const made = fingerprint(root);
  rmSync(mark, { force: true });
  const program = { env: { ...process.env, NODE_ENV: 'production' } as Record<string, string>, cwd: join(root, 'web') };
  await complete({ ...program, cwd: root, name: 'build of the kits', args: ['kits/build.ts'] }, options);
  const reactRouter = join(root, 'node_modules/@react-router/dev/bin.cjs');
  await complete({ ...program, name: 'build of the web app', args: [reactRouter, 'build'] }, options);
  await complete({ ...program, name: 'optimisation of the web app', args: ['optimize/main.ts'] }, options);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, made);
}

/** Builds the web app where its sources have changed since the last build. */
export async function buildWeb(root: string, say: (line: string) => void): Promise<void> {
  const mark = markOf(root);
  if (
    existsSync(join(root, 'web/build/client/index.html')) &&
    existsSync(join(root, 'kits/build/frame')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === fingerprint(root)
  )
    return;
  say('Building the web app …');
  await compileWeb(root, { quiet: true });
}
