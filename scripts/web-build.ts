import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { complete } from './processes.ts';

/** What the app is made of; problems and languages reach it by the server. */
const sources = [
  'web',
  'contract',
  'content-reader',
  'content/about',
  'content/home',
  'content/site',
  'content/team',
  'content/universities',
  'package-lock.json',
];
const ignored = new Set(['node_modules', 'build', '.react-router']);

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = path.endsWith('.json') ? null : readdirSync(path, { withFileTypes: true });
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
  for (const source of sources)
    for (const file of files(join(root, source)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Builds, optimises and compresses the web app into web/build/client. */
export async function compileWeb(root: string, options: { quiet?: boolean } = {}): Promise<void> {
  const program = { env: { ...process.env, NODE_ENV: 'production' } as Record<string, string>, cwd: join(root, 'web') };
  const reactRouter = join(root, 'node_modules/@react-router/dev/bin.cjs');
  await complete({ ...program, name: 'build of the web app', args: [reactRouter, 'build'] }, options);
  await complete({ ...program, name: 'optimisation of the web app', args: ['optimize/main.ts'] }, options);
}

/** Builds the web app where its sources have changed since the last build. */
export async function buildWeb(root: string, say: (line: string) => void): Promise<void> {
  const mark = join(root, 'var/web-build');
  const wanted = fingerprint(root);
  if (
    existsSync(join(root, 'web/build/client/index.html')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === wanted
  )
    return;
  say('Building the web app …');
  await compileWeb(root, { quiet: true });
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}
