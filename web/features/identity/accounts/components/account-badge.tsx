import type { User } from '@devorbit/contract/identity/accounts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { displayNameOf, initialsOf } from '../model.ts';
import classes from './account-badge.module.css';

/** The initials in the top bar, a link to the profile. */
export function AccountBadge({ user }: { user: User }) {
  const name = displayNameOf(user);
  const initials = initialsOf(user);
  return (
    <Link className={classes.badge} to={pathOf('profile')} title={name} aria-label={`${initials}, profile of ${name}`}>
      {initials}
    </Link>
  );
}
