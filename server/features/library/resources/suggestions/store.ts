import { OWN_SUGGESTIONS_SHOWN, SUGGESTIONS_PAGE_SIZE } from '@devorbit/contract/library/resources-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';
import { columns, deleteOptionalResource, Row } from '../store.ts';

const SuggestionRow = Row.extend({
  suggested_at: z.string(),
  suggested_by: z.string(),
  decided_at: z.string().nullable(),
  reason: z.string(),
  duplicate_id: z.number().nullable(),
  duplicate_title: z.string().nullable(),
});
export type SuggestionRow = z.infer<typeof SuggestionRow>;

/** $1 is the viewer. */
const SELECT = `
  select ${columns}, sender.username as suggested_by, r.decided_at, r.reason, d.id as duplicate_id, d.title as duplicate_title
  from resources r join users sender on sender.id = r.uploaded_by
    left join lateral (select id, title from published_resources p where p.digest = r.digest and p.id <> r.id
      order by p.uploaded_at desc, p.id desc limit 1) d on true`;

export const selectOptionalSuggestion = (db: Queryable, viewer: number, id: number): Promise<SuggestionRow | null> =>
  db.optionalRow(SuggestionRow, `${SELECT} where r.id = $2 and r.suggested_at is not null`, [viewer, id]);

/** What waits, the oldest first. */
export async function selectWaiting(
  db: Queryable,
  viewer: number,
  page: number,
): Promise<{ total: number; rows: SuggestionRow[] }> {
  const { total } = await db.row(
    z.object({ total: z.number() }),
    `select count(*) as total from resources where state = 'suggested'`,
  );
  const rows = await db.rows(
    SuggestionRow,
    `${SELECT} where r.state = 'suggested' order by r.suggested_at, r.id limit ${SUGGESTIONS_PAGE_SIZE} offset $2`,
    [viewer, (page - 1) * SUGGESTIONS_PAGE_SIZE],
  );
  return { total, rows };
}

export const selectOwn = (db: Queryable, sender: number): Promise<SuggestionRow[]> =>
  db.rows(
    SuggestionRow,
    `${SELECT} where r.uploaded_by = $1 and r.suggested_at is not null
     order by r.suggested_at desc, r.id desc limit ${OWN_SUGGESTIONS_SHOWN}`,
    [sender],
  );

/** Until the end of the transaction, one suggestion of a member comes after the other. */
export const lockSender = (tx: Queryable, sender: number): Promise<unknown> =>
  tx.raw(`select pg_advisory_xact_lock(hashtext('resource_suggestions'), $1)`, [sender]);

const Waiting = z.object({ bytes: z.number(), same: z.number() });

/** What of a member waits: how many bytes, and how many documents with these. */
export const selectWaitingOf = (db: Queryable, sender: number, digest: string): Promise<z.infer<typeof Waiting>> =>
  db.row(
    Waiting,
    `select coalesce(sum(size), 0) as bytes, count(*) filter (where digest = $2) as same
     from resources where uploaded_by = $1 and state = 'suggested'`,
    [sender, digest],
  );

const Held = z.object({ title: z.string(), state: Row.shape.state, uploaded_by: z.number() });

/** Held to the end of the transaction. */
export const lockOptionalSuggestion = (tx: Queryable, id: number): Promise<z.infer<typeof Held> | null> =>
  tx.optionalRow(
    Held,
    'select title, state, uploaded_by from resources where id = $1 and suggested_at is not null for update',
    [id],
  );

type Decided = { state: 'published' | 'declined'; reason: string; by: number; at: Date };

/** What is published is new from then on. */
export const updateDecided = (tx: Queryable, id: number, { state, reason, by, at }: Decided): Promise<number> =>
  tx.run(
    `update resources set state = $2, reason = $3, decided_by = $4, decided_at = $5::timestamptz,
       uploaded_at = case when $2 = 'published' then $5::timestamptz else uploaded_at end
     where id = $1`,
    [id, state, reason, by, at],
  );

/** Who decides. */
export const selectSuperusers = async (db: Queryable): Promise<number[]> =>
  (await db.rows(z.object({ id: z.number() }), 'select id from active_users where is_superuser order by id')).map(
    ({ id }) => id,
  );

const Gone = z.object({ id: z.number() });

/** Those that were declined before that moment. */
export const selectDeclinedBefore = async (db: Queryable, before: Date): Promise<number[]> =>
  (
    await db.rows(
      Gone,
      `select id from resources where state = 'declined' and decided_at < $1 order by id limit 1000`,
      [before],
    )
  ).map(({ id }) => id);

/** Those of a member that nobody has published. */
export async function deleteUnpublishedOf(tx: Queryable, sender: number): Promise<void> {
  const unpublished = `select id from resources where uploaded_by = $1 and state in ('suggested', 'declined') order by id`;
  for (const { id } of await tx.rows(Gone, unpublished, [sender])) await deleteOptionalResource(tx, id);
}
