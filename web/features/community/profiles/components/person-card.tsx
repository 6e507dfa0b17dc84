import type { Account } from '@devorbit/contract/community/profiles.ts';
import { Link } from 'react-router';
import { Avatar } from '../../../../ui/avatar.tsx';
import { card, pad, stack, text } from '../../../../ui/layout.ts';
import { displayNameOf } from '../../../identity/accounts/model.ts';
import { avatarInitial } from '../../../practice/activity/model.ts';
import { profilePath } from '../model.ts';
import { ChipList } from './chip-list.tsx';
import { SocialLinks } from './social-links.tsx';
import classes from './person-card.module.css';

/** Who one is, beside the tabs. */
export function PersonCard({ account }: { account: Account }) {
  return (
    <aside className={`${stack(5)} ${card('lifted')} ${pad(5)}`} aria-label="Your profile">
      <div className={classes.person}>
        <Avatar initial={avatarInitial(account)} image={account.profile_image} />
        <div className={classes.words}>
          <p className={`${text('part', 'strong', 'breaking')} ${classes.name}`}>{displayNameOf(account)}</p>
          <p className={text('quiet', 'small', 'breaking')}>{account.email}</p>
        </div>
      </div>
      <ChipList title="Skills" chips={account.skills} />
      <ChipList title="Interests" chips={account.interests} />
      <SocialLinks links={account.social_links} />
      <Link className={`${text('small', 'strong')} ${classes.public}`} to={profilePath(account.username)}>
        View public profile
      </Link>
    </aside>
  );
}
