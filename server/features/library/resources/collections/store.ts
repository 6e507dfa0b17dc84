import { ResourceCollection } from '@devorbit/contract/library/resource-collections.ts';
import { MAX_COLLECTION_ITEMS, MAX_COLLECTIONS } from '@devorbit/contract/library/resources-limits.ts';
import { z } from 'zod';
import { Reported } from '../../../../feature.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { columns, Row } from '../store.ts';

const Collection = ResourceCollection.omit({ mine: true }).extend({ key: z.number(), user_id: z.number() });
export type Collection = z.infer<typeof Collection>;

const COLUMNS = `c.id as key, c.public_id as id, c.user_id, c.title, c.description, c.visibility, c.removed, c.updated_at,
  u.username as owner, (select count(*) from resource_collection_items i
    join published_resources r on r.id = i.resource_id where i.collection_id = c.id) as count`;
/** Those of people who can be seen. */
const FROM = 'from resource_collections c join active_users u on u.id = c.user_id';

export const selectOptionalCollection = (db: Queryable, id: string): Promise<Collection | null> =>
  db.optionalRow(Collection, `select ${COLUMNS} ${FROM} where c.public_id = $1`, [id]);

const Owned = z.object({
  key: z.number(),
  user_id: z.number(),
  visibility: ResourceCollection.shape.visibility,
  removed: z.boolean(),
});
export type Owned = z.infer<typeof Owned>;

/** Held to the end of the transaction: its documents come and go one after the other. */
export const lockOptionalCollection = (tx: Queryable, id: string): Promise<Owned | null> =>
  tx.optionalRow(
    Owned,
    'select id as key, user_id, visibility, removed from resource_collections where public_id = $1 for update',
    [id],
  );

/** Somebody's own, the one changed last first. `resource` null: none has it. */
export const selectCollections = (
  db: Queryable,
  user: number,
  resource: number | null,
): Promise<(Collection & { has: boolean })[]> =>
  db.rows(
    Collection.extend({ has: z.boolean() }),
    `select ${COLUMNS}, exists (select from resource_collection_items i
       where i.collection_id = c.id and i.resource_id = $2) as has
     ${FROM} where c.user_id = $1 order by c.updated_at desc, c.id desc limit ${MAX_COLLECTIONS}`,
    [user, resource],
  );

/** Its documents that everybody may see, in their order. */
export const selectItems = (db: Queryable, viewer: number | null, collection: number): Promise<Row[]> =>
  db.rows(
    Row,
    `select ${columns} from resource_collection_items i join published_resources r on r.id = i.resource_id
     where i.collection_id = $2 order by i.position, r.id limit ${MAX_COLLECTION_ITEMS}`,
    [viewer, collection],
  );

/** Until the end of the transaction, one collection of a member comes after the other. */
export const lockOwner = (tx: Queryable, user: number): Promise<unknown> =>
  tx.raw(`select pg_advisory_xact_lock(hashtext('resource_collections'), $1)`, [user]);

const Count = z.object({ count: z.number() });

export const countCollections = async (db: Queryable, user: number): Promise<number> =>
  (await db.row(Count, 'select count(*) as count from resource_collections where user_id = $1', [user])).count;

export type Form = Pick<Collection, 'title' | 'description' | 'visibility'>;

/** Answers its key. */
export const insertCollection = async (
  tx: Queryable,
  { id, user, at, title, description, visibility }: Form & { id: string; user: number; at: Date },
): Promise<number> =>
  (
    await tx.row(
      z.object({ key: z.number() }),
      `insert into resource_collections (public_id, user_id, title, description, visibility, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning id as key`,
      [id, user, title, description, visibility, at],
    )
  ).key;

export const updateCollection = (
  tx: Queryable,
  key: number,
  { title, description, visibility }: Form,
  at: Date,
): Promise<number> =>
  tx.run(
    'update resource_collections set title = $2, description = $3, visibility = $4, updated_at = $5 where id = $1',
    [key, title, description, visibility, at],
  );

export const updateChanged = (tx: Queryable, key: number, at: Date): Promise<number> =>
  tx.run('update resource_collections set updated_at = $2 where id = $1', [key, at]);

export const deleteCollectionRow = (tx: Queryable, key: number): Promise<number> =>
  tx.run('delete from resource_collections where id = $1', [key]);

/** At the end; does nothing where it is in it. */
export const insertItem = (tx: Queryable, key: number, resource: number): Promise<number> =>
  tx.run(
    `insert into resource_collection_items (collection_id, resource_id, position)
     select $1, $2, coalesce(max(position), 0) + 1 from resource_collection_items where collection_id = $1
     on conflict do nothing`,
    [key, resource],
  );

export const countItems = async (tx: Queryable, key: number): Promise<number> =>
  (await tx.row(Count, 'select count(*) as count from resource_collection_items where collection_id = $1', [key]))
    .count;

export const deleteItem = (tx: Queryable, key: number, resource: number): Promise<number> =>
  tx.run('delete from resource_collection_items where collection_id = $1 and resource_id = $2', [key, resource]);

/** Those of `ids` first, in that order; the others behind them as they were. */
export const updateOrder = (tx: Queryable, key: number, ids: readonly number[]): Promise<number> =>
  tx.run(
    `update resource_collection_items i set position = ordered.position from (
       select resource_id, row_number() over (order by given.at nulls last, position, resource_id) as position
       from resource_collection_items left join unnest($2::integer[]) with ordinality given (id, at) on given.id = resource_id
       where collection_id = $1
     ) ordered where i.collection_id = $1 and i.resource_id = ordered.resource_id`,
    [key, [...new Set(ids)]],
  );

/** A public one, as one that may be reported. */
export const selectOptionalReported = (db: Queryable, id: string): Promise<Reported | null> =>
  db.optionalRow(
    Reported,
    `select c.public_id as subject_id, c.user_id as owner_id, c.title as subject_name ${FROM}
     where c.public_id = $1 and c.visibility = 'public'`,
    [id],
  );

/** Private from now on. */
export const removeCollection = (tx: Queryable, id: string): Promise<number> =>
  tx.run(`update resource_collections set visibility = 'private', removed = true where public_id = $1`, [id]);
