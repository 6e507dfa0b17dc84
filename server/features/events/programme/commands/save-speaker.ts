import type { Programme } from '@devorbit/contract/events/programme.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { speakerNotFound } from '../errors.ts';
import { type SpeakerContent, updateSpeaker } from '../store.ts';
import { addSpeaker } from './add-speaker.ts';
import { holdProgramme } from './hold-programme.ts';
import { showProgramme } from './show-programme.ts';

/** Adds a speaker, or changes the one that is named. */
export function saveSpeaker(
  { database }: { database: Database },
  actor: Actor,
  { id, speaker = null }: { id: number; speaker?: number | null },
  content: SpeakerContent,
): Promise<Programme> {
  return database.transaction(async (tx) => {
    await holdProgramme(tx, actor, id);
    if (speaker === null) await addSpeaker(tx, id, content);
    else if ((await updateSpeaker(tx, id, speaker, content)) === 0) throw speakerNotFound();
    return showProgramme(tx, actor, id);
  });
}
