import type { Preferences, PublicProfile } from '@devorbit/contract/community/profiles.ts';
import { ProfileSections } from '../../features/community/profiles/public/components/profile-sections.tsx';
import { BadgeShelf, OwnBadgeShelf } from '../../features/practice/activity/badges/components/badge-shelf.tsx';
import { UserActivity } from '../../features/practice/activity/components/user-activity.tsx';
import { SkyAndStreak } from '../../features/practice/activity/sky/components/sky-and-streak.tsx';

type Props = { profile: PublicProfile; visibility: Preferences['visibility'] | undefined };

/** The sections of a profile, on the page that others see and on one's own. */
export const Sections = ({ profile, visibility }: Props) => (
  <ProfileSections
    key={profile.username}
    profile={profile}
    visibility={visibility}
    sky={<SkyAndStreak username={profile.own ? null : profile.username} streak={profile.activity_visible} />}
    activity={<UserActivity username={profile.username} />}
    badges={(badges) => (profile.own ? <OwnBadgeShelf /> : <BadgeShelf badges={badges} />)}
  />
);
