import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import { draw } from '../../../platform/draw.ts';

export const selectHasSamples = async (db: Queryable): Promise<boolean> =>
  (await db.row(z.object({ has: z.boolean() }), 'select exists (select from resources where sample) as has')).has;

/** Whether one of these people opened a sample, voted for it or kept it: the same every time. */
const drawn = (salt: number): string => draw('hashtext(r.public_title || p.id::text)', salt);

/** What these people did with the documents of the demo world. */
export async function insertSampleUse(db: Queryable, people: number[], now: Date): Promise<void> {
  const pairs = `from (select id, title as public_title, uploaded_at from resources where sample) r
    cross join unnest($1::integer[]) p (id)`;
  await db.run(
    `with opened as (
       insert into resource_opens (resource_id, user_id, day)
       select r.id, p.id, (greatest(r.uploaded_at, $2::timestamptz - interval '80 days')
         + ($2::timestamptz - greatest(r.uploaded_at, $2::timestamptz - interval '80 days')) * ${drawn(3)})::date
       ${pairs} where ${drawn(1)} < 0.3 on conflict do nothing returning resource_id
     )
     update resources r set opens = opens + found.count
     from (select resource_id, count(*) as count from opened group by resource_id) found where r.id = found.resource_id`,
    [people, now],
  );
  await db.run(
    `insert into resource_votes (user_id, resource_id) select p.id, r.id ${pairs} where ${drawn(2)} < 0.06
     on conflict do nothing`,
    [people],
  );
}
