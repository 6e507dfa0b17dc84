import { LEADERBOARD_PAGE_SIZE } from '@devorbit/contract/practice/leaderboard-limits.ts';
import { type Leaderboard, type LeaderboardPeriod } from '@devorbit/contract/practice/leaderboard.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { periodStart } from '../periods.ts';
import { presentRow, presentRows } from '../present.ts';
import { countUsers, selectOptionalRow, selectOptionalSince, selectPage } from '../store.ts';

type Asked = { period: LeaderboardPeriod; page: number; university?: string | undefined };

/** A page of the current period, and the caller's own row wherever it stands. Anybody may read it. */
export async function showLeaderboard(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor | null,
  { period, page, university }: Asked,
): Promise<Leaderboard> {
  const board = { period, period_start: periodStart(period, clock.now()), university };
  const offset = (page - 1) * LEADERBOARD_PAGE_SIZE;
  const [rows, total, own, since] = await Promise.all([
    selectPage(database, board, offset),
    countUsers(database, board),
    actor && selectOptionalRow(database, board, actor.id),
    period === 'all' && university === undefined ? selectOptionalSince(database) : null,
  ]);
  return { rows: presentRows(rows, offset), total, own: own && presentRow(own), trend_since: since };
}
