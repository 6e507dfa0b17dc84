import type { Queryable } from '../../../platform/database.ts';
import { deletePicture } from './picture-store.ts';
import { clearAbout } from './store.ts';

// What is written to profiles by others than their owners: whether the actor may is for them to ask.
export { upsertProfile } from './store.ts';

/** Empties what others see of a profile, by a moderator's decision and in its transaction. */
export async function clearProfile(tx: Queryable, userId: number): Promise<void> {
  await clearAbout(tx, userId);
  await deletePicture(tx, userId);
}
