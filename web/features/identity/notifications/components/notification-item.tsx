import type { Notification } from '@devorbit/contract/identity/notifications.ts';
import { notificationNames } from '@devorbit/contract/kinds.ts';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { now } from '../../../../platform/clock.ts';
import { agoText } from '../../../../platform/format/dates.ts';
import { card, stack, text, unseen } from '../../../../ui/layout.ts';
import { MARK_ONE, REMOVE } from '../copy.ts';
import { kindIcons } from '../model.ts';
import classes from './notification-item.module.css';

type Props = { notification: Notification; onRead: () => void; onRemove: () => void };

/** One line of the list: what happened, when, and where it leads; going there reads it. */
export function NotificationItem({ notification, onRead, onRemove }: Props) {
  const { kind, at, title, body, link, read } = notification;
  const Shape = kindIcons[kind] ?? kindIcons.any;
  return (
    <li className={`${card()} ${classes.item}`} data-unread={!read || undefined}>
      <Shape className={classes.shape} size={20} aria-hidden="true" />
      <div className={`${stack(1)} ${text('breaking')}`}>
        <p className={`${text('quiet')} ${classes.title}`}>
          {!read && <span className={unseen}>Unread: </span>}
          {link === null ? (
            title
          ) : (
            <Link className={classes.link} to={link} onClick={read ? undefined : onRead}>
              {title}
            </Link>
          )}
        </p>
        {body !== '' && <p className={`${text('quiet', 'small')} ${classes.body}`}>{body}</p>}
        <p className={text('faint', 'fine')}>
          {notificationNames(kind).name} · <time dateTime={at}>{agoText(at, now())}</time>
        </p>
      </div>
      <div className={classes.acts}>
        {!read && (
          <button
            className={classes.act}
            type="button"
            title={MARK_ONE}
            aria-label={`${MARK_ONE}: ${title}`}
            onClick={onRead}
          >
            <Check size={18} aria-hidden="true" />
          </button>
        )}
        <button
          className={classes.act}
          type="button"
          title={REMOVE}
          aria-label={`${REMOVE}: ${title}`}
          onClick={onRemove}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
