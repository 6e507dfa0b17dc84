import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { row, tag } from '../../../../ui/layout.ts';
import { statusNames } from '../copy.ts';
import classes from './event-badges.module.css';

/** Pending Approval, Featured, LIVE NOW, and what else a reader must know at once. */
export function EventBadges({ event }: { event: EventSummary }) {
  const { state, isFeatured, status } = event;
  return (
    <div className={`${row(2)} ${classes.badges}`}>
      {state === 'pending' && (
        <span className={tag} data-tone="warn">
          Pending Approval
        </span>
      )}
      {state === 'declined' && (
        <span className={tag} data-tone="bad">
          Declined
        </span>
      )}
      {isFeatured && (
        <span className={tag} data-tone="signal">
          Featured
        </span>
      )}
      {status === 'live' && (
        <span className={`${tag} ${classes.live}`} data-tone="good">
          {statusNames.live}
        </span>
      )}
      {status === 'cancelled' && (
        <span className={tag} data-tone="bad">
          {statusNames.cancelled}
        </span>
      )}
      {status === 'ended' && <span className={`${tag} ${classes.ended}`}>{statusNames.ended}</span>}
    </div>
  );
}
