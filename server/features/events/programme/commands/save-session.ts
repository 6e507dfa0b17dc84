import type { Programme, SessionForm } from '@devorbit/contract/events/programme.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { holdProgramme } from './hold-programme.ts';
import { placeSession } from './place-session.ts';
import { showProgramme } from './show-programme.ts';

/**
 * Adds a session, or changes the one that is named. Throws 409 where its room has another one at that time, 400 outside the
 * event. Whoever starred one that moved is told a little later, of all that moved.
 */
export function saveSession(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, session = null }: { id: number; session?: number | null },
  form: SessionForm,
): Promise<Programme> {
  return database.transaction(async (tx) => {
    const event = await holdProgramme(tx, actor, id);
    await placeSession(tx, event, { session, form, at: clock.now() });
    return showProgramme(tx, actor, id);
  });
}
