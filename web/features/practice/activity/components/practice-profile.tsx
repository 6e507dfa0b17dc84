import type { User } from '@devorbit/contract/identity/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { ownTimeZone } from '../../../../platform/time-zone.ts';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { SignInDoors } from '../../../../ui/sign-in.tsx';
import { activityQuery } from '../api.ts';
import { PROFILE } from '../copy.ts';
import { yearFromUrl } from '../model.ts';
import { AccountDetails } from './account-details.tsx';
import { ActivityYear } from './activity-year.tsx';
import { ProfileHead } from './profile-head.tsx';
import { Skills } from './skills.tsx';
import { TechProfile } from './tech-profile.tsx';
import classes from './practice-profile.module.css';

/** The profile tab: who one is, how far one has come, and the year in days. */
export function PracticeProfile() {
  const session = useSession();
  return (
    <section className={stack(4)} aria-labelledby="practice-profile">
      <h2 className={text('part')} id="practice-profile">
        {PROFILE}
      </h2>
      {session ? <OwnProfile user={session.user} /> : <Invitation />}
    </section>
  );
}

function OwnProfile({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const timeZone = ownTimeZone();
  const activity = useQuery(activityQuery(yearFromUrl(params), timeZone));
  const chooseYear = (year: number) =>
    setParams((current) => (current.set('year', String(year)), current), { replace: true, preventScrollReset: true });
  return (
    <>
      <div className={classes.upper}>
        <div className={classes.person}>
          <ProfileHead user={user} created={activity.data?.problems_created} timeZone={timeZone} />
          <AccountDetails user={user} timeZone={timeZone} />
        </div>
        <TechProfile user={user} byDifficulty={activity.data?.solved_by_difficulty} failed={activity.isError} />
      </div>
      <Skills />
      <ActivityYear
        activity={activity.data}
        stale={activity.isPlaceholderData}
        error={activity.error}
        busy={activity.isFetching}
        timeZone={timeZone}
        onYear={chooseYear}
        onRetry={() => void activity.refetch()}
      />
    </>
  );
}

function Invitation() {
  return (
    <div className={classes.invitation}>
      <div>
        <p className={classes.invitationTitle}>Track your progress</p>
        <p className={classes.invitationText}>
          Sign in to see your level, your solved problems and your activity through the year.
        </p>
      </div>
      <div className={cluster(3, { align: 'stretch' })}>
        <SignInDoors />
      </div>
    </div>
  );
}
