import type { Series } from '@devorbit/contract/events/series.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { copyCrew } from '../../crew/door.ts';
import { holdEvent } from '../../events/commands/hold-event.ts';
import { tellStaff } from '../../events/commands/tell-staff.ts';
import { type EventRow, insertEvent, joinSeries } from '../../events/door.ts';
import { alreadyCancelled, alreadyOver } from '../../events/errors.ts';
import { mayOwn, maySkipApproval } from '../../events/policy.ts';
import { dateText } from '../../events/present.ts';
import { repeatsAlready, skippedOn } from '../errors.ts';
import { seriesPerDay } from '../limits.ts';
import { insertSeries, type Moments, selectMoments } from '../store.ts';
import { showSeries } from './show-series.ts';
import { type Repeats, workOutDates } from './work-out-dates.ts';

/** The times of one date; throws where the clocks skip one. */
function timesOf(event: EventRow, { day, starts_at, ends_at, opens_at, closes_at }: Moments) {
  const skipped = (opens_at === null && event.opens_at !== null) || (closes_at === null && event.closes_at !== null);
  if (starts_at === null || ends_at === null || skipped) throw skippedOn(dateText(day, day));
  return { starts_at, ends_at, opens_at, closes_at };
}

/**
 * Repeats an event, all dates or none: each is an event of its own, at the same local time, with the same places and helpers. What
 * staff repeat is approved; for any other they are asked, once. Throws 409 for an event that repeats already, is cancelled or
 * over.
 */
export async function makeSeries(
  { database, clock, limits }: { database: Database; clock: Clock; limits: RateLimits },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  repeats: Repeats,
): Promise<Series> {
  await limits.take(seriesPerDay, String(actor.id));
  return database.transaction(async (tx) => {
    const at = clock.now();
    const event = await holdEvent(tx, actor, id, mayOwn);
    if (event.series_id !== null) throw repeatsAlready();
    if (event.cancelled_at !== null) throw alreadyCancelled();
    if (at >= new Date(event.ends_at)) throw alreadyOver();
    const [, ...days] = workOutDates(event.start_date, repeats);
    const series = await insertSeries(tx, repeats.every, at);
    const approved_by = maySkipApproval(actor) ? actor.id : null;
    const made = { capacity: event.capacity, created_by: event.created_by, approved_by, at };
    const ids: number[] = [];
    for (const moments of await selectMoments(tx, id, days)) {
      const content = { ...event, ...timesOf(event, moments), is_featured: approved_by !== null && event.is_featured };
      ids.push(await insertEvent(tx, content, made));
    }
    await joinSeries(tx, [id, ...ids], series);
    await copyCrew(tx, id, ids, at);
    if (approved_by === null) await tellStaff(tx, { title: `${event.title} (${ids.length} dates)`, at });
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.series',
      subject: `event ${id}`,
      detail: { title: event.title, every: repeats.every, dates: ids.length + 1 },
    });
    return showSeries({ database: tx, clock }, actor, id);
  });
}
