import type { Database } from '../../../../platform/database.ts';
import type { MailTransport } from '../../../../platform/mail-transport.ts';
import { selectOptionalMail } from '../store.ts';

type Deps = { database: Database; mailTransport: MailTransport };

/** The raw letter (RFC 5322) where the outbox keeps it, else null. It may hold a link that opens an account. */
export async function readMail({ database, mailTransport }: Deps, id: number): Promise<string | null> {
  const mail = await selectOptionalMail(database, id);
  return mail?.file == null ? null : mailTransport.read(mail.file);
}
