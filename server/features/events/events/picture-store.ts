import { EventState } from '@devorbit/contract/events/events.ts';
import { z } from 'zod';
import type { Blob } from '../../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../../platform/database.ts';

export const insertPicture = (db: Queryable, digest: string, userId: number, at: Date): Promise<number> =>
  db.run(
    `insert into event_pictures (digest, uploaded_by, uploaded_at) values ($1, $2, $3)
     on conflict (digest, uploaded_by) do update set uploaded_at = excluded.uploaded_at`,
    [digest, userId, at],
  );

/** Of these, what they uploaded, or is on an event that they made: a copy of it has the same. */
export const selectUsablePictures = async (db: Queryable, digests: string[], userId: number): Promise<Set<string>> =>
  new Set(
    (
      await db.rows(
        z.object({ digest: z.string() }),
        `select digest from unnest($1::text[]) as given (digest)
         where exists (select from event_pictures p where p.digest = given.digest and p.uploaded_by = $2)
           or exists (select from events e where (e.image = given.digest or e.logo = given.digest) and e.created_by = $2)
           or exists (select from event_sponsors s join events e on e.id = s.event_id
             where s.logo = given.digest and e.created_by = $2)`,
        [digests, userId],
      )
    ).map(({ digest }) => digest),
  );

const Found = z.object({ digest: z.string(), size: z.number(), listed: z.boolean() });

/** `listed` where an event that everybody may see names it. */
export const selectOptionalPicture = (db: Queryable, digest: string): Promise<(Blob & { listed: boolean }) | null> =>
  db.optionalRow(
    Found,
    `select b.digest, b.size, exists (select from visible_events e where e.image = b.digest or e.logo = b.digest)
         or exists (select from event_sponsors s join visible_events e on e.id = s.event_id where s.logo = b.digest) as listed
     from blobs b where b.digest = $1 and (exists (select from event_pictures p where p.digest = b.digest)
       or exists (select from events e where e.image = b.digest or e.logo = b.digest)
       or exists (select from event_sponsors s where s.logo = b.digest))`,
    [digest],
  );

export const selectIsUploader = async (db: Queryable, digest: string, userId: number): Promise<boolean> =>
  (await db.optionalRow(
    z.object({ uploaded_by: z.number() }),
    'select uploaded_by from event_pictures where digest = $1 and uploaded_by = $2',
    [digest, userId],
  )) !== null;

const Showing = z.object({ created_by: z.number(), state: EventState, role: z.string().nullable() });

/** What decides who may see the events with this picture; `role` is the viewer's, among their helpers. */
export const selectEventsWithPicture = (
  db: Queryable,
  digest: string,
  viewer: number,
): Promise<z.infer<typeof Showing>[]> =>
  db.rows(
    Showing,
    `select e.created_by, e.state, (select c.role from event_crew c where c.event_id = e.id and c.user_id = $2) as role
     from events e where e.image = $1 or e.logo = $1
       or exists (select from event_sponsors s where s.event_id = e.id and s.logo = $1)`,
    [digest, viewer],
  );

export const deletePicturesBefore = (db: Queryable, before: Date): Promise<number> =>
  db.run('delete from event_pictures where uploaded_at < $1', [before]);
