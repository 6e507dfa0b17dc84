import type { SupportRequest } from '@devorbit/contract/operations/support.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { supportRequestNotFound } from '../errors.ts';
import { presentSupportRequest } from '../present.ts';
import {
  lockSupportRequest,
  selectMessages,
  selectOptionalSupportRequest,
  selectSender,
  type SupportRequestRow,
} from '../store.ts';

/** One message with all that was said, for staff. Throws 403 for others, 404 where there is none. */
export async function readSupportRequest(db: Queryable, _actor: Staff, id: number): Promise<SupportRequest> {
  const row = await selectOptionalSupportRequest(db, id);
  if (row === null) throw supportRequestNotFound();
  return presentSupportRequest(row, await selectMessages(db, [id]), (await emailAddress(db, row)) !== null);
}

/** Where an answer goes by email: what a visitor gave, or a user's confirmed address; null where none. */
export async function emailAddress(
  db: Queryable,
  { user_id, email }: Pick<SupportRequestRow, 'user_id' | 'email'>,
): Promise<string | null> {
  if (user_id === null) return email;
  const sender = await selectSender(db, user_id);
  return sender.verified ? sender.email : null;
}

/** The message that staff act upon, held to the end of the transaction. Throws as `readSupportRequest` does. */
export async function holdSupportRequest(tx: Queryable, _actor: Staff, id: number): Promise<SupportRequestRow> {
  const row = await lockSupportRequest(tx, id);
  if (row === null) throw supportRequestNotFound();
  return row;
}
