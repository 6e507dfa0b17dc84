import type { Activity, Day } from '@devorbit/contract/practice/activity.ts';

type Years = { year: number; joined: number; thisYear: number };
type Figures = Pick<Activity, 'current_streak' | 'longest_streak' | 'problems_created' | 'solved_by_difficulty'>;

/** Days of a year, what they add up to, and what holds whatever the year. */
export function presentActivity({ year, joined, thisYear }: Years, days: Day[], figures: Figures): Activity {
  const total = (figure: 'submissions' | 'solved') => days.reduce((sum, day) => sum + day[figure], 0);
  const { current_streak, longest_streak, problems_created, solved_by_difficulty } = figures;
  return {
    year,
    days,
    submissions: total('submissions'),
    solved: total('solved'),
    current_streak,
    longest_streak,
    years: Array.from({ length: Math.max(1, thisYear - joined + 1) }, (_, at) => Math.min(joined, thisYear) + at),
    problems_created,
    solved_by_difficulty,
  };
}
