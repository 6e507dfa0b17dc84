import type { Database } from '../../../../platform/database.ts';
import type { MailTransport } from '../../../../platform/mail-transport.ts';
import type { Superuser } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { rawEmail } from '../../../identity/emails/door.ts';
import { emailNotFound } from '../errors.ts';
import type { By, Deps } from './hold-person.ts';

/** The whole email as it was sent, for superusers; that it was read is kept. Throws where its text is not kept. */
export async function readEmail(
  deps: Deps & { database: Database; mailTransport: MailTransport },
  { actor, ip }: By<Superuser>,
  id: number,
): Promise<string> {
  const text = await rawEmail(deps, id);
  if (text === null) throw emailNotFound();
  await recordAct(deps.database, { at: deps.clock.now(), actor, ip, act: 'mail.read', subject: `mail ${id}` });
  return text;
}
