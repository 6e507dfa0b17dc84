import { type Candidate, dailyProblem, DAY_MS, startOf, utcDay } from '@devorbit/contract/practice/daily.ts';
import { shortWeekday } from '../../../platform/format/dates.ts';
import { counted } from '../../../platform/format/plurals.ts';

export type Solve = { problem_id: number; created_at: string };

export const dayBefore = (day: string): string => utcDay(startOf(day) - DAY_MS);

/** Whether the problem of a day was solved on that day. */
export const solvedOnDay = (problems: readonly Candidate[], solves: readonly Solve[], day: string): boolean => {
  const wanted = dailyProblem(problems, day)?.id;
  return solves.some(({ problem_id, created_at }) => problem_id === wanted && utcDay(Date.parse(created_at)) === day);
};

/**
 * Days in a row on which the day's problem was solved on its day, ending today or, while today's is still open,
 * yesterday. `solves` are Accepted submissions, the latest first, down to any age; `whole` says that there are no older
 * ones. Null while the row reaches the end of what is known: then older ones have to be asked for.
 */
export function dailyStreak(
  problems: readonly Candidate[],
  solves: readonly Solve[],
  whole: boolean,
  today: string,
): number | null {
  const last = solves.at(-1);
  const knownFrom = whole || !last ? '' : utcDay(Date.parse(last.created_at));
  let day = solvedOnDay(problems, solves, today) ? today : dayBefore(today);
  let streak = 0;
  while (solvedOnDay(problems, solves, day)) {
    streak++;
    day = dayBefore(day);
  }
  return day <= knownFrom ? null : streak;
}

/** Whether submissions, the latest first, go back beyond the seven days that end today. */
export const reachesLastWeek = (solves: readonly Solve[], today: string): boolean => {
  const last = solves.at(-1);
  return last !== undefined && Date.parse(last.created_at) < startOf(today) - 6 * DAY_MS;
};

export type WeekDay = { day: string; name: string; state: 'solved' | 'missed' | 'open' };

/** The seven days that end today, the first one first. */
export function lastWeek(problems: readonly Candidate[], solves: readonly Solve[], today: string): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = utcDay(startOf(today) - (6 - index) * DAY_MS);
    const name = shortWeekday(day);
    return { day, name, state: solvedOnDay(problems, solves, day) ? 'solved' : day === today ? 'open' : 'missed' };
  });
}

/** `5 h 12 min`, to the end of the day in UTC; never less than a minute. */
export function timeLeft(moment: number): string {
  const minutes = Math.max(1, Math.ceil((startOf(utcDay(moment)) + DAY_MS - moment) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** `1 day`, `4 days` */
export const daysText = (days: number): string => counted(days, 'day');
