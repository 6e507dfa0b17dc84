import { expect, test } from 'vitest';
import { oldestKept, periodStart } from './periods.ts';

test.each([
  ['2026-03-09T00:00:00.000Z', '2026-03-01', '2026-03-09'],
  ['2026-03-08T23:59:59.999Z', '2026-03-01', '2026-03-02'],
  ['2026-03-01T00:00:00.000Z', '2026-03-01', '2026-02-23'],
  ['2026-02-28T23:59:59.999Z', '2026-02-01', '2026-02-23'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', '2026-12-28'],
  ['2024-02-29T12:00:00.000Z', '2024-02-01', '2024-02-26'],
])('%s lies in the month from %s and the week from %s', (at, month, week) => {
  expect([
    periodStart('all', new Date(at)),
    periodStart('month', new Date(at)),
    periodStart('week', new Date(at)),
  ]).toEqual(['1970-01-01', month, week]);
});

test('the current month and week are kept, whatever the day', () => {
  for (let day = 0; day < 800; day++) {
    const now = new Date(Date.UTC(2026, 0, 1 + day));
    expect(oldestKept(now) < periodStart('month', now) && oldestKept(now) < periodStart('week', now)).toBe(true);
  }
});
