import type { Programme } from '@devorbit/contract/events/programme.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { sessionNotFound } from '../errors.ts';
import { selectStarrers } from '../star-store.ts';
import { deleteSession, selectSessions } from '../store.ts';
import { holdProgramme } from './hold-programme.ts';
import { showProgramme } from './show-programme.ts';

/** Removes a session; whoever starred it is told. */
export function removeSession(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, session }: { id: number; session: number },
): Promise<Programme> {
  return database.transaction(async (tx) => {
    const event = await holdProgramme(tx, actor, id);
    const found = (await selectSessions(tx, id, null)).find((one) => one.id === session);
    if (found === undefined) throw sessionNotFound();
    const starrers = event.state === 'approved' ? await selectStarrers(tx, session) : [];
    await deleteSession(tx, id, session);
    await notifyMany(tx, starrers, {
      kind: 'events',
      at: clock.now(),
      title: `A session you starred was cancelled: ${found.title}`,
      body: event.title,
      link: pathOf('event-programme', { id }),
    });
    return showProgramme(tx, actor, id);
  });
}
