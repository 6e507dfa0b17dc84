export const withoutComments = (sql: string): string =>
  sql.replaceAll(/--[^\n]*/g, ' ').replaceAll(/\/\*[\s\S]*?\*\//g, ' ');

/** Comments and quoted texts say nothing of tables; quoted names are names. */
export const bare = (sql: string): string =>
  withoutComments(sql)
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .toLowerCase();

const NAME = String.raw`((?:[a-z_][\w$]*\.)?[a-z_][\w$]*|\{…\}\S*)`;
const alias = String.raw`(?:\s+(?:as\s+)?[a-z_]\w*)?`;
const WRITES = [
  new RegExp(String.raw`\binsert\s+into\s+${NAME}`, 'g'),
  // Not `for update`, `do update set`, `after update of`.
  new RegExp(String.raw`(?<!\b(?:do|for|key|or|after|before)\s+)\bupdate\s+(?:only\s+)?${NAME}${alias}\s+set\b`, 'g'),
  new RegExp(String.raw`\bdelete\s+from\s+(?:only\s+)?${NAME}`, 'g'),
  new RegExp(String.raw`\bmerge\s+into\s+(?:only\s+)?${NAME}`, 'g'),
  new RegExp(String.raw`\bcopy\s+${NAME}(?:\s*\([^)]*\))?\s+from\b`, 'g'),
  new RegExp(
    String.raw`\b(?:alter|drop|create|create\s+unlogged)\s+table\s+(?:if\s+(?:not\s+)?exists\s+)?${NAME}`,
    'g',
  ),
];
const LISTS = [
  /\btruncate\s+(?:table\s+)?(?:only\s+)?([\w$.{}…]+(?:\s*,\s*[\w$.{}…]+)*)/g,
  /\block\s+table\s+(?:only\s+)?([\w$.{}…]+(?:\s*,\s*[\w$.{}…]+)*)/g,
];

/** The tables that a statement, or a part of one, writes or locks whole; `{…}` where only the running program knows. */
export function writtenTables(sql: string): string[] {
  const text = bare(sql);
  const one = WRITES.flatMap((write) => [...text.matchAll(write)].map(([, table = '']) => table));
  const many = LISTS.flatMap((write) =>
    [...text.matchAll(write)].flatMap(([, tables = '']) => tables.split(/\s*,\s*/)),
  );
  return [
    ...new Set([...one, ...many].map((table) => (table.includes('{…}') ? '{…}' : table.replace(/^public\./, '')))),
  ];
}

/** The tables that stand after all migrations, in their order. */
export function migratedTables(migrations: string[]): string[] {
  const tables = new Set<string>();
  for (const [, made, dropped, from, to] of bare(migrations.join('\n')).matchAll(
    /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)|\bdrop\s+table\s+(?:if\s+exists\s+)?([\w.]+)|\balter\s+table\s+([\w.]+)\s+rename\s+to\s+([\w.]+)/g,
  )) {
    for (const gone of [dropped, from]) if (gone !== undefined) tables.delete(gone);
    for (const come of [made, to]) if (come !== undefined) tables.add(come);
  }
  return [...tables];
}
