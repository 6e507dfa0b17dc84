import { expect, test } from 'vitest';
import { doorFaults } from './doors.ts';

test.each([
  ['server/features/site/home/store.ts', 'const port = process.env.PORT;'],
  ['server/features/site/home/store.ts', "import pg from 'pg';"],
  ['web/features/site/home/components/frame.tsx', '<iframe title="Home" />'],
  ['server/features/site/home/store.ts', "select pg_notify('home', '')"],
  ['server/features/site/home/routes.ts', 'const staff = caller as Staff;'],
  ['server/features/site/home/policy.ts', 'user.is_staff || user.is_superuser'],
  ['runner/main.ts', 'Math.random()'],
  ['web/features/site/home/model.ts', "new Intl.NumberFormat('en').format(value)"],
  ['web/ui/table.tsx', "value.toLocaleString('en')"],
  ['web/features/site/home/copy.ts', "date.toLocaleDateString('en-GB')"],
  ['web/features/site/home/components/field.tsx', '<input maxLength={60} />'],
  ['web/features/site/home/components/save.tsx', 'const save = useMutation({ mutationFn: send });'],
])('in %s, %s breaks a wall', (file, line) => {
  expect(doorFaults(file, line)).toHaveLength(1);
});

test.each([
  ['server/platform/env.ts', 'const port = process.env.PORT;'],
  ['server/platform/database.ts', "import pg from 'pg'; await query('select pg_notify($1, $2)');"],
  ['web/platform/format/numbers.ts', "value.toLocaleString('en')"],
  ['web/platform/time-zone.ts', 'Intl.DateTimeFormat().resolvedOptions()'],
  ['server/features/site/home/letters.ts', "new Intl.DateTimeFormat('en-GB').format(at)"],
  ['web/features/site/home/model.ts', 'numberText(value)'],
  ['web/features/site/home/components/field.tsx', '<input maxLength={MAX_NAME} />'],
  ['web/platform/use-act.ts', 'const mutation = useMutation({ mutationFn: work });'],
])('in %s, %s breaks none', (file, line) => {
  expect(doorFaults(file, line)).toEqual([]);
});
