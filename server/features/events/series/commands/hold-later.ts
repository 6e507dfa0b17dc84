import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { holdEvent } from '../../events/commands/hold-event.ts';
import { type EventRow, selectOfSeries } from '../../events/door.ts';
import type { mayEdit, mayOwn } from '../../events/policy.ts';
import { repeatsNot } from '../errors.ts';

/**
 * This date of an event that repeats, and the later ones that are neither cancelled nor over and that the caller may change;
 * all are held to the end of the transaction, the earliest first.
 */
export async function holdLater(
  tx: Queryable,
  { actor, clock, may }: { actor: Actor; clock: Clock; may: typeof mayEdit | typeof mayOwn },
  id: number,
): Promise<{ event: EventRow; later: number[] }> {
  const event = await holdEvent(tx, actor, id, may);
  if (event.series_id === null) throw repeatsNot();
  const rows = await selectOfSeries(tx, event.series_id, actor.id);
  const later = rows.filter(
    (row) =>
      row.id !== id &&
      new Date(row.starts_at) >= new Date(event.starts_at) &&
      row.cancelled_at === null &&
      new Date(row.ends_at) > clock.now() &&
      may(actor, row),
  );
  return { event, later: later.map((row) => row.id) };
}
