import { HubFailure, HubHealth, LargeDocument } from '@devorbit/contract/library/resource-health.ts';
import { HUB_FAILURES_SHOWN, HUB_LARGEST_SHOWN } from '@devorbit/contract/library/resources-limits.ts';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/database.ts';

const { documents: Documents, preview: Queue } = HubHealth.shape;
const Room = HubHealth.shape.disk.omit({ kind: true, free: true, quota: true });

export const selectCounts = (db: Queryable): Promise<z.infer<typeof Documents>> =>
  db.row(
    Documents,
    `select count(*) filter (where state = 'published') as published,
       count(*) filter (where state = 'suggested') as suggested, count(*) filter (where state = 'hidden') as hidden
     from resources`,
  );

/** `column` says how far the work is, `running` what that is called while it is done. */
const queueOf = (column: 'state' | 'ocr', running: string): string =>
  `select '${column}' as work, count(*) filter (where ${column} = 'waiting') as waiting,
     count(*) filter (where ${column} = '${running}') as running,
     count(*) filter (where ${column} = 'unavailable') as unavailable,
     min(queued_at) filter (where ${column} = 'waiting') as oldest_at
   from resource_preparations where ${column} in ('waiting', '${running}', 'unavailable')`;

export async function selectQueues(db: Queryable): Promise<Pick<HubHealth, 'preview' | 'ocr'>> {
  const one = (sql: string) => db.row(Queue, sql);
  return { preview: await one(queueOf('state', 'preparing')), ocr: await one(queueOf('ocr', 'reading')) };
}

/** Nobody but superusers ($1) is told of those that are not decided. */
const TOLD = "($1 or state in ('published', 'hidden'))";
/** Of documents with these bytes the newest. */
const FAILURES = `from (
    select digest, 'preview' as work, state as outcome, reason, queued_at from resource_preparations
    where state in ('refused', 'failed')
    union all
    select digest, 'ocr', 'failed', ocr_reason, queued_at from resource_preparations where ocr = 'failed'
  ) p cross join lateral (
    select id, title, file_type, state from resources r
    where r.digest = p.digest and ${TOLD} order by id desc limit 1
  ) r`;

export async function selectFailures(
  db: Queryable,
  { unpublished }: { unpublished: boolean },
): Promise<Pick<HubHealth, 'failures' | 'failed'>> {
  const { failed } = await db.row(z.object({ failed: z.number() }), `select count(*) as failed ${FAILURES}`, [
    unpublished,
  ]);
  const failures = await db.rows(
    HubFailure,
    `select r.id, r.title, r.file_type, r.state, p.work, p.outcome, coalesce(p.reason, '') as reason, p.queued_at ${FAILURES}
     order by p.queued_at desc, r.id desc, p.work limit ${HUB_FAILURES_SHOWN}`,
    [unpublished],
  );
  return { failures, failed };
}

export const selectLargest = (db: Queryable, { unpublished }: { unpublished: boolean }): Promise<LargeDocument[]> =>
  db.rows(
    LargeDocument,
    `select id, title, file_type, state, size from resources where ${TOLD}
     order by size desc, id desc limit ${HUB_LARGEST_SHOWN}`,
    [unpublished],
  );

/** What was uploaded to the hub, in bytes. */
export const selectOriginals = async (db: Queryable): Promise<number> =>
  (
    await db.row(
      z.object({ originals: z.number() }),
      `select coalesce(sum(b.size), 0)::bigint as originals from blobs b where b.digest in
         (select digest from resources union select digest from resource_versions)`,
    )
  ).originals;

/** A sweep an hour finds what rows refer to: what none found so since then is unused. */
const SWEPT = "interval '2 hours'";
const sum = (rows: string): string => `(coalesce(sum(size) filter (where ${rows}), 0))::bigint`;

/** Of what is kept, in bytes; a file counts once, however many documents have it. */
export const selectRoom = (db: Queryable, now: Date): Promise<z.infer<typeof Room>> =>
  db.row(
    Room,
    `select count(*) as files, ${sum('true')} as bytes,
       ${sum(`exists (select from resources r where r.digest = b.digest)
         or exists (select from resource_versions v where v.digest = b.digest)`)} as originals,
       ${sum('exists (select from resource_renditions x where x.rendition = b.digest)')} as previews,
       ${sum(`unreferenced_since < $1::timestamptz - ${SWEPT}`)} as unused
     from blobs b where stored_at is not null`,
    [now],
  );
