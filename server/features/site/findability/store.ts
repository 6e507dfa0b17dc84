import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

const Listed = z.object({ id: z.number(), updated_at: z.string() });
export type Listed = z.infer<typeof Listed>;

/** Problems that are listed for everybody, with ids above `after` and up to `last`. */
export const selectListed = (db: Queryable, after: number, last: number): Promise<Listed[]> =>
  db.rows(Listed, 'select id, updated_at from listed_problems where id > $1 and id <= $2 order by id', [after, last]);

/** 0 where there is none. */
export const selectLastProblem = async (db: Queryable): Promise<number> => {
  const { last } = await db.row(z.object({ last: z.number() }), 'select coalesce(max(id), 0) as last from problems');
  return last;
};

/** Documents, in the same way. */
export const selectDocuments = (db: Queryable, after: number, last: number): Promise<Listed[]> =>
  db.rows(
    Listed,
    'select id, uploaded_at as updated_at from published_resources where id > $1 and id <= $2 order by id',
    [after, last],
  );

/** 0 where there is none. */
export const selectLastDocument = async (db: Queryable): Promise<number> => {
  const { last } = await db.row(
    z.object({ last: z.number() }),
    'select coalesce(max(id), 0) as last from published_resources',
  );
  return last;
};

/** Events that everybody may see and that take place, or took, in the same way. */
export const selectEvents = (db: Queryable, after: number, last: number): Promise<Listed[]> =>
  db.rows(Listed, 'select id, updated_at from listed_events where id > $1 and id <= $2 order by id', [after, last]);

/** 0 where there is none. */
export const selectLastEvent = async (db: Queryable): Promise<number> => {
  const { last } = await db.row(z.object({ last: z.number() }), 'select coalesce(max(id), 0) as last from events');
  return last;
};
