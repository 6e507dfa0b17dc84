import type { ProposalDetail } from '@devorbit/contract/events/proposals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { alreadyTold, proposalNotFound } from '../errors.ts';
import { mayDecide } from '../policy.ts';
import { type Decision, lockOptionalProposal, updateDecision } from '../store.ts';
import { findOrganized } from './find-organized.ts';
import { showProposal } from './show-proposal.ts';

/**
 * Decides about a proposal, or takes that back; its author hears nothing yet. Organizers see from then on whose it is, so it
 * is in the audit log. Throws 409 once the author knows that it was accepted or declined.
 */
export function decideProposal(
  { database, clock }: { database: Database; clock: Clock },
  { actor, ip }: { actor: Actor; ip: string },
  { id, proposal }: { id: number; proposal: number },
  { decision, line }: { decision: Decision | null; line: string },
): Promise<ProposalDetail> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    await findOrganized(tx, actor, id);
    const row = await lockOptionalProposal(tx, id, proposal);
    if (row === null) throw proposalNotFound();
    if (!mayDecide(row)) throw alreadyTold();
    // Who is on the wait list stays there until something else is decided.
    const next = decision ?? row.told;
    await updateDecision(tx, proposal, { decision: next, line: decision === null ? '' : line, by: actor.id, at });
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.proposals.decide',
      subject: `event ${id}`,
      detail: { proposal, title: row.title, decision: next },
    });
    return showProposal({ database: tx }, actor, { id, proposal });
  });
}
