/**
 * What the Online IDE promises, through the real server, runner and workspace:
 * `npm run -s bench:ide -- echo|run|debug|steps|assist|workspaces|converge|page`, without a name all of them. Prints its progress and ends with
 * one line of JSON. Needs root, as the sandbox does; `page` needs a build and Chromium.
 *
 * echo: a key from a page's WebSocket to its echo and back, alone and beside 20 workspaces of which two compute. run: from the
 * order to the first byte, beside bare spawns. debug: from the order to the first stop, and a step, in five languages. steps: steps a second that are recorded, in five languages. assist: from a page's socket to the first fault, completions and memory of language servers. workspaces: starts and memory, and what the judge loses, by `bench:workspaces`.
 * converge: two pages at two servers type 200 lines a second into one text for a minute, and each loses its connection once.
 * page: a first visit on a slow phone and line.
 */
import { loadavg } from 'node:os';
import { type Figures, round } from '../runner/measure.ts';
import { benchAssist } from './assist.ts';
import { benchConverge } from './converge.ts';
import { benchDebug } from './debug.ts';
import { benchEcho } from './echo.ts';
import { type BenchHouse, openBenchHouse } from './house.ts';
import { benchRun } from './run.ts';
import { benchSteps } from './steps.ts';
import { benchPage } from './visit.ts';
import { benchWorkspaces } from './workspaces.ts';

type Part = {
  house: { servers?: number; workspaces?: number; languageServers?: number; web?: boolean };
  bench: (house: BenchHouse) => Promise<Figures>;
};
const parts: Record<string, Part | (() => Promise<Figures>)> = {
  echo: { house: { workspaces: 24 }, bench: benchEcho },
  run: { house: { workspaces: 4 }, bench: benchRun },
  debug: { house: { workspaces: 4 }, bench: benchDebug },
  steps: { house: { workspaces: 4 }, bench: benchSteps },
  assist: { house: { languageServers: 4 }, bench: benchAssist },
  workspaces: benchWorkspaces,
  converge: { house: { servers: 2 }, bench: benchConverge },
  page: { house: { web: true }, bench: benchPage },
};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(parts);
const unknown = names.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) throw new Error(`${unknown} is none of ${Object.keys(parts).join(', ')}`);

const figures: Figures = {};
for (const name of names) {
  const part = parts[name]!;
  const put = (found: Figures) => {
    for (const [key, value] of Object.entries(found)) console.log(`${key}: ${(figures[key] = round(value))}`);
  };
  if (typeof part === 'function') {
    put(await part());
    continue;
  }
  const house = await openBenchHouse(part.house);
  try {
    put(await part.bench(house));
  } finally {
    await house.close();
  }
}
// After the last of them: what else the machine did meanwhile.
figures['load'] = round(loadavg()[0] ?? 0);
console.log(JSON.stringify(figures));
