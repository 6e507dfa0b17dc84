import type { Problem } from '@devorbit/contract/practice/problems.ts';
import { shortWeekday } from '../../../platform/format/dates.ts';
import { counted } from '../../../platform/format/plurals.ts';

/** A day is a day in UTC, so that everybody has the same problem at the same time. */
const DAY_MS = 86_400_000;

/** What the rule looks at. */
export type Candidate = Pick<Problem, 'id' | 'tests' | 'created_at'>;
export type Solve = { problem_id: number; created_at: string };

/** YYYY-MM-DD in UTC. */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const dayBefore = (day: string): string => utcDay(startOf(day) - DAY_MS);

/** 32 well-mixed bits of a text: FNV-1a and a final mixing. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const char of text) bits = Math.imul(bits ^ (char.codePointAt(0) ?? 0), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * The problem of a day: of those with tests that were there when the day began, the one whose hash with the day is the
 * smallest. So the order of the list does not matter, a new problem never changes a day that has begun, and one that is
 * withdrawn changes only its own days. On the first day of a house, when nothing is older, those of the day count.
 */
export function dailyProblem<T extends Candidate>(problems: readonly T[], day: string): T | null {
  const judged = problems.filter(({ tests }) => tests > 0);
  const start = startOf(day);
  const older = judged.filter(({ created_at }) => Date.parse(created_at) < start);
  const pool = older.length > 0 ? older : judged.filter(({ created_at }) => Date.parse(created_at) < start + DAY_MS);
  let best: T | null = null;
  let least = Infinity;
  for (const problem of pool) {
    const rank = hash(`${day}:${problem.id}`);
    if (rank < least || (rank === least && best !== null && problem.id < best.id)) {
      best = problem;
      least = rank;
    }
  }
  return best;
}

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
