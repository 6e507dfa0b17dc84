import { LEADERBOARD_PAGE_SIZE } from '@devorbit/contract/practice/leaderboard-limits.ts';
import type { LeaderboardPeriod, LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';

/** The contract's last page. */
const LAST_PAGE = 200_000;

/** In the order of the switch. */
export const periods: readonly LeaderboardPeriod[] = ['all', 'month', 'week'];

export type View = { period: LeaderboardPeriod; page: number };

/** The part of the board that the address asks for; what it cannot mean is the first page of all time. */
export function viewFromUrl(params: URLSearchParams): View {
  const page = Number(params.get('rank_page') ?? 1);
  return {
    period: periods.find((period) => period === params.get('period')) ?? 'all',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of a view: defaults are left out, parameters of others are kept. */
export function viewToUrl({ period, page }: View, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  if (period === 'all') params.delete('period');
  else params.set('period', period);
  if (page === 1) params.delete('rank_page');
  else params.set('rank_page', String(page));
  return params;
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / LEADERBOARD_PAGE_SIZE));

/** Medals go by rank, so users who share the first rank all get gold, and nobody then gets silver. */
export const medalOf = (rank: number): 'gold' | 'silver' | 'bronze' | null =>
  ([null, 'gold', 'silver', 'bronze'] as const)[rank] ?? null;

/** The caller's own row where it has to be pinned below the page: it exists, and the page does not hold it. */
export const pinnedRow = (rows: readonly LeaderboardRow[], own: LeaderboardRow | null): LeaderboardRow | null =>
  own !== null && rows.every(({ user_id }) => user_id !== own.user_id) ? own : null;
