import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { selectStaff } from '../store.ts';

/** Tells staff of an event that waits for approval. */
export async function tellStaff(tx: Queryable, { title, at }: { title: string; at: Date }): Promise<void> {
  await notifyMany(tx, await selectStaff(tx), {
    kind: 'events',
    at,
    title: `An event is waiting for your approval: ${title}`,
    link: pathOf('events-hackathons'),
  });
}
