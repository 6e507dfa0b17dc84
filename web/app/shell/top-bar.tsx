import { Button } from '@mantine/core';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AccountMenu } from '../../features/accounts/components/account-menu.tsx';
import { useSession } from '../../platform/session.ts';
import { Brand } from './brand.tsx';
import { currency, destinations } from './navigation.ts';
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
      <div className={classes.inner}>
        <Brand />
        <nav className={classes.nav} aria-label="Main">
          <ul className={classes.links}>
            {destinations.map((destination) => (
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
          {session ? (
            <AccountMenu user={session.user} />
          ) : (
            <Button className={classes.signIn} component={Link} to="/signin" variant="default">
              Sign In
            </Button>
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
