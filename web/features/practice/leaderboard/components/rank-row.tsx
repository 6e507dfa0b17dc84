import { pathOf } from '@devorbit/contract/path-of.ts';
import type { LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { Link } from 'react-router';
import { numberText } from '../../../../platform/format/numbers.ts';
import { cluster, text } from '../../../../ui/layout.ts';
import { medalOf } from '../model.ts';
import { Medal } from './medal.tsx';
import classes from './rank-table.module.css';

/** One user of the board. `own` marks the caller's row, in words as well. */
export function RankRow({ row, own }: { row: LeaderboardRow; own: boolean }) {
  const metal = medalOf(row.rank);
  const name = row.full_name.trim() || row.username;
  return (
    <tr className={classes.row} data-own={own || undefined}>
      <td className={classes.rank}>{metal ? <Medal metal={metal} rank={row.rank} /> : numberText(row.rank)}</td>
      <th className={classes.who} scope="row">
        <span className={`${cluster([0, 2])} ${text('strong')} ${classes.name}`}>
          <Link className={classes.full} title={name} to={pathOf('public-profile', { username: row.username })}>
            {name}
          </Link>
          {own && <span className={classes.you}>You</span>}
        </span>
        <span className={`${text('quiet', 'fine')} ${classes.username}`}>@{row.username}</span>
      </th>
      <td className={classes.solved}>{numberText(row.solved_count)}</td>
      <td className={classes.points}>{numberText(row.points)}</td>
    </tr>
  );
}
