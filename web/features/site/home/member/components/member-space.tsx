import { lazy, Suspense } from 'react';
import { readSession, useSession } from '../../../../../platform/session.ts';
import { YOUR_HOME } from '../copy.ts';
import { HomeWaiting } from './home-waiting.tsx';
import classes from './member-home.module.css';

const load = () => import('./member-home.tsx');
const MemberHome = lazy(async () => ({ default: (await load()).MemberHome }));

// For who is signed in it is fetched with the page's own scripts, not after the first drawing.
if (typeof document !== 'undefined' && readSession()) load().catch(() => undefined);

/**
 * The room above the page for who is signed in. It is in the prerendered page and stays hidden from visitors; a stored
 * session, found before the first paint, shows it, so that nothing moves when its contents come.
 */
export function MemberSpace() {
  const session = useSession();
  return (
    <section className={classes.space} data-member={session ? true : undefined} aria-label={YOUR_HOME}>
      {session ? (
        <Suspense fallback={<HomeWaiting user={session.user} />}>
          <MemberHome key={session.session_code} user={session.user} />
        </Suspense>
      ) : (
        <HomeWaiting />
      )}
    </section>
  );
}
