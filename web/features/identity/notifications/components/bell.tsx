import { pathOf } from '@devorbit/contract/path-of.ts';
import { Bell as BellShape } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { unseen } from '../../../../ui/layout.ts';
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

/** The way to the notifications, with how many are unread; of one session. */
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
  return (
    <Link className={classes.bell} to={pathOf('notifications')} aria-label={NOTIFICATIONS + news}>
      <BellShape size={20} aria-hidden="true" />
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <span className={unseen} aria-live="polite">
        {unread > 0 && `${unread} unread`}
      </span>
    </Link>
  );
}
