import type { Queryable } from '../../../../platform/database.ts';
import { alreadyHere, takenDownBefore } from '../errors.ts';
import { selectIsTakenDown, selectOptionalDuplicate } from '../store.ts';

/** Throws for bytes that are published already, with the way to them, and for those that were taken down. */
export async function refuseKnown(db: Queryable, digest: string): Promise<void> {
  const same = await selectOptionalDuplicate(db, digest);
  if (same) throw alreadyHere(same);
  if (await selectIsTakenDown(db, digest)) throw takenDownBefore();
}
