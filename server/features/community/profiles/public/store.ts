import { PublicProfile } from '@devorbit/contract/community/profiles.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const MAX_CREATED = 50;

const Created = PublicProfile.shape.created.unwrap().element;

/** The latest problems of an author that are listed for everybody. */
export const selectCreated = (db: Queryable, userId: number): Promise<z.infer<typeof Created>[]> =>
  db.rows(
    Created,
    `select id, title, difficulty, solves as solved_count from listed_problems where author_id = $1
     order by created_at desc, id desc limit ${MAX_CREATED}`,
    [userId],
  );
