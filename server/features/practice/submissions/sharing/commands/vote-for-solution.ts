import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database, Queryable } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { notify } from '../../../../identity/notifications/commands/notify.ts';
import { notForOnesOwn } from '../../errors.ts';
import { deleteVote, insertVote, selectVotes, updateOptionalTold } from '../store.ts';
import { showSolution } from './show-solution.ts';

/** Votes of which an author is told; of those between them they are not. */
const MILESTONES = [1, 5, 10, 25, 50, 100, 250, 500, 1000];

/** The caller says that another's solution helped, or takes that back. Who may not read it may not vote; once is enough. */
export async function voteForSolution(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  id: string,
  voted: boolean,
): Promise<{ voted: boolean; votes: number }> {
  const { own } = await showSolution({ database }, actor, id);
  if (own) throw notForOnesOwn();
  return database.transaction(async (tx) => {
    const at = clock.now();
    const changed = voted ? await insertVote(tx, id, actor.id, at) : await deleteVote(tx, id, actor.id);
    const votes = await selectVotes(tx, id);
    if (changed && voted && MILESTONES.includes(votes)) await tellAuthor(tx, id, votes, at);
    return { voted, votes };
  });
}

/** Once for each milestone, however often votes come and go. */
async function tellAuthor(tx: Queryable, id: string, votes: number, at: Date): Promise<void> {
  const helpful = await updateOptionalTold(tx, id, votes);
  if (helpful === null) return;
  const people = votes === 1 ? 'Someone' : `${votes} people`;
  await notify(tx, {
    user_id: helpful.user_id,
    kind: 'community',
    at,
    title: `${people} found your solution to '${helpful.title}' helpful.`,
    link: pathOf('solutions', { id: helpful.problem_id }),
  });
}
