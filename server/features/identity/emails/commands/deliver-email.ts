import type { Database } from '../../../../platform/database.ts';
import { EmailRefused, type MailTransport } from '../../../../platform/mail-transport.ts';
import type { Seal } from '../../../../platform/sealed.ts';
import { renderEmail } from '../render.ts';
import { selectOptionalEmail, updateEmail } from '../store.ts';
import { type Email, type EmailJob, sealContext } from './send-email.ts';

type Deps = { database: Database; seal: Seal; mailTransport: MailTransport };

/** Sends one email that waits. Resolves for one that was refused for good; throws where it is to be tried again. */
export async function deliverEmail(
  { database, seal, mailTransport }: Deps,
  { mail, sealed }: EmailJob,
  lastTry: boolean,
): Promise<void> {
  const known = await selectOptionalEmail(database, mail);
  if (known === null || known.status !== 'queued') return;
  const email = JSON.parse(seal.open(sealed, sealContext(mail))) as Email;
  try {
    const file = await mailTransport.deliver(renderEmail(email));
    await updateEmail(database, mail, { status: 'sent', error: '', file });
  } catch (error) {
    const refused = error instanceof EmailRefused;
    const status = refused || lastTry ? 'failed' : 'queued';
    const said = error instanceof Error ? error.message : String(error);
    await updateEmail(database, mail, { status, error: said.slice(0, 500), file: null });
    if (!refused) throw error;
  }
}
