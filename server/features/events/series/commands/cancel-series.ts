import type { Actor } from '../../../../platform/sessions.ts';
import { callOff, type CancelDeps } from '../../events/commands/call-off.ts';
import { alreadyCancelled } from '../../events/errors.ts';
import { mayOwn } from '../../events/policy.ts';
import { holdLater } from './hold-later.ts';

/** Cancels this date and all later ones for good; everybody who is registered is told. Answers how many were cancelled. */
export function cancelSeries(
  deps: CancelDeps,
  by: { actor: Actor; ip: string },
  id: number,
  reason: string,
): Promise<{ cancelled: number }> {
  return deps.database.transaction(async (tx) => {
    const { event, later } = await holdLater(tx, { actor: by.actor, clock: deps.clock, may: mayOwn }, id);
    if (event.cancelled_at !== null && later.length === 0) throw alreadyCancelled();
    // One that was cancelled by itself before stays so.
    const dates = event.cancelled_at === null ? [id, ...later] : later;
    for (const date of dates) await callOff(deps, tx, by, date, reason);
    return { cancelled: dates.length };
  });
}
