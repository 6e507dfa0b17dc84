import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLoad, routeAssets, type Load } from './first-load.ts';

/** Most KB (1024 bytes) that a page may fetch at first. */
type Budget = { page: string; name: string; route?: string; most: Load };

const PUBLIC: Load = { js: 215, css: 22, fonts: 75 };

const budgets: Budget[] = [
  { page: 'index.html', name: '/', most: PUBLIC },
  { page: 'signin/index.html', name: '/signin', most: PUBLIC },
  { page: 'signup/index.html', name: '/signup', most: PUBLIC },
  { page: 'QuickDSA/index.html', name: '/QuickDSA', most: { ...PUBLIC, js: 240 } },
  // Before its editor, which is fetched when the page is up.
  { page: '__spa-fallback.html', name: '/problems/:id', route: 'problem', most: { ...PUBLIC, js: 240 } },
  {
    page: '__spa-fallback.html',
    name: '/problems/:id/edit',
    route: 'edit-problem',
    most: { ...PUBLIC, js: 220, css: 24 },
  },
  // Before the tabs of settings and security, which are fetched when they are opened.
  { page: '__spa-fallback.html', name: '/profile', route: 'pages/profile', most: { ...PUBLIC, js: 200, css: 24 } },
];

const client = new URL('../build/client/', import.meta.url).pathname;
const manifestFile = (await readdir(join(client, 'assets'))).find((name) => /^manifest-.*\.js$/.test(name));
if (!manifestFile) throw new Error('There is no build: run `npm run build -w web` first');
const manifest = await readFile(join(client, 'assets', manifestFile), 'utf8');

const overruns: string[] = [];
for (const { page, name, route, most } of budgets) {
  const load = await firstLoad(client, page, route ? routeAssets(manifest, route) : []);
  const cells = (['js', 'css', 'fonts'] as const).map((kind) => {
    const kb = load[kind] / 1024;
    if (kb > most[kind]) overruns.push(`${name}: ${kind} is ${kb.toFixed(1)} KB, the budget is ${most[kind]} KB`);
    return `${kind} ${kb.toFixed(1)} of ${most[kind]} KB`;
  });
  console.log(`${name.padEnd(14)} ${cells.join('   ')}`);
}
if (overruns.length > 0) {
  console.error(`Over budget:\n${overruns.join('\n')}`);
  process.exitCode = 1;
}
