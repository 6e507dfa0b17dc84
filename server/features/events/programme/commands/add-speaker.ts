import { MAX_SPEAKERS } from '@devorbit/contract/events/programme-limits.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { tooManySpeakers } from '../errors.ts';
import { insertSpeaker, selectSpeakers, type SpeakerContent } from '../store.ts';

/** Adds a speaker to an event that the caller of this holds; answers their id. */
export async function addSpeaker(tx: Queryable, event: number, content: SpeakerContent): Promise<number> {
  if ((await selectSpeakers(tx, event)).length >= MAX_SPEAKERS) throw tooManySpeakers();
  return insertSpeaker(tx, event, content);
}
