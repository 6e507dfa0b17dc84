import { LearningNote } from '@devorbit/contract/learning/module-notes.ts';
import type { Queryable } from '../../../platform/database.ts';

const columns = 'item, text, revision';

/** Until the end of the transaction nobody else changes this user's notes. */
export const lockNotes = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.raw(`select pg_advisory_xact_lock(hashtext('learning_notes'), $1)`, [userId]);

/** At most one for each module of our content. */
export const selectNotes = (db: Queryable, userId: number): Promise<LearningNote[]> =>
  db.rows(LearningNote, `select ${columns} from learning_notes where user_id = $1 order by item`, [userId]);

export const selectOptionalNote = (db: Queryable, userId: number, item: string): Promise<LearningNote | null> =>
  db.optionalRow(LearningNote, `select ${columns} from learning_notes where user_id = $1 and item = $2`, [
    userId,
    item,
  ]);

export const upsertNote = (
  tx: Queryable,
  { user_id, item, text, revision, at }: LearningNote & { user_id: number; at: Date },
): Promise<LearningNote> =>
  tx.row(
    LearningNote,
    `insert into learning_notes (user_id, item, text, revision, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, item) do update
       set text = excluded.text, revision = excluded.revision, updated_at = excluded.updated_at
     returning ${columns}`,
    [user_id, item, text, revision, at],
  );
