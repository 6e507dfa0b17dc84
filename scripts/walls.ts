// npm run walls: dependency-cruiser over the house, and the walls that imports alone do not show. With --tables only
// those around tables, which need no imports.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { features } from '@devorbit/server/registry.ts';
import { deadWalls, type Wall } from './walls/dead-walls.ts';
import { furnitureExceptions, MOST_EXCEPTIONS } from './walls/furniture-exceptions.ts';
import { furnitureFaults } from './walls/furniture.ts';
import { literalAddresses } from './walls/literal-addresses.ts';
import { tableFaults } from './walls/owned-tables.ts';
import { featureNouns, namedNouns } from './walls/platform-nouns.ts';
import { signInFaults } from './walls/sign-in-ways.ts';
import { classFaults } from './walls/style-classes.ts';
import { doorFaults } from './walls/text-doors.ts';

const rooms = [
  'contract',
  'content/generation',
  'content-reader',
  'server',
  'runner',
  'kits',
  'web',
  'testkit',
  'e2e',
  'bench',
  'scripts',
];

/** What breaks the walls around tables in these files. */
const tableFaultsOf = (files: string[]): string[] =>
  tableFaults({
    sources: files.map((file) => ({ file, source: readFileSync(file, 'utf8') })),
    migrations: globSync('server/migrations/*.sql')
      .toSorted()
      .map((file) => readFileSync(file, 'utf8')),
    features,
  });

if (process.argv.includes('--tables')) {
  const broken = tableFaultsOf(globSync('server/**/*.ts', { exclude: (name) => name.includes('node_modules') }));
  for (const fault of broken) console.log(fault);
  process.exit(broken.length === 0 ? 0 : 1);
}

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

faults.push(
  ...deadWalls(
    (createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Wall[] }).forbidden,
    report.modules.map(({ source }) => source),
  ),
  ...furnitureFaults({
    files: globSync('{server,web}/features/**/*.*'),
    read: (file) => readFileSync(file, 'utf8'),
    exceptions: furnitureExceptions,
    most: MOST_EXCEPTIONS,
  }),
  ...classFaults({
    sources: own.filter((file) => file.startsWith('web/')),
    sheets: globSync('web/**/*.module.css', { exclude: (name) => name.includes('node_modules') }),
    read: (file) => readFileSync(file, 'utf8'),
  }),
);

for (const file of [...own, ...globSync('server/migrations/*.sql')])
  faults.push(...doorFaults(file, readFileSync(file, 'utf8')));

faults.push(...tableFaultsOf(own));
/** Files that write addresses of pages by hand, as '<path>' or '<folder>/'. The list only shrinks. */
const byHand = [
  // Addresses of GitHub.
  'server/features/identity/social/providers/github-provider.ts',
];
const written = own
  .filter((file) => /^(web|server)\//.test(file) && !/\.test\.tsx?$|\/_/.test(file))
  .flatMap((file) => literalAddresses(file, readFileSync(file, 'utf8')).map((place) => ({ file, place })));
for (const { file, place } of written)
  if (!byHand.some((known) => file.startsWith(known)))
    faults.push(`addresses of pages come from pathOf: ${file}:${place}`);
for (const known of byHand)
  if (!written.some(({ file }) => file.startsWith(known)))
    faults.push(`no address is written by hand any more, take it off the list: ${known}`);

/** Where the sign-in is, what all pages have, and what the one prompt is made of; all else asks visitors by that. */
const signInPlaces = [
  'web/ui/sign-in-prompt.tsx',
  'web/ui/sign-in-address.ts',
  // A link within a sentence.
  'web/ui/sign-in.tsx',
  // A visitor's button for what members press.
  'web/ui/open-in-ide.tsx',
  'web/app/shell/',
  'web/app/pages/forgot-password.tsx',
  'web/app/pages/profile.tsx',
  'web/app/pages/sign-up.tsx',
  'web/features/identity/accounts/',
  'web/features/identity/security/components/logout-everywhere.tsx',
  'web/features/identity/social/components/failed-arrival.tsx',
  // The first account has just been made.
  'web/features/operations/administration/components/setup-form.tsx',
];
faults.push(
  ...signInFaults(
    own
      .filter((file) => file.startsWith('web/') && !/\.test\.tsx?$/.test(file))
      .map((file) => ({ file, source: readFileSync(file, 'utf8') })),
    signInPlaces,
  ),
);

/** Words of others, and the session's own shape, which its platform keeps. */
const notOurs: Record<string, string[]> = {
  'server/platform/changes.ts': ['notification'],
  // The operator's switch.
  'server/platform/env.ts': ['plan'],
  'server/platform/http/page-words.ts': ['profile'],
  'server/platform/unprivileged.ts': ['project'],
  'web/platform/notify.ts': ['notification'],
};
const nouns = featureNouns(globSync('{server,web}/features/*/*').map((folder) => basename(folder)));
for (const file of own.filter((name) => /^(server|web)\/platform\//.test(name) && !/\.test\.tsx?$|\/_/.test(name)))
  for (const noun of namedNouns(readFileSync(file, 'utf8'), nouns))
    if (!notOurs[file]?.includes(noun)) faults.push(`the platform names no feature: ${noun} in ${file}`);

for (const fault of faults) console.log(fault);
console.log(`${own.length} files, ${faults.length} broken walls`);
process.exitCode = faults.length === 0 && own.length > 0 ? 0 : 1;
