import type { Problem } from './problems.ts';

// The rule of the daily challenge, for the server and the web app; without zod.

/** A day is a day in UTC, so that everybody has the same problem at the same time. */
export const DAY_MS = 86_400_000;
/** The problem of a day is chosen among so many of the staff's latest: the largest page that the server gives. */
export const DAILY_BANK = 200;

/** What the rule looks at. */
export type Candidate = Pick<Problem, 'id' | 'tests' | 'created_at'>;

/** YYYY-MM-DD in UTC. */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
/** When a day begins, in ms. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

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
