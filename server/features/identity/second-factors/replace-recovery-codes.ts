import type { Queryable } from '../../../platform/database.ts';
import { newRecoveryCodes, recoveryDigest } from './secrets.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './store.ts';

/** New codes in the place of all earlier ones. They are readable in this answer only. */
export async function replaceRecoveryCodes(tx: Queryable, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await deleteRecoveryCodes(tx, userId);
  await insertRecoveryCodes(tx, userId, codes.map(recoveryDigest));
  return codes;
}
