import type { ReviewDetail } from '@devorbit/contract/events/proposals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { alreadyTold, ownProposal, proposalNotFound } from '../errors.ts';
import { mayDecide, mayReviewIt } from '../policy.ts';
import { putReview } from '../review-store.ts';
import { lockOptionalProposal } from '../store.ts';
import { findReviewed } from './find-reviewed.ts';
import { showReview } from './show-review.ts';

/** Gives a proposal of somebody else points and a note, or changes them. Throws 409 once it is decided for good. */
export function giveReview(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, proposal }: { id: number; proposal: number },
  review: { points: number; note: string },
): Promise<ReviewDetail> {
  return database.transaction(async (tx) => {
    await findReviewed(tx, actor, id);
    const row = await lockOptionalProposal(tx, id, proposal);
    if (row === null) throw proposalNotFound();
    if (!mayReviewIt(actor.id, row)) throw ownProposal();
    if (!mayDecide(row)) throw alreadyTold();
    await putReview(tx, { proposal, reviewer: actor.id, at: clock.now() }, review);
    return showReview({ database: tx }, actor, { id, proposal });
  });
}
