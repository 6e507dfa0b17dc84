import type { PublicProfile as Profile } from '@devorbit/contract/community/profiles.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button } from '@mantine/core';
import { CalendarDays, MapPin, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { monthText } from '../../../../../platform/format/dates.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { cluster, pad, row, stack, tag, text } from '../../../../../ui/layout.ts';
import { displayNameOf } from '../../../../identity/accounts/model.ts';
import { avatarInitial } from '../../../../practice/activity/model.ts';
import { ChipList } from '../../components/chip-list.tsx';
import { SocialLinks } from '../../components/social-links.tsx';
import type { MarkOf } from '../../model.ts';
import { VisibilityMark } from './visibility-mark.tsx';
import classes from './public-head.module.css';

type Props = {
  profile: Profile;
  mark: MarkOf;
  /** How others tell the moderators of it. */
  report: ReactNode;
};

/** Who it is. */
export function PublicHead({ profile, mark, report }: Props) {
  const { about, links } = profile;
  return (
    <header className={`${cluster([5, 6], { align: 'start' })} ${pad(2)}`}>
      <Avatar initial={avatarInitial(profile)} image={profile.profile_image} />
      <div className={`${stack(3)} ${classes.words}`}>
        <div className={cluster([2, 4], { justify: 'between' })}>
          <div className={cluster([1, 3])}>
            <h1 className={text('page', 'breaking')}>{displayNameOf(profile)}</h1>
            {profile.sample && <span className={tag}>Sample profile</span>}
          </div>
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
        </div>
        <p className={`${cluster([1, 4])} ${text('quiet', 'small', 'breaking')}`}>
          <span>@{profile.username}</span>
          <span className={row(1)}>
            <CalendarDays size={15} aria-hidden="true" />
            Member since {monthText(profile.date_joined, ownTimeZone())}
          </span>
          {about && about.location !== '' && (
            <span className={row(1)}>
              <MapPin size={15} aria-hidden="true" />
              {about.location}
            </span>
          )}
          {about && <VisibilityMark text={mark('about')} />}
        </p>
        {about && about.bio !== '' && <p className={`${text('breaking')} ${classes.bio}`}>{about.bio}</p>}
        {links && (
          <div className={`${cluster([1, 4])} ${text('quiet', 'small', 'breaking')}`}>
            <SocialLinks links={links} />
            <VisibilityMark text={mark('links')} />
          </div>
        )}
        {about && (
          <div className={cluster([4, 6], { align: 'stretch' })}>
            <ChipList title="Skills" chips={about.skills} />
            <ChipList title="Interests" chips={about.interests} />
          </div>
        )}
      </div>
    </header>
  );
}
