import { pathOf } from '@devorbit/contract/path-of.ts';
import { Puzzle } from 'lucide-react';
import { Link } from 'react-router';
import { clamp, divided, plainLink, stack, stretchedLink, text } from '../../../../../ui/layout.ts';
import { markRead } from '../../../../identity/notifications/api.ts';
import { kindIcons } from '../../../../identity/notifications/model.ts';
import { ALL_CAUGHT_UP, WHATS_NEW } from '../copy.ts';
import { type News, unreadText } from '../model.ts';
import classes from './member-home.module.css';

/** What happened since: notifications, problems and badges. */
export function NewsCard({ unread, news }: { unread: number; news: readonly News[] }) {
  return (
    <section className={`${classes.card} ${classes.news}`} aria-labelledby="home-news">
      <div className={classes.top}>
        <h3 className={classes.heading} id="home-news">
          {WHATS_NEW}
        </h3>
        {unread > 0 && (
          <Link className={text('small', 'strong', 'tabular')} to={pathOf('notifications')}>
            {unreadText(unread)}
          </Link>
        )}
      </div>
      {news.length === 0 ? (
        <div className={`${stack(3, 'center')} ${classes.calm}`}>
          <svg className={classes.calmScene} viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
            <ellipse cx="60" cy="30" rx="52" ry="17" />
            <circle className={classes.sun} cx="60" cy="30" r="13" />
            <circle className={classes.planet} cx="105" cy="22" r="4.5" />
          </svg>
          <p className={text('quiet', 'small')}>{ALL_CAUGHT_UP}</p>
        </div>
      ) : (
        <ul className={`${stack(0)} ${divided}`}>
          {news.map(({ key, kind, title, note, to, notification }) => {
            const Icon = kind === 'new-problems' ? Puzzle : (kindIcons[kind] ?? kindIcons.any);
            return (
              <li className={classes.row} key={key}>
                <Icon className={classes.icon} size={19} aria-hidden="true" />
                <div className={classes.words}>
                  <p className={`${clamp} ${text('small', 'strong')} ${classes.line}`}>
                    <Link
                      className={`${plainLink} ${stretchedLink}`}
                      to={to}
                      title={title}
                      onClick={() => {
                        // Where it cannot be told, it stays unread.
                        if (notification !== undefined) markRead([notification]).catch(() => undefined);
                      }}
                    >
                      {title}
                    </Link>
                  </p>
                  <p className={`${clamp} ${text('quiet', 'fine')} ${classes.line}`}>{note}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
