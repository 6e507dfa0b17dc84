import type { LeaderboardPeriod } from '@devorbit/contract/practice/leaderboard.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Months and weeks that began longer ago are forgotten, in days: no screen shows one that is over. */
const KEEP_DAYS = 62;

export const periods: LeaderboardPeriod[] = ['all', 'month', 'week'];

const isoDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The first day (UTC, YYYY-MM-DD) of the period that a moment lies in. Weeks begin on Monday. */
export function periodStart(period: LeaderboardPeriod, at: Date): string {
  if (period === 'all') return '1970-01-01';
  if (period === 'month') return isoDate(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  return isoDate(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS);
}

/** Months and weeks that began before this day are not kept. */
export const oldestKept = (now: Date): string => isoDate(now.getTime() - KEEP_DAYS * DAY_MS);

/** Days over which ranks are compared. */
const TREND_DAYS = 7;

/** The beginning of the day (UTC) a week ago: the moment with whose ranks those of now are compared. */
export const trendStart = (now: Date): Date => new Date(`${isoDate(now.getTime() - TREND_DAYS * DAY_MS)}T00:00:00Z`);
