import type { Programme } from '@devorbit/contract/events/programme.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectOptionalEvent } from '../../events/door.ts';
import { eventNotFound } from '../../events/errors.ts';
import { maySee } from '../../events/policy.ts';
import { presentProgramme } from '../present.ts';
import { selectSessions, selectSpeakers } from '../store.ts';

/** The programme of an event that the caller may see. */
export async function showProgramme(db: Queryable, actor: Actor | null, id: number): Promise<Programme> {
  const event = await selectOptionalEvent(db, id, actor?.id ?? null);
  if (event === null || !maySee(actor, event)) throw eventNotFound();
  return presentProgramme(
    event.time_zone,
    await selectSpeakers(db, id),
    await selectSessions(db, id, actor?.id ?? null),
  );
}
