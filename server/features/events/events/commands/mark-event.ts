import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { eventNotFound } from '../errors.ts';
import { maySee } from '../policy.ts';
import { type EventRow, putMark, selectOptionalEvent } from '../store.ts';

type Marks = { interested?: boolean | undefined; saved?: boolean | undefined };

/** The caller's heart and bookmark at an event; absent keeps. Doing it twice is doing it once. */
export function markEvent(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: number,
  { interested, saved }: Marks,
): Promise<Pick<EventRow, 'interested' | 'is_interested' | 'is_saved'>> {
  return database.transaction(async (tx) => {
    const event = await selectOptionalEvent(tx, id, actor.id);
    if (event === null || !maySee(actor, event)) throw eventNotFound();
    const mark = { event: id, user: actor.id, at: clock.now() };
    if (interested !== undefined) await putMark(tx, 'interested', interested, mark);
    if (saved !== undefined) await putMark(tx, 'saved', saved, mark);
    return (await selectOptionalEvent(tx, id, actor.id)) ?? event;
  });
}
