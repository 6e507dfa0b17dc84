import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { resourceNotFound } from '../errors.ts';
import type { Row } from '../store.ts';
import { findVisible } from './find-visible.ts';

/** A document that everybody may see: what is kept, voted for and collected. Throws as `findVisible`. */
export async function findPublished(db: Queryable, actor: Actor | null, id: number): Promise<Row> {
  const row = await findVisible(db, actor, id);
  if (row.state !== 'published') throw resourceNotFound();
  return row;
}
