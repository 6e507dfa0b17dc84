import type { Session } from '@devorbit/contract/identity/accounts.ts';
import { lazy, Suspense } from 'react';
import { AccountBadge } from '../../features/identity/accounts/components/account-badge.tsx';
import { row } from '../../ui/layout.ts';
import classes from './account-corner.module.css';

const Bell = lazy(async () => ({
  default: (await import('../../features/identity/notifications/components/bell.tsx')).Bell,
}));
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/**
 * What a bar has for who is signed in: the bell, the initials, and the account menu. Bell and menu are fetched when they are
 * first drawn, and have their room before.
 */
export function AccountCorner({ session }: { session: Session }) {
  return (
    <div className={`${row(1)} ${classes.corner}`}>
      <Suspense fallback={<span className={classes.bell} />}>
        <Bell key={session.session_code} />
      </Suspense>
      <AccountBadge user={session.user} />
      <Suspense>
        <AccountMenu user={session.user} />
      </Suspense>
    </div>
  );
}
