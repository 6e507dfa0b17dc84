import type { ProposalDetail } from '@devorbit/contract/events/proposals.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { proposalNotFound } from '../errors.ts';
import { presentProposal } from '../present.ts';
import { selectReviews } from '../review-store.ts';
import { selectOptionalProposal } from '../store.ts';
import { findOrganized } from './find-organized.ts';

/** A proposal with its reviews, for the event’s organizers. */
export async function showProposal(
  { database }: { database: Queryable },
  actor: Actor,
  { id, proposal }: { id: number; proposal: number },
): Promise<ProposalDetail> {
  await findOrganized(database, actor, id);
  const row = await selectOptionalProposal(database, id, proposal);
  if (row === null) throw proposalNotFound();
  return presentProposal(row, await selectReviews(database, proposal));
}
