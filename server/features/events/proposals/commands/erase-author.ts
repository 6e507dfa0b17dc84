import type { Queryable } from '../../../../platform/database.ts';
import { deleteSpeaker } from '../../programme/door.ts';
import { forgetAuthor, selectSpeakersOf } from '../store.ts';

/** What somebody proposed goes with their account; what became a session stays in its programme, without their name. */
export async function eraseAuthor(tx: Queryable, author: number): Promise<void> {
  for (const { event_id, speaker_id } of await selectSpeakersOf(tx, author))
    await deleteSpeaker(tx, event_id, speaker_id);
  await forgetAuthor(tx, author);
}
