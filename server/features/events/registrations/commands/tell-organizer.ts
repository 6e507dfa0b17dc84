import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import type { EventRow } from '../../events/door.ts';

/** Tells who made an event that somebody asks for a place. */
export const tellOrganizer = (
  tx: Queryable,
  event: Pick<EventRow, 'id' | 'title' | 'created_by'>,
  asking: { username: string },
  at: Date,
): Promise<void> =>
  notify(tx, {
    user_id: event.created_by,
    kind: 'events',
    at,
    title: `${asking.username} asks for a place: ${event.title}`,
    link: pathOf('event', { id: event.id }),
  });
