import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = ['*.md', 'docs/guides/*.md', 'docs/decisions/*.md'].flatMap((pattern) => globSync(pattern)).toSorted();
/** Every file and folder, by each end of its path: `scripts/walls.ts` and `walls.ts`. */
const tree = new Set(
  globSync('{*,*/**}', { exclude: (name) => /(^|\/)(node_modules|\.git|build|var)$/.test(name) }).flatMap((path) =>
    path.split('/').map((_, at, words) => words.slice(at).join('/')),
  ),
);
const scriptsOf = (room: string): Record<string, string> =>
  (JSON.parse(readFileSync(`${room}/package.json`, 'utf8')) as { scripts: Record<string, string> }).scripts;

/** Files and folders of ours that a text names: from the root, or, for a file, from where its sentence stands. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.*-]+\/[\w./*-]*)`/g)]
    .map(([, path = '']) => path)
    .filter(
      (path) =>
        /\.(tsx?|[cm]js|css|sql|md)$/.test(path) ||
        /^(contract|content|content-reader|server|runner|web|testkit|e2e|bench|scripts|deploy|docs)\//.test(path),
    );

/** Commands that no package has, as `npm run gone` and `npm run gone -w web`. */
const missingCommands = (text: string): string[] =>
  [...text.matchAll(/\bnpm run (?:-s )?([a-z0-9:]+(?:-[a-z0-9]+)*)(?: -w ([a-z-]+))?/g)]
    .filter(([, name = '', room = '.']) => !(name in scriptsOf(room)))
    .map(([command]) => command);

/** Made by the first run that has something to keep in it. */
const written = ['runner/ledger/packages.txt'];

function stands(path: string): boolean {
  if (written.includes(path)) return true;
  const name = path.replace(/\/$/, '');
  if (!name.includes('*')) return tree.has(name);
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return [...tree].some((end) => pattern.test(end));
}

test('there are pages, and what stands is told from what does not', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(stands('scripts/walls.ts')).toBe(true);
  expect(stands('scripts/wal*.ts')).toBe(true);
  expect(stands('scripts/gone.ts')).toBe(false);
  expect(pathsIn('See `scripts/gone.ts`, `commands/*.ts`, `web/app/`; not `text/plain`.')).toHaveLength(3);
  expect(missingCommands('`npm run gone`, `npm run budget`, `npm run budget -w web`')).toHaveLength(2);
});

/** Tests that a table names: a file by the end of its path, and words of the test's name. */
const testsIn = (text: string): { file: string; words: string }[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...line.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: ([^;|]+)/g)])
    .map(([, file = '', words = '']) => ({ file, words: words.trim() }));

test('the table of attacks on events names tests that are there', () => {
  const sources = globSync('{server,web,e2e}/**/*.{test,spec}.ts', {
    exclude: (name) => name.includes('node_modules'),
  });
  const named = testsIn(readFileSync('docs/guides/events.md', 'utf8'));
  expect(named.length).toBeGreaterThan(15);
  const gone = named.filter(
    ({ file, words }) =>
      !sources.some((path) => `/${path}`.endsWith(`/${file}`) && readFileSync(path, 'utf8').includes(words)),
  );
  expect(gone).toEqual([]);
});

test.each(pages)('%s names files and commands that are there', (page) => {
  const text = readFileSync(page, 'utf8');
  expect(pathsIn(text).filter((path) => !stands(path))).toEqual([]);
  expect(missingCommands(text)).toEqual([]);
});
