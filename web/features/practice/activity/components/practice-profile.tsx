import type { User } from '@devorbit/contract/identity/accounts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { ownTimeZone } from '../../../../platform/time-zone.ts';
import { card, cluster, stack, text } from '../../../../ui/layout.ts';
import { CompassScene } from '../../../../ui/scenes/compass-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { activityQuery } from '../api.ts';
import { PROFILE, WHOLE_PROFILE } from '../copy.ts';
import { yearFromUrl } from '../model.ts';
import { AccountDetails } from './account-details.tsx';
import { ActivityYear } from './activity-year.tsx';
import { ProfileHead } from './profile-head.tsx';
import { Skills } from './skills.tsx';
import { TechProfile } from './tech-profile.tsx';
import panelClasses from './panel.module.css';
import classes from './practice-profile.module.css';

/** The profile tab: who one is, how far one has come, and the year in days. */
export function PracticeProfile() {
  const session = useSession();
  return (
    <section className={stack(4)} aria-labelledby="practice-profile">
      <div className={cluster([1, 4], { justify: 'between', align: 'baseline' })}>
        <h2 className={text('part')} id="practice-profile">
          {PROFILE}
        </h2>
        {session && (
          <Link className={text('small', 'strong')} to={pathOf('profile')}>
            {WHOLE_PROFILE}
          </Link>
        )}
      </div>
      {session ? (
        <OwnProfile user={session.user} />
      ) : (
        <SignInPrompt scene={<CompassScene />} title="Track your progress" why="see your level">
          Sign in to see your level, the problems you’ve solved and your activity day by day.
        </SignInPrompt>
      )}
    </section>
  );
}

function OwnProfile({ user }: { user: User }) {
  const [params] = useSearchParams();
  const timeZone = ownTimeZone();
  const activity = useQuery(activityQuery(yearFromUrl(params), timeZone));
  return (
    <>
      <div className={classes.upper}>
        <div className={`${stack(5)} ${card('lifted')} ${panelClasses.panel}`}>
          <ProfileHead user={user} created={activity.data?.problems_created} timeZone={timeZone} />
          <AccountDetails user={user} timeZone={timeZone} />
        </div>
        <TechProfile user={user} byDifficulty={activity.data?.solved_by_difficulty} failed={activity.isError} />
      </div>
      <Skills />
      <ActivityYear query={activity} timeZone={timeZone} />
    </>
  );
}
