import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { now } from '../../../../platform/clock.ts';
import { ownTimeZone } from '../../../../platform/time-zone.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { Kit } from '../../../../ui/kit.tsx';
import { stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Message } from '../../../../ui/message.tsx';
import { latestQuery, markRead, notificationsKey } from '../api.ts';
import {
  CHANGE_FAILURE,
  CHOOSE,
  MARK_ALL,
  NOTHING_AT_ALL,
  NOTHING_NEW,
  NOTIFICATIONS,
  NOTIFICATIONS_FAILURE,
  SEE_ALL,
} from '../copy.ts';
import { groupsOf } from '../model.ts';
import { onNews } from '../unread.ts';
import { BellRow } from './bell-row.tsx';
import classes from './bell-panel.module.css';

/** The latest notifications over the page: unread ones first, by days, renewed as they come. */
export const BellPanel = ({ onClose }: { onClose: () => void }) => (
  <Kit>
    <Panel onClose={onClose} />
  </Kit>
);

function Panel({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const latest = useQuery(latestQuery);
  useEffect(() => onNews(() => void client.invalidateQueries({ queryKey: notificationsKey })), [client]);
  const read = useAct(markRead, CHANGE_FAILURE, { overlapping: true });
  const groups = groupsOf(latest.data?.notifications ?? [], now(), ownTimeZone());
  return (
    <section aria-labelledby="bell-title" aria-busy={latest.isPending}>
      <header className={classes.head}>
        <h2 className={classes.title} id="bell-title">
          {NOTIFICATIONS}
        </h2>
        <PlainButton
          className={classes.all}
          tone="quiet"
          size="small"
          disabled={!latest.data || latest.data.unread === 0}
          aria-busy={read.input === 'all'}
          onClick={() => void read.run('all')}
        >
          {MARK_ALL}
        </PlainButton>
      </header>
      <div className={classes.list}>
        <Message tone="bad">{read.failure}</Message>
        {latest.data ? (
          groups.length === 0 ? (
            <div className={`${stack(1, 'center')} ${classes.empty}`}>
              <svg className={classes.scene} viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
                <ellipse cx="60" cy="30" rx="52" ry="17" />
                <circle className={classes.world} cx="60" cy="30" r="13" />
                <circle className={classes.moon} cx="105" cy="22" r="4.5" />
              </svg>
              <p className={text('strong')}>{NOTHING_NEW}</p>
              <p className={text('quiet', 'small')}>{NOTHING_AT_ALL}</p>
            </div>
          ) : (
            groups.map(({ label, notifications }) => (
              <section key={label} aria-label={label}>
                <h3 className={`${text('quiet', 'fine')} ${classes.day}`}>{label}</h3>
                <ul className={stack(0)}>
                  {notifications.map((notification) => (
                    <BellRow
                      key={notification.id}
                      notification={notification}
                      onRead={() => void read.run([notification.id])}
                      onFollow={onClose}
                    />
                  ))}
                </ul>
              </section>
            ))
          )
        ) : latest.isPending ? (
          <div className={`${stack(3)} ${classes.waiting}`} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
        ) : (
          <LoadFailure query={latest} title={NOTIFICATIONS_FAILURE} frame="line" />
        )}
      </div>
      <footer className={`${text('small', 'strong')} ${classes.foot}`}>
        <Link to={pathOf('notifications')} onClick={onClose}>
          {SEE_ALL}
        </Link>
        <Link to={`${pathOf('profile')}?tab=settings`} onClick={onClose}>
          {CHOOSE}
        </Link>
      </footer>
    </section>
  );
}
