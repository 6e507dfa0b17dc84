import type { Database } from '../../../../platform/database.ts';
import type { MailTransport } from '../../../../platform/mail-transport.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { readMail } from '../../../identity/mail/commands/read-mail.ts';
import { forSuperusers, letterNotFound } from '../errors.ts';
import { mayReadLetters } from '../policy.ts';
import type { By, Deps } from './hold-person.ts';

/** The whole letter as it was sent, for superusers; that it was read is kept. Throws where its text is not kept. */
export async function readLetter(
  deps: Deps & { database: Database; mailTransport: MailTransport },
  { actor, ip }: By,
  id: number,
): Promise<string> {
  if (!mayReadLetters(actor)) throw forSuperusers();
  const text = await readMail(deps, id);
  if (text === null) throw letterNotFound();
  await recordAct(deps.database, { at: deps.clock.now(), actor, ip, act: 'mail.read', subject: `mail ${id}` });
  return text;
}
