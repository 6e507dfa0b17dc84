import type { ToReview } from '@devorbit/contract/events/proposals.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { selectToReview } from '../review-store.ts';
import { findReviewed } from './find-reviewed.ts';

/** What others proposed, for a reviewer. */
export async function listReviews(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<{ proposals: ToReview[] }> {
  await findReviewed(database, actor, id);
  return { proposals: await selectToReview(database, id, actor.id) };
}
