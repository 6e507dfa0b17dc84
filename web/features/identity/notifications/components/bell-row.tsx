import type { Notification } from '@devorbit/contract/identity/notifications.ts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { now } from '../../../../platform/clock.ts';
import { agoText } from '../../../../platform/format/dates.ts';
import { clamp, plainLink, text, unseen } from '../../../../ui/layout.ts';
import { MARK_ONE } from '../copy.ts';
import { kindIcons } from '../model.ts';
import classes from './bell-panel.module.css';

type Props = { notification: Notification; onRead: () => void; onFollow: () => void };

/** What happened and when; following it reads it. */
export function BellRow({ notification: { kind, at, title, body, link, read }, onRead, onFollow }: Props) {
  const Shape = kindIcons[kind] ?? kindIcons.any;
  return (
    <li className={classes.row} data-unread={!read || undefined}>
      <Shape className={classes.shape} size={18} aria-hidden="true" />
      <div className={classes.words}>
        <p className={text('small', 'breaking')}>
          {!read && <span className={unseen}>Unread: </span>}
          {link === null ? (
            title
          ) : (
            <Link
              className={`${plainLink} ${classes.link}`}
              to={link}
              onClick={() => {
                if (!read) onRead();
                onFollow();
              }}
            >
              {title}
            </Link>
          )}
        </p>
        {body !== '' && <p className={`${clamp} ${text('quiet', 'fine')}`}>{body}</p>}
        <time className={text('faint', 'fine')} dateTime={at}>
          {agoText(at, now())}
        </time>
      </div>
      {!read && (
        <button
          className={classes.act}
          type="button"
          title={MARK_ONE}
          aria-label={`${MARK_ONE}: ${title}`}
          onClick={onRead}
        >
          <Check size={17} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
