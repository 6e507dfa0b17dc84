import type { Programme } from '@devorbit/contract/events/programme.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { speakerNotFound } from '../errors.ts';
import { deleteSpeaker } from '../store.ts';
import { holdProgramme } from './hold-programme.ts';
import { showProgramme } from './show-programme.ts';

/** Removes a speaker; the sessions stay. */
export function removeSpeaker(
  { database }: { database: Database },
  actor: Actor,
  { id, speaker }: { id: number; speaker: number },
): Promise<Programme> {
  return database.transaction(async (tx) => {
    await holdProgramme(tx, actor, id);
    if ((await deleteSpeaker(tx, id, speaker)) === 0) throw speakerNotFound();
    return showProgramme(tx, actor, id);
  });
}
