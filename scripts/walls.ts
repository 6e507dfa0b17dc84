// npm run walls: dependency-cruiser over the house, and the walls that imports alone do not show.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { featureNouns, namedNouns } from './walls/platform-nouns.ts';

const rooms = ['contract', 'content-reader', 'server', 'runner', 'web', 'testkit', 'e2e', 'bench', 'scripts'];

const cruise = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...rooms,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (!cruise.stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no report:\n${cruise.stderr}`);
type Report = {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};
const report = JSON.parse(cruise.stdout) as Report;
const faults = report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

const own = report.modules
  .map(({ source }) => source)
  .filter((source) => !source.includes('node_modules') && /\.tsx?$/.test(source));
for (const room of rooms)
  if (
    globSync(`${room}/**/*.ts`, { exclude: (name) => name.includes('node_modules') }).length > 0 &&
    !own.some((file) => file.startsWith(`${room}/`))
  )
    faults.push(`nothing was cruised in ${room}/`);

/** One door each: a text that may stand in the named files only. */
const doors: [text: RegExp, allowed: RegExp, rule: string][] = [
  [
    /\bprocess\.env\b/,
    /platform\/env\.ts$|^(scripts|e2e|bench|testkit)\/|\.test\.ts$|vite\.config\.ts$|playwright\.config\.ts$/,
    'process.env stands in platform/env.ts only',
  ],
  [
    /\bfrom ['"](pg|drizzle-orm)['"/]|\bsql`/,
    /store\.ts$|^server\/platform\/|^server\/(migrate|seed|main|app)\.ts$|^(testkit|bench)\/|\.test\.ts$/,
    'SQL stands in store.ts only',
  ],
  [/<iframe\b/, /statement-pdf\.tsx$|\.test\.tsx$|^scripts\/walls\.ts$/, 'frames are made by statement-pdf.tsx only'],
  [
    /\bpg_notify\b/,
    /^server\/platform\/database\.ts$|^bench\/server\/bench-notices\.ts$|^scripts\/walls\.ts$/,
    'notices leave after the commit, by notify of the Queryable',
  ],
  [/\bMath\.random\b/, /^$/, 'randomness comes from node:crypto'],
];
for (const file of own)
  for (const [text, allowed, rule] of doors)
    if (!allowed.test(file) && text.test(readFileSync(file, 'utf8'))) faults.push(`${rule}: ${file}`);

/** Words of others, and the session's own shape, which its platform keeps. */
const notOurs: Record<string, string[]> = {
  'server/platform/changes.ts': ['notification'],
  'server/platform/http/page-words.ts': ['profile'],
  'web/platform/notify.ts': ['notification'],
};
const nouns = featureNouns(globSync('{server,web}/features/*/*').map((folder) => basename(folder)));
for (const file of own.filter((name) => /^(server|web)\/platform\//.test(name) && !/\.test\.tsx?$|\/_/.test(name)))
  for (const noun of namedNouns(readFileSync(file, 'utf8'), nouns))
    if (!notOurs[file]?.includes(noun)) faults.push(`the platform names no feature: ${noun} in ${file}`);

for (const fault of faults) console.log(fault);
console.log(`${own.length} files, ${faults.length} broken walls`);
process.exitCode = faults.length === 0 && own.length > 0 ? 0 : 1;
