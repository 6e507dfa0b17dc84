import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const DraftRow = z.object({ revision: z.number(), draft: z.instanceof(Buffer), updated_at: z.string() });

export const selectOptionalDraft = (db: Queryable, problemId: number): Promise<z.infer<typeof DraftRow> | null> =>
  db.optionalRow(DraftRow, 'select revision, draft, updated_at from problem_drafts where problem_id = $1', [problemId]);

const Revision = z.object({ revision: z.number() });

/** The draft's revision, 0 where there is none; nobody saves it before the transaction ends. */
export const lockRevision = async (db: Queryable, problemId: number): Promise<number> => {
  const row = await db.optionalRow(Revision, 'select revision from problem_drafts where problem_id = $1 for update', [
    problemId,
  ]);
  return row?.revision ?? 0;
};

export type SavedDraft = { problem_id: number; revision: number; draft: Buffer; user_id: number; updated_at: Date };

/** Keeps a draft as the revision after `revision`. False where another has been saved since. */
export const saveRevision = async (db: Queryable, saved: SavedDraft): Promise<boolean> => {
  const { problem_id, revision, draft, user_id, updated_at } = saved;
  const sql =
    revision === 0
      ? `insert into problem_drafts (problem_id, revision, draft, user_id, updated_at)
         values ($1, $2::integer + 1, $3, $4, $5) on conflict do nothing`
      : `update problem_drafts set revision = revision + 1, draft = $3, user_id = $4, updated_at = $5
         where problem_id = $1 and revision = $2`;
  return (await db.run(sql, [problem_id, revision, draft, user_id, updated_at])) === 1;
};

/** An author's drafts of problems without tests. One with tests has been published: its draft is how others go on with it. */
export const deleteUnpublishedDrafts = async (db: Queryable, authorId: number): Promise<void> =>
  void (await db.run(
    `delete from problem_drafts d using problems p where p.id = d.problem_id and p.author_id = $1 and p.tests = 0`,
    [authorId],
  ));
