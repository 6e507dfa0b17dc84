import type { OwnRegistration } from '@devorbit/contract/events/registrations.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectByIds } from '../../events/door.ts';
import { presentSummary } from '../../events/present.ts';
import { presentRegistration } from '../present.ts';
import { selectOwn, selectWaitlists } from '../store.ts';

type Deps = { database: Database; clock: Clock; secret: string };

/** What the caller is registered for or waits for. Of an event that waits for approval again, its approved title alone. */
export async function listOwnRegistrations(
  { database, clock, secret }: Deps,
  actor: Actor,
): Promise<OwnRegistration[]> {
  const now = clock.now();
  const rows = await selectOwn(database, actor.id, now);
  const shown = rows.filter((row) => row.shown).map(({ event_id }) => event_id);
  const events = new Map((await selectByIds(database, shown, actor.id)).map((event) => [event.id, event]));
  // A few lists at most: nobody waits in many.
  const waitlists = new Map(
    await Promise.all(
      rows
        .filter(({ state }) => state === 'waiting')
        .map(async ({ id, event_id }) => [id, (await selectWaitlists(database, event_id, [id])).get(id)] as const),
    ),
  );
  return rows.map((row) => {
    const event = events.get(row.event_id);
    const over = now.getTime() >= Date.parse(row.ends_at);
    return {
      registration: presentRegistration(row, waitlists.get(row.id) ?? null, { over }),
      event: event === undefined ? null : presentSummary(event, { actor, now, secret }),
      eventId: row.event_id,
      title: row.title,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    };
  });
}
