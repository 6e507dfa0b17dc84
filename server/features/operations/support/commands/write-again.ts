import type { OwnSupportRequest } from '@devorbit/contract/operations/support.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { supportRequestNotFound } from '../errors.ts';
import { supportRequestsPerSender } from '../limits.ts';
import { isSender } from '../policy.ts';
import { presentOwn } from '../present.ts';
import {
  insertMessage,
  lockSupportRequest,
  selectMessages,
  selectOptionalSupportRequest,
  updateState,
} from '../store.ts';
import { tellStaff } from './tell-staff.ts';

/**
 * The sender goes on: the message is open again, and who had taken it, or all staff, are told. What lies among the spam
 * stays there. Throws 404 for what is not the caller's own.
 */
export async function writeAgain(
  { database, clock, limits }: { database: Database; clock: Clock; limits: RateLimits },
  actor: Actor,
  id: number,
  text: string,
): Promise<OwnSupportRequest> {
  await limits.take(supportRequestsPerSender, String(actor.id));
  const at = clock.now();
  return database.transaction(async (tx) => {
    const row = await lockSupportRequest(tx, id);
    if (row === null || !isSender(actor, row)) throw supportRequestNotFound();
    await insertMessage(tx, { support_request_id: id, kind: 'sender', author_id: actor.id, text, at });
    const spam = row.state === 'spam';
    await updateState(tx, id, spam ? 'spam' : 'open', at);
    if (!spam) await tellStaff(tx, { id, topic: row.topic, at, by: actor.id, assigned: row.assigned_id });
    const after = await selectOptionalSupportRequest(tx, id);
    return presentOwn(after ?? row, await selectMessages(tx, [id]));
  });
}
