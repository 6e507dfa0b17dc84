import { describe, expect, test } from 'vitest';
import { workOutDates } from './commands/work-out-dates.ts';

describe('dates of an event that repeats', () => {
  test('weeks and pairs of weeks', () => {
    expect(workOutDates('2027-12-21', { every: 'week', count: 3 })).toEqual(['2027-12-21', '2027-12-28', '2028-01-04']);
    expect(workOutDates('2028-02-21', { every: 'two_weeks', until: '2028-03-20' })).toEqual([
      '2028-02-21',
      '2028-03-06',
      '2028-03-20',
    ]);
  });

  test('the same weekday of a month; of a fifth one the last', () => {
    expect(workOutDates('2027-09-14', { every: 'month', count: 5 })).toEqual([
      '2027-09-14',
      '2027-10-12',
      '2027-11-09',
      '2027-12-14',
      '2028-01-11',
    ]);
    expect(workOutDates('2027-08-31', { every: 'month', count: 4 })).toEqual([
      '2027-08-31',
      '2027-09-28',
      '2027-10-26',
      '2027-11-30',
    ]);
    expect(workOutDates('2027-02-01', { every: 'month', count: 2 })).toEqual(['2027-02-01', '2027-03-01']);
  });

  test('each month has the weekday once, in its week, over ten years', () => {
    for (let day = 1; day <= 31; day++) {
      const first = `2027-01-${String(day).padStart(2, '0')}`;
      const days = workOutDates(first, { every: 'month', count: 52 });
      const weekday = new Date(first).getUTCDay();
      for (const [at, one] of days.entries()) {
        const date = new Date(one);
        expect(date.getUTCDay()).toBe(weekday);
        expect((date.getUTCFullYear() - 2027) * 12 + date.getUTCMonth()).toBe(at);
        if (day <= 28) expect(Math.ceil(date.getUTCDate() / 7)).toBe(Math.ceil(day / 7));
        else expect(new Date(date.getTime() + 7 * 86_400_000).getUTCMonth() !== date.getUTCMonth()).toBe(true);
      }
    }
  });

  test('53 dates, and one alone, are none', () => {
    expect(workOutDates('2027-01-04', { every: 'week', until: '2027-12-31' })).toHaveLength(52);
    expect(() => workOutDates('2027-01-04', { every: 'week', until: '2028-01-03' })).toThrow('more than 52');
    expect(() => workOutDates('2027-01-04', { every: 'week', until: '2027-01-10' })).toThrow('no other date');
    expect(() => workOutDates('2027-01-04', { every: 'week', until: '2026-01-10' })).toThrow('no other date');
  });
});
