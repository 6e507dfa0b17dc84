import { MAX_READING } from '@devorbit/contract/library/resources-limits.ts';
import { ResourcePosition } from '@devorbit/contract/library/resources.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';
import { columns, Row } from '../store.ts';

export const selectOptionalPosition = (db: Queryable, user: number, id: number): Promise<ResourcePosition | null> =>
  db.optionalRow(
    ResourcePosition,
    'select page, pages from resource_positions where user_id = $1 and resource_id = $2',
    [user, id],
  );

export const upsertPosition = (
  db: Queryable,
  { user, id, page, pages, at }: ResourcePosition & { user: number; id: number; at: Date },
): Promise<number> =>
  db.run(
    `insert into resource_positions (user_id, resource_id, page, pages, at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, resource_id) do update set page = excluded.page, pages = excluded.pages, at = excluded.at`,
    [user, id, page, pages, at],
  );

export const deletePosition = (db: Queryable, user: number, id: number): Promise<number> =>
  db.run('delete from resource_positions where user_id = $1 and resource_id = $2', [user, id]);

const Reading = Row.extend({ at_page: z.number(), of_pages: z.number(), read_at: z.string() });

/** What somebody has begun and not finished, the latest first. */
export const selectReading = (db: Queryable, user: number): Promise<z.infer<typeof Reading>[]> =>
  db.rows(
    Reading,
    `select ${columns}, o.page as at_page, o.pages as of_pages, o.at as read_at
     from resource_positions o join published_resources r on r.id = o.resource_id
     where o.user_id = $1 and o.page > 1 and o.page < o.pages order by o.at desc, r.id desc limit ${MAX_READING}`,
    [user],
  );
