import type { Queryable } from '../../../../platform/database.ts';
import { deleteSessionsOf, updateSuspension } from '../../../identity/accounts/door.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { alreadySuspended } from '../errors.ts';
import { type By, holdPerson } from './hold-person.ts';

/**
 * Suspends a user within the caller's transaction. Throws where the actor may not, and where the user is already suspended.
 */
export async function suspendWithin(tx: Queryable, by: By, id: number, reason: string, at: Date): Promise<void> {
  const { actor, ip } = by;
  const person = await holdPerson(tx, by, id);
  if (person.suspended_at !== null) throw alreadySuspended();
  await updateSuspension(tx, id, at, reason);
  const sessions = await deleteSessionsOf(tx, id);
  const detail = { username: person.username, reason, sessions };
  await recordAct(tx, { at, actor, ip, act: 'user.suspend', subject: `user ${id}`, detail });
  await notify(tx, { user_id: id, kind: 'security', at, title: 'Your account was suspended.', body: reason });
}
