import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { resourceNotFound, takenDown } from '../errors.ts';
import { maySeeResource } from '../policy.ts';
import { type Row, selectOptionalResource } from '../store.ts';

/** A document that the caller may see. Throws where there is none, or it was taken down. */
export async function findVisible(db: Queryable, actor: Actor | null, id: number): Promise<Row> {
  const row = await selectOptionalResource(db, actor?.id ?? null, id);
  if (row === null) throw resourceNotFound();
  if (maySeeResource(actor, row)) return row;
  throw row.state === 'hidden' ? takenDown() : resourceNotFound();
}
