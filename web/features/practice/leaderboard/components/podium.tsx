import type { LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { clamp, stack, text } from '../../../../ui/layout.ts';
import { StarField } from '../../../../ui/star-field.tsx';
import { avatarInitial } from '../../activity/model.ts';
import { medalOf } from '../model.ts';
import { Medal } from './medal.tsx';
import classes from './podium.module.css';

/** The first three, drawn: second, first, third. Those who share a rank stand equally high. The table says the same. */
export function Podium({ rows, stale }: { rows: readonly LeaderboardRow[]; stale: boolean }) {
  const [first, second, third] = rows;
  const places = [second, first, third].filter((row) => row !== undefined);
  return (
    <div className={`night ${classes.podium}`} data-stale={stale || undefined} aria-hidden="true">
      <StarField id="podium-stars" x={40} y={18} />
      {places.map((row) => {
        const metal = medalOf(row.rank);
        return (
          <div className={`${stack(2, 'center')} ${classes.place}`} key={row.user_id}>
            <Avatar initial={avatarInitial(row)} image={row.profile_image} size="small" />
            <div className={classes.words}>
              <p className={`${text('strong', 'breaking')} ${clamp} ${classes.name}`}>
                {row.full_name.trim() || row.username}
              </p>
              <p className={text('quiet', 'fine', 'tabular')}>{numberText(row.points)} points</p>
            </div>
            <div className={classes.step} data-rank={row.rank}>
              {metal && <Medal metal={metal} rank={row.rank} />}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Keeps the room of a podium until it is known who stands on it. */
export const PodiumSkeleton = () => <div className={`night ${classes.podium}`} aria-hidden="true" />;
