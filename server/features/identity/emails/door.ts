import type { Database } from '../../../platform/database.ts';
import type { MailTransport } from '../../../platform/mail-transport.ts';
import { selectEmails, selectOptionalEmail, type EmailRow } from './store.ts';

// What other features ask of mail: whether the actor may is for them to ask.

/** An email as the operator sees it: never its text. `readable` where the outbox keeps it (`rawEmail`). */
export type EmailEntry = Omit<EmailRow, 'file'> & { readable: boolean };

/** The newest first, those before the id `before`; who may see them is the caller's to judge. */
export async function recentEmails(
  { database }: { database: Database },
  { before = null, count = 50 }: { before?: number | null; count?: number } = {},
): Promise<EmailEntry[]> {
  const rows = await selectEmails(database, before, count);
  return rows.map(({ file, ...mail }) => ({ ...mail, readable: file !== null }));
}

type Deps = { database: Database; mailTransport: MailTransport };

/** The raw email (RFC 5322) where the outbox keeps it, else null. It may hold a link that opens an account. */
export async function rawEmail({ database, mailTransport }: Deps, id: number): Promise<string | null> {
  const mail = await selectOptionalEmail(database, id);
  return mail?.file == null ? null : mailTransport.read(mail.file);
}
