import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

export type StatementFile = { problem_id: number; digest: string; bytes: Uint8Array; at: Date };

export const insertStatementFile = (db: Queryable, { problem_id, digest, bytes, at }: StatementFile): Promise<number> =>
  db.run(
    `insert into statement_files (problem_id, digest, bytes, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [problem_id, digest, Buffer.from(bytes), at],
  );

export const selectHasStatementFile = async (db: Queryable, problemId: number, digest: string): Promise<boolean> =>
  (await db.optionalRow(
    z.object({ digest: z.string() }),
    'select digest from statement_files where problem_id = $1 and digest = $2',
    [problemId, digest],
  )) !== null;

export async function selectOptionalStatementFile(
  db: Queryable,
  problemId: number,
  digest: string,
): Promise<Buffer | null> {
  const found = await db.optionalRow(
    z.object({ bytes: z.instanceof(Buffer) }),
    'select bytes from statement_files where problem_id = $1 and digest = $2',
    [problemId, digest],
  );
  return found?.bytes ?? null;
}

/** Takes away what neither the draft (which names `kept`, or nothing) nor the problem nor one of its versions has. */
export const deleteStrayStatementFiles = (db: Queryable, problemId: number, kept: string | null): Promise<number> =>
  db.run(
    `delete from statement_files f where problem_id = $1 and digest is distinct from $2
       and not exists (select from problems p where p.id = f.problem_id and p.statement_pdf = f.digest)
       and not exists (select from problem_versions v where v.problem_id = f.problem_id and v.statement_pdf = f.digest)`,
    [problemId, kept],
  );

/** Those of an author's problems without tests: they go with the drafts that name them. */
export const deleteUnpublishedStatementFiles = async (db: Queryable, authorId: number): Promise<void> =>
  void (await db.run(
    `delete from statement_files f using problems p where p.id = f.problem_id and p.author_id = $1 and p.tests = 0`,
    [authorId],
  ));
