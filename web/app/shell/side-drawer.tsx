import { pathOf } from '@devorbit/contract/path-of.ts';
import { LogOut, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { SocialLinks } from '../../features/identity/social/components/social-links.tsx';
import { useSession } from '../../platform/session.ts';
import { ButtonLink, PlainButton } from '../../ui/button-link.tsx';
import { iconButton, row, stack, text } from '../../ui/layout.ts';
import { logOut } from './log-out.ts';
import { currency, destinationsOf } from './navigation.ts';
import classes from './side-drawer.module.css';

/** The bar's links below 850 px, in a modal dialog of the browser: it holds the focus, closes on Escape and gives the focus back. Here it also closes on a link and on a click outside. */
export function SideDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const session = useSession();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is clicked only beside its content, on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.content}>
        <button className={`${iconButton} ${classes.close}`} type="button" aria-label="Close menu" onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </button>
        <nav aria-label="Menu">
          <ul className={classes.links}>
            {destinationsOf(session?.user).map((destination) => (
              <li key={destination.to}>
                <Link
                  className={`${row(3)} ${classes.link}`}
                  to={destination.to}
                  aria-current={currency(destination, pathname)}
                  onClick={onClose}
                >
                  {destination.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {session ? (
          <div className={`${stack(3)} ${classes.foot}`}>
            <ButtonLink to={pathOf('profile')} tone="plain" onClick={onClose}>
              Profile
            </ButtonLink>
            <PlainButton
              tone="quiet"
              onClick={() => {
                onClose();
                void logOut();
              }}
            >
              <LogOut size={17} aria-hidden="true" />
              Log out
            </PlainButton>
          </div>
        ) : (
          <div className={`${stack(3)} ${classes.foot}`}>
            <ButtonLink to={pathOf('sign-in')} onClick={onClose}>
              Sign In
            </ButtonLink>
            <ButtonLink to={pathOf('sign-up')} tone="plain" onClick={onClose}>
              Sign Up
            </ButtonLink>
            <SocialLinks
              named
              listClass={classes.social}
              linkClass={`${row(3, { justify: 'center' })} ${text('small')} ${classes.provider}`}
              onFollow={onClose}
            />
          </div>
        )}
      </div>
    </dialog>
  );
}
