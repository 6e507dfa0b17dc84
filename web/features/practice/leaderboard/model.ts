import { LEADERBOARD_PAGE_SIZE } from '@devorbit/contract/practice/leaderboard-limits.ts';
import type { LeaderboardPeriod, LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { longDateText } from '../../../platform/format/dates.ts';
import { counted } from '../../../platform/format/plurals.ts';

/** The contract's last page. */
const LAST_PAGE = 200_000;

/** In the order of the switch. */
export const periods: readonly LeaderboardPeriod[] = ['all', 'month', 'week'];

/** `university` is a slug; null is everybody. */
export type View = { period: LeaderboardPeriod; university: string | null; page: number };

/** The part of the board that the address asks for; what it cannot mean is the first page of all time. */
export function viewFromUrl(params: URLSearchParams): View {
  const page = Number(params.get('rank_page') ?? 1);
  const university = params.get('university');
  return {
    period: periods.find((period) => period === params.get('period')) ?? 'all',
    university: university !== null && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(university) ? university : null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of a view: defaults are left out, parameters of others are kept. */
export function viewToUrl({ period, university, page }: View, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  if (period === 'all') params.delete('period');
  else params.set('period', period);
  if (university === null) params.delete('university');
  else params.set('university', university);
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

export type Trend = { way: 'up' | 'down' | 'same' | 'new'; places: number };

/** How a rank has changed since ranks were compared with; null where none is told. */
export function trendOf(
  { rank, rank_before }: Pick<LeaderboardRow, 'rank' | 'rank_before'>,
  since: string | null,
): Trend | null {
  if (since === null) return null;
  if (rank_before === null) return { way: 'new', places: 0 };
  const places = Math.abs(rank_before - rank);
  return { way: rank < rank_before ? 'up' : rank > rank_before ? 'down' : 'same', places };
}

/** `Up 2 places since 16 November 2026` */
export function trendText({ way, places }: Trend, since: string): string {
  const day = longDateText(since, 'UTC');
  if (way === 'new') return `New since ${day}`;
  if (way === 'same') return `Same rank as on ${day}`;
  return `${way === 'up' ? 'Up' : 'Down'} ${counted(places, 'place')} since ${day}`;
}

/** The first three of the board, where they are on this page and there are as many. */
export const podiumOf = (rows: readonly LeaderboardRow[], page: number): LeaderboardRow[] | null =>
  page === 1 && rows.length >= 3 ? rows.slice(0, 3) : null;
