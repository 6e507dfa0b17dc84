import type { Email } from '@devorbit/contract/operations/administration.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { recentEmails } from '../../../identity/emails/door.ts';
import { mayReadEmails } from '../policy.ts';

/** Emails without their texts, newest first, for staff. */
export async function listEmails(deps: { database: Database }, actor: Staff, before: number | null): Promise<Email[]> {
  const emails = await recentEmails(deps, { before });
  return emails.map((email) => ({ ...email, readable: email.readable && mayReadEmails(actor) }));
}
