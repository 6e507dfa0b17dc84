import type { ReviewDetail } from '@devorbit/contract/events/proposals.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { ownProposal, proposalNotFound } from '../errors.ts';
import { mayReviewIt } from '../policy.ts';
import { presentReview } from '../present.ts';
import { selectReviews } from '../review-store.ts';
import { selectOptionalProposal } from '../store.ts';
import { findReviewed } from './find-reviewed.ts';

/** A proposal for a reviewer: nothing of who proposed it. 403 for their own. */
export async function showReview(
  { database }: { database: Queryable },
  actor: Actor,
  { id, proposal }: { id: number; proposal: number },
): Promise<ReviewDetail> {
  await findReviewed(database, actor, id);
  const row = await selectOptionalProposal(database, id, proposal);
  if (row === null) throw proposalNotFound();
  if (!mayReviewIt(actor.id, row)) throw ownProposal();
  return presentReview(row, await selectReviews(database, proposal), actor.id);
}
