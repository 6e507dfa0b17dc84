import type { Database } from '../../../../platform/database.ts';
import { LetterRefused, type MailTransport } from '../../../../platform/mail-transport.ts';
import type { Seal } from '../../../../platform/sealed.ts';
import { renderMail } from '../render.ts';
import { selectOptionalMail, updateMail } from '../store.ts';
import { type Mail, type MailJob, sealContext } from './send-mail.ts';

type Deps = { database: Database; seal: Seal; mailTransport: MailTransport };

/** Sends one letter that waits. Resolves for one that was refused for good; throws where it is to be tried again. */
export async function deliverMail(
  { database, seal, mailTransport }: Deps,
  { mail, sealed }: MailJob,
  lastTry: boolean,
): Promise<void> {
  const known = await selectOptionalMail(database, mail);
  if (known === null || known.status !== 'queued') return;
  const letter = JSON.parse(seal.open(sealed, sealContext(mail))) as Mail;
  try {
    const file = await mailTransport.deliver(renderMail(letter));
    await updateMail(database, mail, { status: 'sent', error: '', file });
  } catch (error) {
    const refused = error instanceof LetterRefused;
    const status = refused || lastTry ? 'failed' : 'queued';
    const said = error instanceof Error ? error.message : String(error);
    await updateMail(database, mail, { status, error: said.slice(0, 500), file: null });
    if (!refused) throw error;
  }
}
