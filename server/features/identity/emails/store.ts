import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const EmailRow = z.object({
  id: z.number(),
  at: z.string(),
  to_address: z.string(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  error: z.string(),
  attempts: z.number(),
  file: z.string().nullable(),
});
export type EmailRow = z.infer<typeof EmailRow>;

const columns = 'id, at, to_address, subject, status, error, attempts, file';

export async function insertEmail(db: Queryable, mail: { at: Date; to: string; subject: string }): Promise<number> {
  const { id } = await db.row(
    z.object({ id: z.number() }),
    'insert into emails (at, to_address, subject) values ($1, $2, $3) returning id',
    [mail.at, mail.to, mail.subject],
  );
  return id;
}

export const selectOptionalEmail = (db: Queryable, id: number): Promise<EmailRow | null> =>
  db.optionalRow(EmailRow, `select ${columns} from emails where id = $1`, [id]);

/** The newest first; those before the id `before`, where one is given. */
export const selectEmails = (db: Queryable, before: number | null, count: number): Promise<EmailRow[]> =>
  db.rows(
    EmailRow,
    `select ${columns} from emails where $1::bigint is null or id < $1::bigint order by id desc limit $2`,
    [before, count],
  );

/** One try more, and what came of it. */
export const updateEmail = (
  db: Queryable,
  id: number,
  { status, error, file }: { status: EmailRow['status']; error: string; file: string | null },
): Promise<number> =>
  db.run('update emails set attempts = attempts + 1, status = $2, error = $3, file = $4 where id = $1', [
    id,
    status,
    error,
    file,
  ]);

/** Answers the files of those that were deleted. */
export async function deleteEmailsBefore(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db.rows(
    z.object({ file: z.string().nullable() }),
    'delete from emails where at < $1 returning file',
    [before],
  );
  return rows.flatMap(({ file }) => file ?? []);
}

/** What was sent to an address, or could not be; emails that are on their way stay. */
export const deleteEmailsOf = async (db: Queryable, email: string): Promise<void> =>
  void (await db.run(`delete from emails where lower(to_address) = lower($1) and status <> 'queued'`, [email]));
