import type { Preferences, PublicProfile as Profile } from '@devorbit/contract/community/profiles.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { CalendarDays, MapPin, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { monthText } from '../../../../../platform/format/dates.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { container, row, stack, tag, text } from '../../../../../ui/layout.ts';
import { displayNameOf } from '../../../../identity/accounts/model.ts';
import { PersonCard } from '../../components/person-card.tsx';
import { markOf } from '../../model.ts';
import { VisibilityMark } from './visibility-mark.tsx';
import page from '../../../../../ui/page.module.css';
import columns from '../../components/profile-columns.module.css';
import classes from './public-profile.module.css';

type Props = {
  profile: Profile;
  /** The owner's choices, for the marks beside the sections; undefined for everybody else. */
  visibility: Preferences['visibility'] | undefined;
  /** How others tell the moderators of it. */
  report: ReactNode;
  /** The sections, as `ProfileSections` has them. */
  children: ReactNode;
};

/** A user as others see them. The same card and sections as of the account's own page, which adds editing and settings. */
export function PublicProfile({ profile, visibility, report, children }: Props) {
  const { about, links } = profile;
  return (
    <div className={`${container(5)} ${page.page}`}>
      <div className={`${stack(5)} ${columns.columns}`}>
        <PersonCard
          label={`About ${displayNameOf(profile)}`}
          titled
          person={profile}
          sub={`@${profile.username}`}
          about={about}
          links={links}
          facts={
            <div className={`${stack(3)} ${text('small', 'breaking')}`}>
              {profile.sample && (
                <p>
                  <span className={tag}>Sample profile</span>
                </p>
              )}
              {about && about.bio !== '' && <p className={classes.bio}>{about.bio}</p>}
              <p className={`${row(2)} ${text('quiet')}`}>
                <CalendarDays size={16} aria-hidden="true" />
                Member since {monthText(profile.date_joined, ownTimeZone())}
              </p>
              {about && about.location !== '' && (
                <p className={`${row(2)} ${text('quiet')}`}>
                  <MapPin size={16} aria-hidden="true" />
                  {about.location}
                </p>
              )}
              {about && <VisibilityMark text={markOf(visibility, 'about')} />}
            </div>
          }
        >
          {links && <VisibilityMark text={markOf(visibility, 'links')} />}
          {profile.own ? (
            <Button
              component={Link}
              to={pathOf('profile')}
              variant="default"
              size="sm"
              leftSection={<Pencil size={15} aria-hidden="true" />}
            >
              Edit profile
            </Button>
          ) : (
            report
          )}
        </PersonCard>
        <div>
          <VisuallyHidden component="h2">Practice</VisuallyHidden>
          {children}
        </div>
      </div>
    </div>
  );
}
