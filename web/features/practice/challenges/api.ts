import { type Candidate, DAILY_BANK } from '@devorbit/contract/practice/daily.ts';
import type { listProblems } from '@devorbit/contract/practice/problems.ts';
import type { listSubmissions } from '@devorbit/contract/practice/submissions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, route, send } from '../../../platform/http-client.ts';
import { dailyStreak, reachesLastWeek, type Solve } from './model.ts';

const problemsRoute = route<typeof listProblems>('GET', '/api/problems/');
const submissionsRoute = route<typeof listSubmissions>('GET', '/api/submissions/');

/** The most pages of own submissions that are read for the streak. */
const PAGES = 25;

/** What the daily problem is chosen from. Its key begins as those of the lists, which a verdict refreshes. */
export const bankQuery = () =>
  queryOptions({
    queryKey: ['problems', 'list', 'daily'] as const,
    queryFn: ({ signal }) => call(problemsRoute, { query: { source: 'Admin', page_size: DAILY_BANK }, signal }),
  });

export type DailyRecord = { solves: Solve[]; streak: number; atLeast: boolean };

/**
 * One's own streak from the list of one's Accepted submissions, read from the latest back only as far as the streak and
 * the last seven days reach. `atLeast`: it is longer than what was read.
 */
export const dailyRecordQuery = (bank: readonly Candidate[], today: string) =>
  queryOptions({
    queryKey: ['submissions', 'daily', today, bank.map(({ id }) => id)] as const,
    queryFn: async ({ signal }): Promise<DailyRecord> => {
      const solves: Solve[] = [];
      for (let page = 1; page <= PAGES; page++) {
        const { body, headers } = await send(submissionsRoute, { query: { status: 'Accepted', page }, signal });
        solves.push(...body.map(({ problem_id, created_at }) => ({ problem_id, created_at })));
        const whole = body.length === 0 || solves.length >= Number(headers.get('X-Total-Count') ?? 0);
        const streak = dailyStreak(bank, solves, whole, today);
        if (streak !== null && (whole || reachesLastWeek(solves, today))) return { solves, streak, atLeast: false };
      }
      return { solves, streak: dailyStreak(bank, solves, true, today) ?? 0, atLeast: true };
    },
    staleTime: 0,
  });
