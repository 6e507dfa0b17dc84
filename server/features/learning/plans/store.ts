import type { Plan as PlanDocument } from '@devorbit/contract/learning/plan-model.ts';
import { MAX_UNDO } from '@devorbit/contract/learning/plan-words.ts';
import { Plan } from '@devorbit/contract/learning/plans.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Row = z.object({
  id: z.number(),
  user_id: z.number(),
  revision: z.number(),
  document: Plan,
  undo: z.number(),
  updated_at: z.string(),
});
export type StoredPlan = z.infer<typeof Row>;
const columns = `id, user_id, revision, document, updated_at,
  (select count(*) from plan_revisions r where r.plan_id = plans.id) as undo`;

export const selectOptionalPlan = (db: Queryable, id: number): Promise<StoredPlan | null> =>
  db.optionalRow(Row, `select ${columns} from plans where id = $1`, [id]);

/** The same; until the end of the transaction nobody else changes it. */
export const lockOptionalPlan = (tx: Queryable, id: number): Promise<StoredPlan | null> =>
  tx.optionalRow(Row, `select ${columns} from plans where id = $1 for update`, [id]);

export const selectPlans = (db: Queryable, userId: number, most: number): Promise<StoredPlan[]> =>
  db.rows(Row, `select ${columns} from plans where user_id = $1 order by updated_at desc, id desc limit $2`, [
    userId,
    most,
  ]);

export const countPlans = async (db: Queryable, userId: number): Promise<number> =>
  (await db.row(z.object({ n: z.number() }), 'select count(*) as n from plans where user_id = $1', [userId])).n;

/** Until the end of the transaction this user makes no other plan. */
export const lockPlanner = (tx: Queryable, userId: number): Promise<unknown> =>
  tx.raw(`select pg_advisory_xact_lock(hashtext('plans'), $1)`, [userId]);

export const insertPlan = (tx: Queryable, userId: number, plan: PlanDocument, now: Date): Promise<StoredPlan> =>
  tx.row(
    Row,
    `insert into plans (user_id, revision, document, created_at, updated_at)
     values ($1, 1, $2, $3, $3) returning ${columns}`,
    [userId, JSON.stringify(plan), now],
  );

/** The next revision; the one before it can be undone to. */
export async function updatePlan(tx: Queryable, id: number, plan: PlanDocument, now: Date): Promise<void> {
  await tx.run(
    'insert into plan_revisions (plan_id, revision, document) select id, revision, document from plans where id = $1',
    [id],
  );
  await tx.run(
    `delete from plan_revisions where plan_id = $1 and revision not in
       (select revision from plan_revisions where plan_id = $1 order by revision desc limit $2)`,
    [id, MAX_UNDO],
  );
  await tx.run('update plans set revision = revision + 1, document = $2, updated_at = $3 where id = $1', [
    id,
    JSON.stringify(plan),
    now,
  ]);
}

/** Makes the revision before the last edit the newest one again. Answers how many there were to undo: 0 or 1. */
export async function undoLast(tx: Queryable, id: number, now: Date): Promise<number> {
  const undone = await tx.run(
    `update plans set revision = plans.revision + 1, document = last.document, updated_at = $2
     from (select document from plan_revisions where plan_id = $1 order by revision desc limit 1) last
     where plans.id = $1`,
    [id, now],
  );
  if (undone > 0)
    await tx.run(
      `delete from plan_revisions where plan_id = $1 and revision =
         (select max(revision) from plan_revisions where plan_id = $1)`,
      [id],
    );
  return undone;
}

export const deletePlanRow = (tx: Queryable, id: number): Promise<number> =>
  tx.run('delete from plans where id = $1', [id]);

/** Other words for the same revision; answers 0 where it is no longer the last one. */
export const updateWords = (db: Queryable, id: number, revision: number, plan: PlanDocument): Promise<number> =>
  db.run('update plans set document = $3 where id = $1 and revision = $2', [id, revision, JSON.stringify(plan)]);
