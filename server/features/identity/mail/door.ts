import type { Database } from '../../../platform/database.ts';
import type { MailTransport } from '../../../platform/mail-transport.ts';
import { selectMails, selectOptionalMail, type MailRow } from './store.ts';

// What other features ask of mail: whether the actor may is for them to ask.

/** A letter as the operator sees it: never its text. `readable` where the outbox keeps it (`readMail`). */
export type MailEntry = Omit<MailRow, 'file'> & { readable: boolean };

/** The newest first, those before the id `before`; who may see them is the caller's to judge. */
export async function listMails(
  { database }: { database: Database },
  { before = null, count = 50 }: { before?: number | null; count?: number } = {},
): Promise<MailEntry[]> {
  const rows = await selectMails(database, before, count);
  return rows.map(({ file, ...mail }) => ({ ...mail, readable: file !== null }));
}

type Deps = { database: Database; mailTransport: MailTransport };

/** The raw letter (RFC 5322) where the outbox keeps it, else null. It may hold a link that opens an account. */
export async function readMail({ database, mailTransport }: Deps, id: number): Promise<string | null> {
  const mail = await selectOptionalMail(database, id);
  return mail?.file == null ? null : mailTransport.read(mail.file);
}
