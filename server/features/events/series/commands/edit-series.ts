import type { Received } from '@devorbit/contract/endpoint.ts';
import type { editSeries as endpoint } from '@devorbit/contract/events/series.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { changeEvent, type EditDeps } from '../../events/commands/change-event.ts';
import { tellStaff } from '../../events/commands/tell-staff.ts';
import { mayEdit } from '../../events/policy.ts';
import { formOf } from '../../events/present.ts';
import { holdLater } from './hold-later.ts';

/**
 * Changes this date and all later ones, or none, each as an edit of that event does: it keeps its day, those who are
 * registered for it are told, a material change by others than staff waits for approval. Answers how many were changed.
 */
export function editSeries(
  deps: EditDeps,
  actor: Actor,
  id: number,
  { revision, ...change }: Received<typeof endpoint>['body'],
): Promise<{ changed: number }> {
  return deps.database.transaction(async (tx) => {
    const { later } = await holdLater(tx, { actor, clock: deps.clock, may: mayEdit }, id);
    let asks = false;
    for (const date of [id, ...later]) {
      const { waits } = await changeEvent(deps, tx, actor, date, (before) => ({
        ...formOf(before),
        ...change,
        revision: date === id ? revision : before.revision,
      }));
      asks ||= waits;
    }
    if (asks) await tellStaff(tx, { title: `${change.title} (${later.length + 1} dates)`, at: deps.clock.now() });
    return { changed: later.length + 1 };
  });
}
