import { pathOf } from '@devorbit/contract/path-of.ts';
import type { LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { Link } from 'react-router';
import { numberText } from '../../../../platform/format/numbers.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { cluster, row as line, text } from '../../../../ui/layout.ts';
import { avatarInitial } from '../../activity/model.ts';
import { medalOf, trendOf } from '../model.ts';
import { Medal } from './medal.tsx';
import { TrendMark } from './trend-mark.tsx';
import classes from './rank-table.module.css';

/** One user of the board. `own` marks the caller's row, in words as well. */
export function RankRow({ row, own, since }: { row: LeaderboardRow; own: boolean; since: string | null }) {
  const metal = medalOf(row.rank);
  const trend = trendOf(row, since);
  const name = row.full_name.trim() || row.username;
  return (
    <tr className={classes.row} data-own={own || undefined}>
      <td className={classes.rank}>
        <div className={classes.place}>
          {metal ? <Medal metal={metal} rank={row.rank} /> : <span>{numberText(row.rank)}</span>}
          {trend && since !== null && <TrendMark trend={trend} since={since} />}
        </div>
      </td>
      <th className={classes.who} scope="row">
        <div className={line(3)}>
          <Avatar initial={avatarInitial(row)} image={row.profile_image} size="tiny" />
          <div className={classes.words}>
            <span className={`${cluster([0, 2])} ${text('strong')} ${classes.name}`}>
              <Link className={classes.full} title={name} to={pathOf('public-profile', { username: row.username })}>
                {name}
              </Link>
              {own && <span className={classes.you}>You</span>}
            </span>
            <span className={`${text('quiet', 'fine')} ${classes.username}`}>@{row.username}</span>
          </div>
        </div>
      </th>
      <td className={classes.solved}>{numberText(row.solved_count)}</td>
      <td className={classes.points}>{numberText(row.points)}</td>
    </tr>
  );
}
