import type { Activity, Day } from '@devorbit/contract/practice/activity.ts';
import type { Skill } from '@devorbit/contract/practice/guidance.ts';
import { longDayText, shortMonth } from '../../../platform/format/dates.ts';
import { numberText } from '../../../platform/format/numbers.ts';
import { counted } from '../../../platform/format/plurals.ts';
import { percentText } from '../problems/model.ts';

/** Points from which a level is reached, in order. A rule of ours: everybody begins as the specification's Beginner. */
const levels = [
  { name: 'Beginner', from: 0 },
  { name: 'Intermediate', from: 1_000 },
  { name: 'Advanced', from: 5_000 },
  { name: 'Expert', from: 15_000 },
] as const;

export type Level = {
  name: (typeof levels)[number]['name'];
  /** The level after it and the points it begins with; null at the top. */
  next: { name: string; from: number } | null;
  /** How much of the way to the next level is done, 0 to 1; 1 at the top. */
  done: number;
};

/** The level in data structures and algorithms that so many points stand for. */
export function levelOf(points: number): Level {
  const reached = Math.max(
    0,
    levels.findLastIndex(({ from }) => points >= from),
  );
  const { name, from } = levels[reached] ?? levels[0];
  const next = levels[reached + 1] ?? null;
  return { name, next, done: next ? Math.max(0, (points - from) / (next.from - from)) : 1 };
}

/** The first letter of the name, else of the username. */
export const avatarInitial = ({ full_name, username }: { full_name: string; username: string }): string =>
  ([...(full_name.trim() || username)][0] ?? '?').toUpperCase();

/** 0 for none, then four steps of submissions on a day: 1, 2–3, 4–6, more. */
export const stepOf = (submissions: number): 0 | 1 | 2 | 3 | 4 =>
  submissions <= 0 ? 0 : submissions === 1 ? 1 : submissions <= 3 ? 2 : submissions <= 6 ? 3 : 4;

/** A day's place in the graph: weeks are columns, Monday is row 0. */
export type Cell = { day: string; column: number; row: number; submissions: number; solved: number };
export type Half = { cells: Cell[]; columns: number; months: { name: string; column: number }[] };

const DAY_MS = 86_400_000;
const fromMonday = (moment: number): number => (new Date(moment).getUTCDay() + 6) % 7;
const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** One half of a year as a grid (0 is January to June): every day of it, with what happened on it. */
export function halfOf(year: number, half: 0 | 1, days: readonly Day[]): Half {
  const known = new Map(days.map((day) => [day.day, day]));
  const first = Date.UTC(year, half * 6, 1);
  const end = Date.UTC(year, half * 6 + 6, 1);
  const cells: Cell[] = [];
  const months: Half['months'] = [];
  for (let moment = first; moment < end; moment += DAY_MS) {
    const day = iso(moment);
    const column = Math.floor((fromMonday(first) + (moment - first) / DAY_MS) / 7);
    const { submissions = 0, solved = 0 } = known.get(day) ?? {};
    cells.push({ day, column, row: fromMonday(moment), submissions, solved });
    if (day.endsWith('-01')) months.push({ name: shortMonth(day), column });
  }
  return { cells, columns: (cells.at(-1)?.column ?? 0) + 1, months };
}

/** Where an arrow key leads from a day: up and down along the week, left and right by weeks; not beyond today. Null where nowhere. */
export function nextDay({ cells }: Half, from: string, key: string, today: string): string | null {
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 };
  const past = cells.filter(({ day }) => day <= today);
  if (key === 'Home') return past[0]?.day ?? null;
  if (key === 'End') return past.at(-1)?.day ?? null;
  const at = cells.findIndex(({ day }) => day === from);
  const next = steps[key] === undefined || at < 0 ? undefined : cells[at + steps[key]]?.day;
  return next !== undefined && next <= today ? next : null;
}

/** `34 submissions on 12 days, 9 problems solved`: what the graph says to who cannot see it. */
export const yearSummary = ({ submissions, solved, days }: Pick<Activity, 'submissions' | 'solved' | 'days'>): string =>
  `${counted(submissions, 'submission')} on ${counted(days.length, 'day')}, ` + `${counted(solved, 'problem')} solved`;

export const dayText = ({ day, submissions, solved }: Pick<Cell, 'day' | 'submissions' | 'solved'>): string =>
  submissions === 0
    ? `${longDayText(day)}: no submissions`
    : `${longDayText(day)}: ${counted(submissions, 'submission')}, ${numberText(solved)} solved`;

/** The year that the address asks for, where it is one that can be shown; null means the current one. */
export function yearFromUrl(params: URLSearchParams): number | null {
  const year = Number(params.get('year'));
  return Number.isInteger(year) && year >= 2020 && year <= 2100 ? year : null;
}

/** Skills that are shown before all are asked for. */
export const SKILLS_AT_FIRST = 12;

/** What one has done most in first; then what one has tried; then by the number of problems and by name. */
export const orderSkills = (skills: readonly Skill[]): Skill[] =>
  skills.toSorted(
    (a, b) => b.solved - a.solved || b.attempts - a.attempts || b.total - a.total || a.tag.localeCompare(b.tag),
  );

/** `3 of 9 solved` */
export const solvedOfText = ({ solved, total }: Pick<Skill, 'solved' | 'total'>): string =>
  `${numberText(solved)} of ${numberText(total)} solved`;

/** `43% of 7 attempts`, `Not tried yet` */
export const attemptsText = ({ attempts, success_rate }: Pick<Skill, 'attempts' | 'success_rate'>): string =>
  attempts === 0 || success_rate === null
    ? 'Not tried yet'
    : `${percentText(success_rate)} of ${counted(attempts, 'attempt')} succeeded`;
