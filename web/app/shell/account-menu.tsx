import type { User } from '@devorbit/contract/identity/accounts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { isStaff } from '@devorbit/contract/roles.ts';
import { CalendarCheck, ChevronDown, CircleUser, FileCode, LogOut, Settings, ShieldCheck } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { displayNameOf } from '../../features/identity/accounts/model.ts';
import { row, stack, text } from '../../ui/layout.ts';
import { Popup } from '../../ui/popup.tsx';
import { logOut } from './log-out.ts';
import { SchemeChoices } from './scheme-choices.tsx';
import classes from './account-menu.module.css';

const links = [
  { to: pathOf('profile'), label: 'Profile', Icon: CircleUser },
  { to: pathOf('submissions'), label: 'Submissions', Icon: FileCode },
  { to: pathOf('challenges'), label: 'Daily challenge', Icon: CalendarCheck },
  { to: `${pathOf('profile')}?tab=settings`, label: 'Settings', Icon: Settings },
];
const forStaff = { to: pathOf('admin'), label: 'Administration', Icon: ShieldCheck };

/** Up and down, and to both ends, between what one may press; Tab does so as well. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = items.findIndex((item) => item === document.activeElement);
  if (at < 0) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next % items.length]?.focus();
}

/** Beside the initials: the places of one's own, the colour scheme, and the way out. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <Popup
      label="Account"
      buttonClass={classes.button}
      panelClass={classes.panel}
      face={<ChevronDown size={18} aria-hidden="true" />}
    >
      {(close) => (
        <div className={stack(0)} onKeyDown={move}>
          <p className={classes.name}>
            <span className={text('strong', 'breaking')}>{displayNameOf(user)}</span>
            <span className={text('quiet', 'fine', 'breaking')}>@{user.username}</span>
          </p>
          <nav aria-label="Account">
            <ul className={stack(0)}>
              {(isStaff(user) ? [...links, forStaff] : links).map(({ to, label, Icon }) => (
                <li key={to}>
                  <Link className={`${row(3)} ${text('small')} ${classes.item}`} to={to} onClick={close}>
                    <Icon size={17} aria-hidden="true" />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={classes.scheme}>
            <SchemeChoices inline />
          </div>
          <button className={`${row(3)} ${text('small')} ${classes.item}`} type="button" onClick={() => void logOut()}>
            <LogOut size={17} aria-hidden="true" />
            Log out
          </button>
        </div>
      )}
    </Popup>
  );
}
