import { MAX_PROPOSALS } from '@devorbit/contract/events/proposals-limits.ts';
import type { CallForPapers, ProposalForm } from '@devorbit/contract/events/proposals.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { alreadyTold, proposalNotFound, tooManyOwn, tooManyProposals, unknownKind } from '../errors.ts';
import { proposalsPerDay } from '../limits.ts';
import { mayProposeMore } from '../policy.ts';
import {
  countProposals,
  insertProposal,
  type ProposalContent,
  type ProposalRow,
  selectOptionalProposal,
  updateProposal,
} from '../store.ts';
import { holdOpenCall } from './hold-open-call.ts';
import { showCall } from './show-call.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };

/** The caller’s, which they may still change. */
async function findOwn(tx: Queryable, author: number, event: number, id: number): Promise<ProposalRow> {
  const row = await selectOptionalProposal(tx, event, id);
  if (row === null || row.author_id !== author) throw proposalNotFound();
  if (row.told !== null) throw alreadyTold();
  return row;
}

/** What a form means: the kind is one of the call’s, or the one that the proposal has already. */
function contentOf(form: ProposalForm, kinds: { name: string; minutes: number }[]): ProposalContent {
  const { title, abstract, level, note, coSpeakers } = form;
  const kind = kinds.find(({ name }) => name === form.kind);
  if (kind === undefined) throw unknownKind();
  return { title, abstract, kind: kind.name, minutes: kind.minutes, level, note, co_speakers: coSpeakers };
}

/**
 * Proposes a session, or changes the caller’s one that is named, while the call is open. Throws 409 for one more than a
 * person or the event may have, and for one whose author was told.
 */
export async function saveProposal(
  { database, clock, limits }: Deps,
  actor: Actor,
  { id, proposal = null }: { id: number; proposal?: number | null },
  form: ProposalForm,
): Promise<CallForPapers> {
  if (proposal === null) await limits.take(proposalsPerDay, String(actor.id));
  return database.transaction(async (tx) => {
    const at = clock.now();
    const call = await holdOpenCall(tx, { actor, clock }, id);
    if (proposal === null) {
      const { all, own } = await countProposals(tx, id, actor.id);
      if (!mayProposeMore(own)) throw tooManyOwn();
      if (all >= MAX_PROPOSALS) throw tooManyProposals();
      await insertProposal(tx, { event: id, author: actor.id, at }, contentOf(form, call.kinds));
    } else {
      const { kind, minutes } = await findOwn(tx, actor.id, id, proposal);
      const kinds = [...call.kinds, { name: kind, minutes }];
      await updateProposal(tx, { event: id, author: actor.id, id: proposal, at }, contentOf(form, kinds));
    }
    return showCall({ database: tx, clock }, actor, id);
  });
}
