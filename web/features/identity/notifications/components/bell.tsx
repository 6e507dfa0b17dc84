import { Bell as BellShape } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { unseen } from '../../../../ui/layout.ts';
import { Popup } from '../../../../ui/popup.tsx';
import { NOTIFICATIONS } from '../copy.ts';
import { tellNews, useUnread } from '../unread.ts';
import classes from './bell.module.css';

/** How long the page has for itself before the stream opens where the browser cannot tell that it is idle, in ms. */
const SETTLED_MS = 1_500;

const whenIdle = (go: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(go, SETTLED_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(go, { timeout: SETTLED_MS });
  return () => cancelIdleCallback(idle);
};

/** What the panel shows: fetched when somebody is about to open it. */
const load = () => import('./bell-panel.tsx');
const prepare = () => void load().catch(() => undefined);
const BellPanel = lazy(async () => ({ default: (await load()).BellPanel }));

/** Opens the latest notifications over the page, and tells how many are unread; of one session. */
export function Bell() {
  const unread = useUnread();
  useEffect(() => {
    const leaving = new AbortController();
    const stop = whenIdle(() => {
      import('../live.ts')
        .then(({ followNews }) => followNews(leaving.signal))
        .catch((error: unknown) => {
          if (!leaving.signal.aborted) globalThis.reportError(error);
        });
    });
    return () => {
      stop();
      leaving.abort();
      tellNews({ unread: 0, notification: null });
    };
  }, []);
  const news = unread === 0 ? '' : `, ${unread} unread`;
  const face = (
    <span className={classes.face}>
      <BellShape size={20} aria-hidden="true" />
      {unread > 0 && <span className={classes.count}>{unread > 99 ? '99+' : unread}</span>}
    </span>
  );
  return (
    <>
      <Popup label={NOTIFICATIONS + news} face={face} panelClass={classes.panel} onNear={prepare}>
        {(close) => (
          <Suspense fallback={<div className={classes.waiting} aria-busy="true" />}>
            <BellPanel onClose={close} />
          </Suspense>
        )}
      </Popup>
      <span className={unseen} aria-live="polite">
        {unread > 0 && `${unread} unread`}
      </span>
    </>
  );
}
