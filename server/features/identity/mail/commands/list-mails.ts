import type { Database } from '../../../../platform/database.ts';
import { type MailRow, selectMails } from '../store.ts';

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
