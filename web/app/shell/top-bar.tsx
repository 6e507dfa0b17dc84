import { Button } from '@mantine/core';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AccountBadge } from '../../features/accounts/components/account-badge.tsx';
import { Bell } from '../../features/notifications/components/bell.tsx';
import { SocialLinks } from '../../features/social/components/social-links.tsx';
import { useSession } from '../../platform/session.ts';
import { Brand } from './brand.tsx';
import { currency, destinationsOf } from './navigation.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { useScrolled } from './use-scrolled.ts';
import classes from './top-bar.module.css';

export function TopBar() {
  const session = useSession();
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className={classes.bar} data-scrolled={scrolled || undefined}>
      <div className={classes.inner} data-member={session ? true : undefined}>
        <Brand />
        <nav className={classes.nav} aria-label="Main">
          <ul className={classes.links}>
            {destinationsOf(session?.user).map((destination) => (
              <li key={destination.to}>
                <Link className={classes.link} to={destination.to} aria-current={currency(destination, pathname)}>
                  {destination.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.actions}>
          <SchemeSwitch />
          {session && <Bell key={session.session_code} />}
          {session ? (
            <AccountBadge user={session.user} />
          ) : (
            <div className={classes.visitor}>
              <SocialLinks listClass={classes.social} linkClass={classes.provider} />
              <Button component={Link} to="/signin" variant="default">
                Sign In
              </Button>
            </div>
          )}
          <button
            className={classes.toggle}
            type="button"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onClick={() => setDrawerOpen(true)}
          >
            <Menu size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
      <SideDrawer opened={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
  );
}
