import { LEADERBOARD_PAGE_SIZE } from '@devorbit/contract/practice/leaderboard-limits.ts';
import type { LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { LEADERBOARD } from '../copy.ts';
import { pinnedRow } from '../model.ts';
import { RankRow } from './rank-row.tsx';
import classes from './rank-table.module.css';

type Props = {
  rows: readonly LeaderboardRow[];
  own: LeaderboardRow | null;
  /** With which moment ranks are compared; null where they are not. */
  since: string | null;
  stale: boolean;
};

/** A page of the board; the caller's own row stays in sight below it where the page does not hold it. */
export function RankTable({ rows, own, since, stale }: Props) {
  const pinned = pinnedRow(rows, own);
  return (
    <Frame stale={stale}>
      <tbody>
        {rows.map((row) => (
          <RankRow key={row.user_id} row={row} own={row.user_id === own?.user_id} since={since} />
        ))}
      </tbody>
      {pinned && (
        <tfoot className={classes.pinned}>
          <RankRow row={pinned} own since={since} />
        </tfoot>
      )}
    </Frame>
  );
}

export function RankTableSkeleton() {
  return (
    <div aria-hidden="true">
      <Frame stale={false}>
        <tbody>
          {Array.from({ length: LEADERBOARD_PAGE_SIZE }, (_, index) => (
            <tr className={classes.row} key={index} data-placeholder>
              <td className={classes.rank}>
                <Skeleton height={22} width={22} circle />
              </td>
              <td className={classes.who}>
                <Skeleton height={14} width={`${68 - (index % 4) * 9}%`} radius="xl" />
                <Skeleton height={11} width="32%" radius="xl" mt={9} />
              </td>
              <td className={classes.solved}>
                <Skeleton height={14} width={28} radius="xl" ml="auto" />
              </td>
              <td className={classes.points}>
                <Skeleton height={14} width={52} radius="xl" ml="auto" />
              </td>
            </tr>
          ))}
        </tbody>
      </Frame>
    </div>
  );
}

function Frame({ stale, children }: { stale: boolean; children: ReactNode }) {
  return (
    <table className={classes.table} data-stale={stale || undefined}>
      <caption>
        <VisuallyHidden>{LEADERBOARD}</VisuallyHidden>
      </caption>
      <thead className={classes.head}>
        <tr>
          <th className={classes.rank} scope="col">
            Rank
          </th>
          <th className={classes.who} scope="col">
            Name
          </th>
          <th className={classes.solved} scope="col">
            Solved
          </th>
          <th className={classes.points} scope="col">
            Points
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}
