import { MAX_SERIES, type SeriesStep } from '@devorbit/contract/events/series-limits.ts';
import { oneDate, tooManyDates } from '../errors.ts';

export type Repeats = { every: SeriesStep; count?: number | undefined; until?: string | undefined };

const DAY_MS = 24 * 3_600_000;
const dayText = (date: Date): string => date.toISOString().slice(0, 10);

/** The same weekday of a month `months` later: the second Tuesday stays the second; of a fifth it is the last. */
function sameWeekday(first: Date, months: number): Date {
  const month = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const week = Math.floor((first.getUTCDate() - 1) / 7);
  const day = 1 + ((first.getUTCDay() - month.getUTCDay() + 7) % 7) + week * 7;
  return new Date(month.getTime() + ((day > days ? day - 7 : day) - 1) * DAY_MS);
}

/**
 * The days on which an event that repeats begins, `first` among them: days of the calendar, whatever the clocks do. Throws
 * for more than there may be, and for `first` alone.
 */
export function workOutDates(first: string, { every, count, until }: Repeats): string[] {
  const start = new Date(`${first}T00:00:00Z`);
  const days: string[] = [];
  for (let at = 0; at < (count ?? MAX_SERIES + 1); at++) {
    const date =
      every === 'month'
        ? sameWeekday(start, at)
        : new Date(start.getTime() + at * (every === 'week' ? 7 : 14) * DAY_MS);
    const day = dayText(date);
    if (until !== undefined && day > until) break;
    days.push(day);
  }
  if (days.length > MAX_SERIES) throw tooManyDates();
  if (days.length < 2) throw oneDate();
  return days;
}
