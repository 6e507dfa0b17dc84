import { z } from 'zod';
import { Reported } from '../../../feature.ts';
import type { Queryable } from '../../../platform/database.ts';

/** A document that everybody sees, as one that may be reported. */
export const selectOptionalReported = (db: Queryable, id: number): Promise<Reported | null> =>
  db.optionalRow(
    Reported,
    `select id::text as subject_id, uploaded_by as owner_id, title as subject_name from published_resources where id = $1`,
    [id],
  );

/** Out of everybody's sight, and its bytes out of reach; `reason` is what the moderators say of it. */
export async function hideResource(tx: Queryable, id: number, reason: string): Promise<void> {
  await tx.run(`update resources set state = 'hidden', reason = $2 where id = $1 and state = 'published'`, [
    id,
    reason,
  ]);
  await tx.notify('resources');
}

const Shown = z.object({ title: z.string(), uploaded_by: z.number() });

/** Back in everybody's sight; null where it was not hidden. */
export async function unhideResource(tx: Queryable, id: number): Promise<z.infer<typeof Shown> | null> {
  const shown = await tx.optionalRow(
    Shown,
    `update resources set state = 'published', reason = '' where id = $1 and state = 'hidden' returning title, uploaded_by`,
    [id],
  );
  if (shown) await tx.notify('resources');
  return shown;
}
