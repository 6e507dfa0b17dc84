import { createHash } from 'node:crypto';
import type { AuthorsProgram } from '@devorbit/content-reader/demo.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';

/** A problem that somebody may have met, and what was written for it. */
export type Met = {
  id: number;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  tags: string[];
  created_at: Date;
  programs: AuthorsProgram[];
};

/** One submission of somebody's history. */
export type Deed = { problem_id: number; at: Date; program: AuthorsProgram };

export const HISTORY_DAYS = 182;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** The days of an unbroken streak up to today, each with something new solved. */
const STREAK_DAYS = 8;
/** Days ago of exams and of a holiday: nothing at all. */
const pauses = [
  [112, 124],
  [51, 58],
] as const;
/** What this person has not come to yet: something stays to be recommended. */
const untouched = new Set(['Geometry', 'Game Theory', 'Bitmask', 'Binary Search Tree', 'Union Find']);

/** Always the same number from 0 up to 1 for the same words. */
const draw = (...words: (string | number)[]): number =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32;

/** Easy ones at first, harder ones later: what to solve as number `at` of `count`. */
function wanted(at: number, count: number): Met['difficulty'] {
  const luck = draw('difficulty', at);
  const far = at / count;
  if (far > 0.35 && luck < 0.3 * far) return 'Hard';
  return luck < 0.15 + 0.65 * far ? 'Medium' : 'Easy';
}

/** Python first, C++ from the second month on, then whatever a problem has. */
function preference(far: number, id: number): PracticeLanguage[] {
  const luck = draw('language', id);
  if (far < 0.3 || luck < 0.5) return ['python', 'javascript', 'cpp', 'java'];
  return luck < 0.72
    ? ['cpp', 'python']
    : luck < 0.86
      ? ['java', 'javascript', 'python']
      : ['javascript', 'cpp', 'python'];
}

/** On how many of the problems somebody works on a day, so many days ago: more on weekdays, nothing in the pauses. */
function load(daysAgo: number, day: Date): number {
  if (pauses.some(([last, first]) => daysAgo >= last && daysAgo <= first)) return 0;
  const luck = draw('load', daysAgo);
  if (daysAgo < STREAK_DAYS) return luck < 0.3 ? 2 : 1;
  // The day before the streak was free, so that it began where it began.
  if (daysAgo === STREAK_DAYS) return 0;
  const weekend = [0, 6].includes(day.getUTCDay());
  return luck < (weekend ? 0.08 : 0.24) ? 1 : luck < (weekend ? 0.1 : 0.3) ? 2 : 0;
}

/**
 * Half a year of somebody who practises: the same every time for the same problems and day, and relative to `now`. Wrong tries
 * come before Accepted ones, some problems stay open, and nothing lies in the future. Oldest first.
 */
export function historyOf(problems: Met[], now: Date): Deed[] {
  const left = problems
    .filter(({ tags, programs }) => !tags.some((tag) => untouched.has(tag)) && programs.some(isRight))
    .toSorted((a, b) => draw('order', a.id) - draw('order', b.id));
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const deeds: Deed[] = [];
  const days = Array.from({ length: HISTORY_DAYS }, (_, at) => HISTORY_DAYS - 1 - at);
  const planned = days.flatMap((daysAgo) => {
    const start = today - daysAgo * DAY_MS;
    return Array.from({ length: load(daysAgo, new Date(start)) }, (_, nth) => ({ daysAgo, start, nth }));
  });
  for (const [at, { daysAgo, start, nth }] of planned.entries()) {
    const difficulty = wanted(at, planned.length);
    const there = left.findIndex(
      (problem) => problem.difficulty === difficulty && problem.created_at.getTime() < start,
    );
    const found = there >= 0 ? there : left.findIndex((problem) => problem.difficulty === difficulty);
    const [problem] = left.splice(Math.max(0, found), 1);
    if (problem === undefined) break;
    const far = at / planned.length;
    const right = pick(problem, isRight, far);
    if (right === null) continue;
    // After lectures, the second one an hour later. Today's are over: minutes ago, where the day has only begun.
    const usual = start + (15 + nth + 3 * draw('hour', daysAgo)) * 60 * MINUTE_MS;
    const end = daysAgo === 0 ? Math.min(usual, now.getTime() - (20 - 9 * nth) * MINUTE_MS) : usual;
    const tries = triesOf(problem, far, daysAgo);
    let before = end;
    for (const program of tries.toReversed()) {
      before -= (6 + 20 * draw('pause', problem.id, before - start)) * MINUTE_MS;
      deeds.push({ problem_id: problem.id, at: new Date(before), program });
    }
    const stays = daysAgo >= STREAK_DAYS && tries.length > 0 && draw('open', problem.id) < 0.12;
    if (!stays) deeds.push({ problem_id: problem.id, at: new Date(end), program: right });
  }
  return deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const isRight = ({ verdict }: AuthorsProgram): boolean => verdict === 'Accepted';

/** What was handed in before the right one: seldom anything for an easy problem, nearly always for a hard one. */
function triesOf(problem: Met, far: number, daysAgo: number): AuthorsProgram[] {
  const most = { Easy: 1, Medium: 2, Hard: 3 }[problem.difficulty];
  const count = Math.floor(draw('tries', problem.id) * (most + 1) * (0.7 + 0.3 * far));
  return Array.from({ length: count }, (_, nth) =>
    pick(problem, (program) => !isRight(program), far, daysAgo + nth),
  ).filter((program) => program !== null);
}

/** One of the programs, in a language that is liked. */
function pick(
  { id, programs }: Met,
  fits: (program: AuthorsProgram) => boolean,
  far: number,
  nth = 0,
): AuthorsProgram | null {
  const fitting = programs.filter(fits);
  for (const language of preference(far, id)) {
    const written = fitting.filter((program) => program.language === language);
    if (written.length > 0) return written[nth % written.length] ?? null;
  }
  return fitting[0] ?? null;
}
