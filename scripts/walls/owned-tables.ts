import { type SqlText, sqlTexts } from './sql-texts.ts';
import { bare, migratedTables, withoutComments, writtenTables } from './sql-writes.ts';

export type Owner = {
  name: string;
  tables?: readonly string[];
  userColumns?: Readonly<Record<string, string>>;
  personalData?: Readonly<Record<string, string>>;
  notExported?: Readonly<Record<string, string>>;
};
type Source = { file: string; source: string };
type House = {
  /** The house's programs. */
  sources: Source[];
  /** Texts of the migrations, in their order. */
  migrations: string[];
  features: readonly Owner[];
};

/** Tables that belong to no feature. The queue's own, `pgboss.*`, are its library's. */
const PLATFORM_TABLES = ['rate_limits', 'migrations', 'blobs', 'blob_store'];

const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)_[^/]*$/.test(file);
/** Measures and tests make worlds of their own, and read what is in them. */
const makesWorlds = (file: string): boolean => /^(testkit|bench|e2e|scripts)\//.test(file) || isTest(file);

/** Where SQL stands. */
const holdsSql = (file: string): boolean =>
  makesWorlds(file) ||
  /^server\/(platform|migrations)\//.test(file) ||
  /^server\/features\/.+\/([\w-]+-)?store\.ts$/.test(file);

/** Deletes what the features declare as a user's: the one statement whose table is a parameter. */
const ERASER = 'server/features/community/profiles/erased-rows-store.ts';

/**
 * What may be seen is said once, by a view: readers elsewhere that say it themselves forget it, or a part of it, one day.
 * Whoever decides about it reads and writes the columns.
 */
const CONDITIONS: [condition: RegExp, deciders: string[], views: string][] = [
  [
    /\b(suspended_at|anonymised_at)\s+is\s+(not\s+)?null/,
    ['identity/accounts', 'operations/administration'],
    'active_users, existing_users and deleted_users',
  ],
  [/\bhidden_at\s+is\s+(not\s+)?null/, ['practice/problems'], 'visible_problems'],
  // Of the problem itself: a version of it has tests of its own.
  [
    /\b(from|join)\s+(visible_)?problems\s+((as\s+)?(?<p>\w+)\b.*\b\k<p>\.|where\s(.*\s)?)tests\s*>\s*0/s,
    ['practice/problems'],
    'listed_problems',
  ],
  [/\bshared_at\s+is\s+(not\s+)?null/, ['practice/submissions'], 'shared_solutions'],
  [/\bstate\s*(=|<>|!=)\s*'approved'/, ['events/events'], 'visible_events'],
  [/\bcancelled_at\s+is\s+(not\s+)?null/, ['events/events'], 'listed_events'],
  [/\b(from|join)\s+resources\b/, ['library/resources'], 'published_resources'],
];

/** `area/noun` of a feature's file. */
const featureOf = (file: string): string | null => /^server\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null;

function ownersOf(features: readonly Owner[], made: string[]): { owners: Map<string, string>; faults: string[] } {
  const owners = new Map<string, string>(PLATFORM_TABLES.map((table) => [table, 'platform']));
  const faults: string[] = [];
  for (const { name, tables = [], userColumns = {} } of features) {
    for (const column of Object.keys(userColumns))
      if (!tables.some((table) => column.startsWith(`${table}.`)))
        faults.push(`a feature tells what becomes of its own rows: ${column} is not of ${name}`);
    for (const table of tables) {
      const other = owners.get(table);
      if (other !== undefined) faults.push(`a table has one owner: ${table} has ${other} and ${name}`);
      if (!made.includes(table)) faults.push(`an owned table is made by a migration: ${table} of ${name} is not`);
      owners.set(table, name);
    }
  }
  for (const table of made)
    if (!owners.has(table)) faults.push(`a table has an owner: nobody's feature.ts names ${table}`);
  return { owners, faults };
}

/** What the export of an account forgets, or is said not to hold although it does. */
const exportFaults = ({ name, userColumns = {}, personalData = {}, notExported = {} }: Owner): string[] => {
  const queries = Object.values(personalData).map(bare);
  const isExported = (table: string) => queries.some((sql) => new RegExp(`\\b(from|join)\\s+${table}\\b`).test(sql));
  const named = new Set(Object.keys(userColumns).map((column) => column.split('.')[0] ?? ''));
  return [
    ...[...named]
      .filter((table) => !isExported(table) && notExported[table] === undefined)
      .map((table) => `an export of an account holds the rows of a user, or a reason is given: ${table} of ${name}`),
    ...Object.keys(notExported)
      .filter((table) => !named.has(table) || isExported(table))
      .map((table) => `a reason not to export is given where nothing is exported: ${table} of ${name}`),
    ...Object.entries(personalData)
      .filter(([, sql]) => !/\$1\b/.test(sql) || !/\border by [\w., ]+$/.test(bare(sql).trim()))
      .map(([file]) => `a query of an export asks for one account ($1) and ends with its order: ${file} of ${name}`),
  ];
};

/** What is wrong with one text at its place. */
function faultsOf(file: string, { text, line }: SqlText, owners: Map<string, string>): string[] {
  if (makesWorlds(file)) return [];
  const at = `${file}:${line}`;
  const home = file.startsWith('server/platform/') ? 'platform' : featureOf(file);
  const faults = holdsSql(file) ? [] : [`SQL stands in a feature's store.ts or …-store.ts only: ${at}`];
  for (const table of writtenTables(text)) {
    if (table === '{…}') {
      if (file !== ERASER) faults.push(`the table that is written stands in the text: ${at}`);
      continue;
    }
    const owner = owners.get(table);
    if (owner === undefined) faults.push(`a written table is made by a migration: ${table}, ${at}`);
    else if (owner !== home) faults.push(`only ${owner} writes ${table}; others call its commands: ${at}`);
  }
  const told = withoutComments(text).toLowerCase();
  for (const [condition, deciders, views] of CONDITIONS)
    if (condition.test(told) && !deciders.includes(home ?? ''))
      faults.push(`what may be seen is read from ${views}: ${at}`);
  return faults;
}

/** All that breaks the walls around tables, one line each. */
export function tableFaults({ sources, migrations, features }: House): string[] {
  const { owners, faults } = ownersOf(features, migratedTables(migrations));
  const broken = sources.flatMap(({ file, source }) =>
    sqlTexts(file, source).flatMap((sql) => faultsOf(file, sql, owners)),
  );
  return [...faults, ...features.flatMap(exportFaults), ...new Set(broken)];
}
