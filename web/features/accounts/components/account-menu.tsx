import type { User } from '@devorbit/contract/accounts.ts';
import { LogOut } from 'lucide-react';
import { Popup } from '../../../ui/popup.tsx';
import { signOut } from '../api.ts';
import { displayNameOf, initialsOf } from '../model.ts';
import classes from './account-menu.module.css';

/** The initials badge of the top bar, and what it opens. */
export function AccountMenu({ user }: { user: User }) {
  const name = displayNameOf(user);
  const initials = initialsOf(user);
  return (
    <Popup label={`${initials}, account of ${name}`} title={name} buttonClass={classes.badge} face={initials}>
      {() => (
        <>
          <p className={classes.who}>
            <span className={classes.said}>Signed in as</span>
            <strong className={classes.name}>{name}</strong>
            <span className={classes.said}>{user.email}</span>
          </p>
          <button className={classes.action} type="button" onClick={() => void signOut()}>
            <LogOut size={17} aria-hidden="true" />
            Log out
          </button>
        </>
      )}
    </Popup>
  );
}
