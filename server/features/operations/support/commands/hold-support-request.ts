import type { Queryable } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { supportRequestNotFound } from '../errors.ts';
import { lockSupportRequest, type SupportRequestRow } from '../store.ts';

/** The support request that staff act upon, held to the end of the transaction. Throws 404 where there is none. */
export async function holdSupportRequest(tx: Queryable, _actor: Staff, id: number): Promise<SupportRequestRow> {
  const row = await lockSupportRequest(tx, id);
  if (row === null) throw supportRequestNotFound();
  return row;
}
