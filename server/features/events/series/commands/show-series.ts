import type { Series } from '@devorbit/contract/events/series.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent, selectOfSeries } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { repeatsNot } from '../errors.ts';
import { presentSeries } from '../present.ts';
import { selectEvery } from '../store.ts';

/** The dates of an event that repeats, as far as the caller may see them. */
export async function showSeries(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor | null,
  id: number,
): Promise<Series> {
  const event = await selectOptionalEvent(database, id, actor?.id ?? null);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  if (event.series_id === null) throw repeatsNot();
  const rows = await selectOfSeries(database, event.series_id, actor?.id ?? null);
  return presentSeries(
    await selectEvery(database, event.series_id),
    rows.filter((row) => maySee(actor, row)),
    clock.now(),
  );
}
