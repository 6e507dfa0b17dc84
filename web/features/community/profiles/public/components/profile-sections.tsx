import type { Preferences, PublicProfile as Profile } from '@devorbit/contract/community/profiles.ts';
import type { Badge } from '@devorbit/contract/practice/activity.ts';
import type { ReactNode } from 'react';
import { cluster, stack } from '../../../../../ui/layout.ts';
import { markOf, type MarkOf } from '../../model.ts';
import { BadgesPanel } from './badges-panel.tsx';
import { CreatedPanel } from './created-panel.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { SolvedPanel } from './solved-panel.tsx';
import { VisibilityMark } from './visibility-mark.tsx';
import classes from './public-profile.module.css';

type Props = {
  profile: Profile;
  /** The owner's choices, for the marks beside the sections; undefined for everybody else. */
  visibility: Preferences['visibility'] | undefined;
  /** The solved problems as a sky, where they may be seen. */
  sky: ReactNode;
  /** The contribution graph, where it may be seen. */
  activity: ReactNode;
  /** What was earned, drawn. */
  badges: (earned: readonly Badge[]) => ReactNode;
};

/** What others see of a user's work, and so does the user: sections that the caller may not see are not there. */
export function ProfileSections({ profile, visibility, sky, activity, badges }: Props) {
  const mark: MarkOf = (section) => markOf(visibility, section);
  return (
    <div className={stack(5)}>
      {(profile.rating ?? profile.solved) && (
        <div className={`${cluster(4, { align: 'stretch' })} ${classes.upper}`}>
          {profile.solved && <SolvedPanel solved={profile.solved} mark={mark('solved')} />}
          {profile.rating && <RatingPanel rating={profile.rating} mark={mark('rating')} />}
        </div>
      )}
      {profile.solved && sky}
      {profile.activity_visible && (
        <div className={stack(2)}>
          <VisibilityMark text={mark('activity')} />
          {activity}
        </div>
      )}
      {profile.created && (profile.created.length > 0 || profile.own) && (
        <CreatedPanel created={profile.created} mark={mark('created')} />
      )}
      {profile.badges && (profile.badges.length > 0 || profile.own) && (
        <BadgesPanel mark={mark('badges')}>{badges(profile.badges)}</BadgesPanel>
      )}
    </div>
  );
}
