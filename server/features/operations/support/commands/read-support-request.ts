import type { SupportRequest } from '@devorbit/contract/operations/support.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { supportRequestNotFound } from '../errors.ts';
import { presentSupportRequest } from '../present.ts';
import { selectMessages, selectOptionalReplyAddress, selectOptionalSupportRequest } from '../store.ts';

/** A support request with its messages, for staff. Throws 404 where there is none. */
export async function readSupportRequest(db: Queryable, _actor: Staff, id: number): Promise<SupportRequest> {
  const row = await selectOptionalSupportRequest(db, id);
  if (row === null) throw supportRequestNotFound();
  return presentSupportRequest(
    row,
    await selectMessages(db, [id]),
    (await selectOptionalReplyAddress(db, row)) !== null,
  );
}
