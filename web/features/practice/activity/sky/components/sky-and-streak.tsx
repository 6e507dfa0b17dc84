import { Constellation } from './constellation.tsx';
import { StreakOrbit } from './streak-orbit.tsx';
import classes from './sky-and-streak.module.css';

/** The constellation and, where it may be seen, the streak beside it; null: one's own. */
export const SkyAndStreak = ({ username = null, streak = true }: { username?: string | null; streak?: boolean }) => (
  <div className={classes.space} data-alone={!streak || undefined}>
    <Constellation username={username} />
    {streak && <StreakOrbit username={username} />}
  </div>
);
