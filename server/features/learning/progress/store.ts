import { type Mark, markStates } from '@devorbit/contract/learning/progress-marks.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Row = z.object({ item: z.string(), state: z.enum(markStates), at: z.number(), device: z.string() });
const columns = 'item, state, at, device';

/** Until the end of the transaction no other merge of this user begins. */
export const lockProgress = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.raw(`select pg_advisory_xact_lock(hashtext('progress_marks'), $1)`, [userId]);

export const selectRevision = async (db: Queryable, userId: number): Promise<number> =>
  (
    await db.row(
      z.object({ revision: z.number() }),
      'select coalesce(max(revision), 0) as revision from progress_marks where user_id = $1',
      [userId],
    )
  ).revision;

export const selectMarks = (db: Queryable, userId: number, items: readonly string[]): Promise<Mark[]> =>
  db.rows(Row, `select ${columns} from progress_marks where user_id = $1 and item = any ($2)`, [userId, items]);

/** Everything that has changed after `revision`, by item. There is at most one row for each item of our content. */
export const selectMarksSince = (db: Queryable, userId: number, revision: number): Promise<Mark[]> =>
  db.rows(Row, `select ${columns} from progress_marks where user_id = $1 and revision > $2 order by item`, [
    userId,
    revision,
  ]);

export const upsertMarks = (tx: Queryable, userId: number, marks: readonly Mark[], revision: number): Promise<number> =>
  tx.run(
    `insert into progress_marks (user_id, item, state, at, device, revision)
     select $1, *, $6::bigint from unnest($2::text[], $3::text[], $4::bigint[], $5::text[])
     on conflict (user_id, item) do update
       set state = excluded.state, at = excluded.at, device = excluded.device, revision = excluded.revision`,
    [
      userId,
      marks.map(({ item }) => item),
      marks.map(({ state }) => state),
      marks.map(({ at }) => at),
      marks.map(({ device }) => device),
      revision,
    ],
  );
