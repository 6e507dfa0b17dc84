import type { ListedProposal } from '@devorbit/contract/events/proposals.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { presentListed } from '../present.ts';
import { selectProposals } from '../store.ts';
import { findOrganized } from './find-organized.ts';

/** What was proposed for an event, for its organizers, without names. */
export async function listProposals(
  { database }: { database: Database },
  actor: Actor,
  id: number,
): Promise<{ proposals: ListedProposal[] }> {
  await findOrganized(database, actor, id);
  return { proposals: (await selectProposals(database, id)).map(presentListed) };
}
