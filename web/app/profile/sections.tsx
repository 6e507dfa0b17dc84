import type { Preferences, PublicProfile } from '@devorbit/contract/community/profiles.ts';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { ProfileSections } from '../../features/community/profiles/public/components/profile-sections.tsx';
import { UserActivity } from '../../features/practice/activity/components/user-activity.tsx';

/** What is drawn comes after what is read. */
const SkyAndStreak = lazy(async () => ({
  default: (await import('../../features/practice/activity/sky/components/sky-and-streak.tsx')).SkyAndStreak,
}));
const loadBadges = () => import('../../features/practice/activity/badges/components/badge-list.tsx');
const BadgeList = lazy(async () => ({ default: (await loadBadges()).BadgeList }));
const OwnBadgeList = lazy(async () => ({ default: (await loadBadges()).OwnBadgeList }));

const EventSection = lazy(async () => ({
  default: (await import('../../features/events/events/components/event-section.tsx')).EventSection,
}));

type Props = { profile: PublicProfile; visibility: Preferences['visibility'] | undefined };

/** The sections of a profile, on the page that others see and on one's own. */
export const Sections = ({ profile, visibility }: Props) => (
  <>
    <ProfileSections
      key={profile.username}
      profile={profile}
      visibility={visibility}
      sky={
        <Suspense fallback={<Skeleton height={420} radius="lg" />}>
          <SkyAndStreak username={profile.own ? null : profile.username} streak={profile.activity_visible} />
        </Suspense>
      }
      activity={<UserActivity username={profile.username} />}
      badges={(badges) => (
        <Suspense fallback={<Skeleton height={160} radius="lg" />}>
          {profile.own ? <OwnBadgeList /> : <BadgeList badges={badges} />}
        </Suspense>
      )}
    />
    {profile.created && (
      <Suspense>
        <EventSection title="Events" whose={{ by: profile.username }} />
      </Suspense>
    )}
  </>
);
