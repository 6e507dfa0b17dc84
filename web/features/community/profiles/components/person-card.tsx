import type { Account } from '@devorbit/contract/community/profiles.ts';
import { Link } from 'react-router';
import { Avatar } from '../../../../ui/avatar.tsx';
import { displayNameOf } from '../../../identity/accounts/model.ts';
import { avatarInitial } from '../../../practice/activity/model.ts';
import { profilePath } from '../model.ts';
import { ChipList } from './chip-list.tsx';
import { SocialLinks } from './social-links.tsx';
import classes from './person-card.module.css';

/** Who one is, beside the tabs. */
export function PersonCard({ account }: { account: Account }) {
  return (
    <aside className={classes.card} aria-label="Your profile">
      <div className={classes.person}>
        <Avatar initial={avatarInitial(account)} image={account.profile_image} />
        <div className={classes.words}>
          <p className={classes.name}>{displayNameOf(account)}</p>
          <p className={classes.email}>{account.email}</p>
        </div>
      </div>
      <ChipList title="Skills" chips={account.skills} />
      <ChipList title="Interests" chips={account.interests} />
      <SocialLinks links={account.social_links} />
      <Link className={classes.public} to={profilePath(account.username)}>
        View public profile
      </Link>
    </aside>
  );
}
