import { expect, test } from 'vitest';
import { doorFaults } from './text-doors.ts';

const store = 'server/features/library/books/store.ts';
const migration = 'server/migrations/9999-books.sql';

test.each([
  [store, "const port = process.env['PORT'];", 'server/platform/env.ts', 'process.env'],
  [store, "import { Client } from 'pg';", 'server/platform/database.ts', 'the database is reached'],
  ['web/ui/film.tsx', '<iframe src={film} />', 'web/features/practice/problems/statement-pdf.tsx', 'frames are made'],
  [store, "db.raw(`select pg_notify('books', '')`)", 'server/platform/database.ts', 'notices leave'],
  [migration, "perform pg_notify('books', new.id::text);", null, 'notices leave'],
  [store, 'lend(actor as Staff)', null, 'admission alone'],
  [store, 'lend(actor as Superuser)', null, 'admission alone'],
  [store, 'actor.is_staff || actor.is_superuser', 'contract/roles.ts', 'who is staff'],
  [store, '!actor.is_staff && !actor?.is_superuser', 'contract/roles.ts', 'who is staff'],
  [store, '`select id from users u where u.is_superuser or u.is_staff`', null, 'who is staff'],
  [migration, 'check (not is_staff and not is_superuser)', 'server/migrations/0035-staff.sql', 'who is staff'],
  [store, 'Math.random()', null, 'randomness'],
  ['web/ui/table.tsx', "value.toLocaleString('en')", 'web/platform/format/numbers.ts', 'the web writes dates'],
  [
    'web/ui/table.tsx',
    "new Intl.NumberFormat('en')",
    'server/features/identity/emails/texts.ts',
    'the web writes dates',
  ],
  ['web/ui/field.tsx', '<input maxLength={60} />', null, 'limits of fields'],
  ['web/ui/save.tsx', 'useMutation({ mutationFn: send })', 'web/platform/use-act.ts', 'what a button starts'],
])('%s: %s', (file, source, door, rule) => {
  expect(doorFaults(file, source)).toEqual([expect.stringMatching(new RegExp(`^${rule}.*: ${file}$`))]);
  if (door !== null) expect(doorFaults(door, source)).toEqual([]);
});

test('what is meant otherwise is no fault', () => {
  expect(doorFaults(store, 'isStaff(actor); env.PORT; user.is_staff || user.is_superuser !== null')).toEqual([]);
});
