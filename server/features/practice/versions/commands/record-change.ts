import type { Queryable } from '../../../../platform/database.ts';
import { selectIsKept } from '../store.ts';
import { recordVersion } from './record-version.ts';

/**
 * Records a version, as `recordVersion` does, only where anything that a version holds is not as in the last one: tags and
 * difficulty are none of it.
 */
export async function recordChange(tx: Queryable, problemId: number, userId: number | null, now: Date): Promise<void> {
  if (!(await selectIsKept(tx, problemId))) await recordVersion(tx, problemId, userId, now);
}
