import { expect, test } from 'vitest';
import { type Owner, tableFaults } from './owned-tables.ts';

const migrations = [
  'create table books (id integer); -- create table ghosts (id integer);',
  'create unlogged table rate_limits (key text); create table drafts (id integer); alter table drafts rename to notes;',
];
const features: Owner[] = [
  { name: 'library/books', tables: ['books'] },
  { name: 'library/notes', tables: ['notes'] },
];
const BOOKS = 'server/features/library/books';

/** What breaks where `file` says `source`. */
const faultsOf = (source: string, file = `${BOOKS}/store.ts`): string[] =>
  tableFaults({ sources: [{ file, source }], migrations, features });

test.each([
  ["export const insertBook = (db) => db.run('insert into books (id) values ($1)', [1]);"],
  ['export const x = (db) => db.rows(Row, `select * from notes where id = $1 for update`);'],
  ["export const x = (db) => db.run('insert into books (id) values (1) on conflict (id) do update set id = 2');"],
  ["export const x = (db) => db.run('update only books b set id = 2');"],
  ['export const x = (db) => db.run(`select 1 -- delete from notes\n`);'],
  [`export const x = (db) => db.run("select 'delete from notes' as word");`],
  ["/** Select a note from the list, or delete from notes. */\nexport const x = 'Update your notes, set a name';"],
])('sound: %s', (source) => {
  expect(faultsOf(source)).toEqual([]);
});

test.each([
  ['an insert', "db.run('insert into notes (id) values (1)')"],
  ['an update in a CTE', 'db.rows(Row, `with moved as (update notes n set id = 2 returning id) select id from moved`)'],
  ['a delete beside an own write', 'db.run(`with gone as (delete from notes) insert into books select 1`)'],
  ['a merge', "db.run('merge into notes using books on true when matched then delete')"],
  ['a lock', "db.raw('lock table books, notes in share mode')"],
  ['a truncation', "db.raw('truncate books, notes')"],
  ['a quoted name', `db.run('delete from "notes"')`],
  ['a schema', "db.run('DELETE FROM public.notes')"],
  ['a constant that is composed', 'const write = `update notes set id = 2`;\ndb.run(`${write} where id = 1`)'],
  ['a text behind a hole', 'db.run(`${head} returning 1), gone as (delete from notes where true) select`)'],
  ['a text inside a hole', "db.run(`select 1 ${late ? '; delete from notes where true' : ''}`)"],
])('a foreign writer is found: %s', (_what, source) => {
  expect(faultsOf(source)).toEqual([
    expect.stringMatching(/^only library\/notes writes notes; others call its commands: .+store\.ts:\d$/),
  ]);
});

test('a table that only the running program knows is found', () => {
  const source = 'for (const table of tables) db.run(`delete from ${table} where user_id = $1`)';
  expect(faultsOf(source)).toEqual([`the table that is written stands in the text: ${BOOKS}/store.ts:1`]);
  expect(faultsOf(source, 'server/features/community/profiles/erased-rows-store.ts')).toEqual([]);
});

test('a written table that no migration makes is found', () => {
  expect(faultsOf("db.run('insert into ghosts (id) values (1)')")).toEqual([
    `a written table is made by a migration: ghosts, ${BOOKS}/store.ts:1`,
  ]);
});

test.each([
  ['a command', `${BOOKS}/commands/lend-book.ts`],
  ['routes', `${BOOKS}/routes.ts`],
  ['a room of the web app', 'web/features/library/books/api.ts'],
  ['the seed', 'server/seed.ts'],
])('SQL in %s is found', (_what, file) => {
  for (const source of [
    "db.rows(Row, 'select id from books')",
    'tx.run(statement)',
    'const where = `select id from books`',
  ])
    expect(faultsOf(source, file)).toEqual([`SQL stands in a feature's store.ts or …-store.ts only: ${file}:1`]);
});

test.each(['store.ts', 'lending/store.ts', 'lending-store.ts', 'books.test.ts', '_shelf.ts'])(
  'SQL stands in %s',
  (name) => {
    expect(faultsOf("db.rows(Row, 'select id from books')", `${BOOKS}/${name}`)).toEqual([]);
  },
);

test.each(['testkit/factories/book.ts', 'bench/server/bench-books.ts', `${BOOKS}/books.test.ts`])(
  '%s makes a world of its own',
  (file) => {
    expect(
      faultsOf("db.run('insert into notes (id) values (1)'); db.raw('select 1 where hidden_at is null')", file),
    ).toEqual([]);
  },
);

test('the platform has tables of its own', () => {
  const source = "db.run('delete from rate_limits')";
  expect(faultsOf(source, 'server/platform/rate-limits.ts')).toEqual([]);
  expect(faultsOf(source)).toEqual([`only platform writes rate_limits; others call its commands: ${BOOKS}/store.ts:1`]);
});

test.each([
  ['nobody owns a table', [features[0] ?? { name: '' }], "a table has an owner: nobody's feature.ts names notes"],
  [
    'a feature owns what is not there',
    [...features, { name: 'library/cards', tables: ['ghosts'] }],
    'an owned table is made by a migration: ghosts of library/cards is not',
  ],
  [
    'two own the same',
    [...features, { name: 'library/cards', tables: ['books'] }],
    'a table has one owner: books has library/books and library/cards',
  ],
  [
    "a feature gives another's rows away",
    [...features, { name: 'library/cards', userColumns: { 'notes.user_id': 'erased' } }],
    'a feature tells what becomes of its own rows: notes.user_id is not of library/cards',
  ],
])('%s', (_what, owners: Owner[], fault) => {
  const faults = tableFaults({ sources: [], migrations, features: owners });
  // A row that is nobody's to tell of is exported by nobody either.
  expect(faults.filter((each) => !each.startsWith('an export of an account'))).toEqual([fault]);
});

test('documents that everybody sees are read from their view', () => {
  const source = "db.rows(Row, 'select id from resources where id > $1')";
  expect(faultsOf(source, 'server/features/library/resources/store.ts')).toEqual([]);
  expect(faultsOf(source)).toEqual([`what may be seen is read from published_resources: ${BOOKS}/store.ts:1`]);
});

test.each([
  ['suspended_at', 'identity/accounts'],
  ['anonymised_at', 'operations/administration'],
  ['hidden_at', 'practice/problems'],
  ['shared_at', 'practice/submissions'],
])('%s is judged by its deciders, and read from a view by others', (column, decider) => {
  const source = `const seen = \`p.${column} is  null\``;
  expect(faultsOf(source, `server/features/${decider}/store.ts`)).toEqual([]);
  expect(faultsOf(source)).toEqual([expect.stringMatching(/^what may be seen is read from .+: .+store\.ts:1$/)]);
});

test.each([
  ['approved events', "select id from events e where e.state = 'approved'", 'events/events', 'visible_events'],
  ['a part of a condition', "e.state <> 'approved'", 'events/events', 'visible_events'],
  ['events that are not cancelled', 'e.cancelled_at is null', 'events/events', 'listed_events'],
  ['problems with tests', 'select id from problems where tests > 0', 'practice/problems', 'listed_problems'],
  [
    'those in sight',
    'select p.id from drafts d join visible_problems p on p.id = d.id\n where p.tests > 0',
    'practice/problems',
    'listed_problems',
  ],
])('%s are read from a view, but by their decider', (_what, sql, decider, view) => {
  const source = `const seen = \`${sql}\``;
  expect(faultsOf(source, `server/features/${decider}/store.ts`)).toEqual([]);
  expect(faultsOf(source)).toEqual([`what may be seen is read from ${view}: ${BOOKS}/store.ts:1`]);
});

test('a version of a problem has tests of its own', () => {
  const source =
    'const x = `select 1 from visible_problems p join problem_versions v on v.problem_id = p.id where v.tests > 0`';
  expect(faultsOf(source)).toEqual([]);
});

test.each([
  [
    'rows that no export holds',
    {},
    'an export of an account holds the rows of a user, or a reason is given: notes of x',
  ],
  [
    'a reason beside an export',
    { personalData: { notes: 'select id from notes where id = $1 order by id' }, notExported: { notes: 'secret' } },
    'a reason not to export is given where nothing is exported: notes of x',
  ],
  [
    'the rows of everybody',
    { personalData: { notes: 'select id from notes order by id' } },
    'a query of an export asks for one account ($1) and ends with its order: notes of x',
  ],
  [
    'rows without an order',
    { personalData: { notes: 'select id from notes where id = $1' } },
    'a query of an export asks for one account ($1) and ends with its order: notes of x',
  ],
])('an export of an account: %s', (_what, declared, fault) => {
  const owner = { name: 'x', tables: ['notes'], userColumns: { 'notes.id': 'erased' }, ...declared };
  expect(tableFaults({ sources: [], migrations: ['create table notes (id integer)'], features: [owner] })).toEqual([
    fault,
  ]);
});
