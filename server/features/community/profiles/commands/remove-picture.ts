import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { deletePicture } from '../picture-store.ts';

/** Removes the caller's own picture; it need not have one. */
export const removePicture = async ({ database }: { database: Database }, actor: Actor): Promise<void> =>
  void (await deletePicture(database, actor.id));
