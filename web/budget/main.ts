// npm run budget -w web: what every page fetches at first, and whether it keeps to its budget.
import { firstLoads } from './build.ts';
import type { Load } from './first-load.ts';

/** Most KB (1024 bytes) that a page may fetch at first, where its row below says nothing else. */
const MOST: Load = { js: 210, css: 25, fonts: 75 };
/** A page that is made of plain elements. */
const PLAIN: Load = { ...MOST, js: 150 };

const budgets: Record<string, Load> = {
  '/': PLAIN,
  '/about': PLAIN,
  '/team': PLAIN,
  '/universities': PLAIN,
  '/universities/:slug': PLAIN,
  '/search': PLAIN,
  '/*': PLAIN,
  // For developers: every component at once.
  '/styleguide': { ...MOST, css: 30 },
  // Before its editor, which is fetched when the page is up.
  '/problems/:id': { ...MOST, js: 220 },
  '/dsa-challenges/problems/:id': { ...MOST, js: 220 },
  '/problems/:id/edit': { ...MOST, js: 220 },
  '/submissions/:id': { ...MOST, js: 215 },
};

const loads = await firstLoads();
const faults = Object.keys(budgets).flatMap((path) => (loads.has(path) ? [] : [`${path}: there is no such page`]));
for (const [path, load] of loads) {
  const most = budgets[path] ?? MOST;
  const cells = (['js', 'css', 'fonts'] as const).map((kind) => {
    const kb = load[kind] / 1024;
    if (kb > most[kind]) faults.push(`${path}: ${kind} is ${kb.toFixed(1)} KB, the budget is ${most[kind]} KB`);
    return `${kind} ${kb.toFixed(1)} of ${most[kind]} KB`;
  });
  console.log(`${path.padEnd(30)} ${cells.join('   ')}`);
}
if (faults.length > 0) {
  console.error(`Not within budget:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
