import { LEADERBOARD_PAGE_SIZE } from '@devorbit/contract/practice/leaderboard-limits.ts';
import { type Leaderboard, type LeaderboardPeriod } from '@devorbit/contract/practice/leaderboard.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { periodStart } from '../periods.ts';
import { presentRows } from '../present.ts';
import { countUsers, selectOptionalRow, selectPage } from '../store.ts';

/** A page of the current period, and the caller's own row wherever it stands. Anybody may read it. */
export async function showLeaderboard(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor | null,
  { period, page }: { period: LeaderboardPeriod; page: number },
): Promise<Leaderboard> {
  const current = { period, period_start: periodStart(period, clock.now()) };
  const offset = (page - 1) * LEADERBOARD_PAGE_SIZE;
  const [rows, total, own] = await Promise.all([
    selectPage(database, current, offset),
    countUsers(database, current),
    actor && selectOptionalRow(database, current, actor.id),
  ]);
  return { rows: presentRows(rows, offset), total, own };
}
