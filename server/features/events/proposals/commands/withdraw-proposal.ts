import type { CallForPapers } from '@devorbit/contract/events/proposals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { alreadyTold, proposalNotFound } from '../errors.ts';
import { deleteProposal, selectOwn } from '../store.ts';
import { holdOpenCall } from './hold-open-call.ts';
import { showCall } from './show-call.ts';

/** Takes the caller’s proposal back while the call is open, with all that was said of it. */
export function withdrawProposal(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, proposal }: { id: number; proposal: number },
): Promise<CallForPapers> {
  return database.transaction(async (tx) => {
    await holdOpenCall(tx, { actor, clock }, id);
    const own = (await selectOwn(tx, id, actor.id)).find((one) => one.id === proposal);
    if (own === undefined) throw proposalNotFound();
    if (own.told !== null) throw alreadyTold();
    await deleteProposal(tx, { event: id, author: actor.id, id: proposal });
    return showCall({ database: tx, clock }, actor, id);
  });
}
