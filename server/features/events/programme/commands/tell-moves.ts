import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { markTold, type MovedRow, selectTold } from '../star-store.ts';

const MINUTE_MS = 60_000;
/** An organizer who moves things about has finished. */
const QUIET_MS = 10 * MINUTE_MS;
/** Nobody waits longer than this. */
const LONGEST_MS = 60 * MINUTE_MS;

function textOf(moved: MovedRow[]): { title: string; body: string } {
  const [first] = moved;
  const title =
    moved.length === 1
      ? `A session you starred moved: ${first?.title}`
      : `${moved.length} sessions you starred moved: ${first?.event}`;
  const lines = moved.map((one) => `${one.title}: ${one.starts}, ${one.room}`);
  return { title, body: [...(moved.length === 1 ? [first?.event] : []), ...lines].join('\n') };
}

/** Tells whoever starred sessions that moved, once an event’s programme is quiet: of all of them in one notification. */
export function tellMoves({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const moved = await markTold(tx, {
      quiet: new Date(at.getTime() - QUIET_MS),
      longest: new Date(at.getTime() - LONGEST_MS),
    });
    const sessions = new Map(moved.map((one) => [one.id, one]));
    const told = await selectTold(tx, [...sessions.keys()]);
    // Whoever starred the same reads the same.
    for (const those of Map.groupBy(told, (one) => one.sessions.join()).values()) {
      const rows = (those[0]?.sessions ?? []).flatMap((one) => sessions.get(one) ?? []);
      await notifyMany(
        tx,
        those.map(({ user_id }) => user_id),
        {
          kind: 'events',
          at,
          ...textOf(rows),
          link: pathOf('event-programme', { id: rows[0]?.event_id ?? 0 }),
        },
      );
    }
  });
}
