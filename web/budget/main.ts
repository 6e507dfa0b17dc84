// npm run budget -w web: what every page fetches at first, and whether it keeps to its budget.
import { type Page, pageIds, pages } from '@devorbit/contract/pages.ts';
import { firstLoads } from './build.ts';
import type { Load } from './first-load.ts';

/** Most KB (1024 bytes) that a page of a kind may fetch at first; contract/pages.ts gives some more. */
const MOST: Load = { js: 210, css: 25, fonts: 75 };
const mostOf: Record<Page['kind'], Load> = { plain: { ...MOST, js: 150 }, kit: MOST };

const budgets = new Map(pageIds.map((id) => [`${pages[id].path}`, { ...mostOf[pages[id].kind], ...pages[id].budget }]));
// The page for addresses that are none.
budgets.set('/*', mostOf.plain);

const loads = await firstLoads();
const faults = [...budgets.keys()].flatMap((path) => (loads.has(path) ? [] : [`${path}: there is no such page`]));
for (const [path, load] of loads) {
  const most = budgets.get(path) ?? MOST;
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
