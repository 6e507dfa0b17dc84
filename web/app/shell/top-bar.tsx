import { pathOf } from '@devorbit/contract/path-of.ts';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SocialLinks } from '../../features/identity/social/components/social-links.tsx';
import { SearchButton } from '../../features/site/search/components/search-button.tsx';
import { offerTools } from '../../platform/bar-places.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { iconButton, row } from '../../ui/layout.ts';
import { AccountCorner } from './account-corner.tsx';
import { Brand } from './brand.tsx';
import { currency, destinationsOf } from './navigation.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { useScrolled } from './use-scrolled.ts';
import classes from './top-bar.module.css';

/** Fetched when somebody is about to open it: wide screens never do. */
const loadDrawer = () => import('./side-drawer.tsx');
const prepareDrawer = () => void loadDrawer().catch(() => undefined);
const SideDrawer = lazy(async () => ({ default: (await loadDrawer()).SideDrawer }));

/** `slim`: from 850 px up the page's own tools take the place of the sections, in a lower bar. */
export function TopBar({ slim = false }: { slim?: boolean }) {
  const session = useSession();
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerAsked, setDrawerAsked] = useState(false);
  return (
    <header className={classes.bar} data-scrolled={scrolled || undefined}>
      <div className={`${row(0)} ${classes.inner}`} data-member={session ? true : undefined}>
        <Brand />
        {slim && <div ref={offerTools} className={classes.tools} />}
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
          <SearchButton />
          {session ? (
            <AccountCorner session={session} />
          ) : (
            <>
              <div className={classes.scheme}>
                <SchemeSwitch />
              </div>
              <div className={`${row(2)} ${classes.visitor}`}>
                <SocialLinks listClass={classes.social} linkClass={`${iconButton} ${classes.provider}`} />
                <ButtonLink className={classes.signIn} to={pathOf('sign-in')} tone="plain" size="small">
                  Sign In
                </ButtonLink>
              </div>
            </>
          )}
          <button
            className={`${iconButton} ${classes.toggle}`}
            type="button"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onPointerEnter={prepareDrawer}
            onFocus={prepareDrawer}
            onClick={() => {
              setDrawerAsked(true);
              setDrawerOpen(true);
            }}
          >
            <Menu size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
      <Suspense>{drawerAsked && <SideDrawer opened={drawerOpen} onClose={() => setDrawerOpen(false)} />}</Suspense>
    </header>
  );
}
