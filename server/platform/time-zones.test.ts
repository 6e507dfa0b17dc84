import { createTestDatabase } from '@devorbit/testkit/database.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { connectDatabase } from './database.ts';
import { databaseTimeZone, yearIn } from './time-zones.ts';

const moments = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'];
const zones = [...Intl.supportedValuesOf('timeZone'), 'CET', 'EST', 'utc', 'Etc/GMT+5', '+05:30', '-03:00'];

test('every zone that a page may name is read by the database as by JavaScript', async () => {
  const base = await createTestDatabase();
  const database = connectDatabase(base.url, () => undefined);
  const clockIn = (zone: string, at: string) =>
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
  const rows = await database.rows(
    z.object({ said: z.array(z.string()) }),
    `select (select array_agg(to_char(m at time zone zone, 'YYYY-MM-DD HH24:MI') order by m) from unnest($2::timestamptz[]) m) as said
     from unnest($1::text[]) with ordinality z (zone, n) order by n`,
    [zones.map(databaseTimeZone), moments],
  );
  expect(rows.map(({ said }, at) => [zones[at], said])).toEqual(
    zones.map((zone) => [zone, moments.map((moment) => clockIn(zone, moment))]),
  );
  await database.close();
  await base.drop();
});

test('an unknown zone throws', () => {
  expect(() => databaseTimeZone('Mars/Olympus')).toThrow(RangeError);
});

test.each([
  ['UTC', 2025],
  ['Asia/Kolkata', 2026],
  ['America/Los_Angeles', 2025],
])('the year in %s', (zone, year) => {
  expect(yearIn(zone, new Date('2025-12-31T20:00:00Z'))).toBe(year);
});
