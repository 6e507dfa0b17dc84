import type { PublicVote } from '@devorbit/contract/events/entry-votes.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findHackathonEvent } from '../../hackathons/commands/find-hackathon-event.ts';
import { selectMembers, selectOptionalEntry, shareOptionalHackathon } from '../../hackathons/door.ts';
import { entryNotFound } from '../../hackathons/errors.ts';
import { ownEntry, voteClosed } from '../errors.ts';
import { votesPerHour } from '../limits.ts';
import { isVoteOpen } from '../policy.ts';
import { deleteVote, putVote, shareOptionalPeriod } from '../store.ts';
import { showVote } from './show-vote.ts';

/** The caller’s one vote: for a submitted entry of another team, or taken back. Throws 409 while the vote is closed. */
export async function castVote(
  { database, clock, limits }: { database: Database; clock: Clock; limits: RateLimits },
  actor: Actor,
  id: number,
  wanted: number | null,
): Promise<PublicVote> {
  await limits.take(votesPerHour, String(actor.id));
  return database.transaction(async (tx) => {
    const hackathon = await shareOptionalHackathon(tx, id);
    const event = await findHackathonEvent(tx, actor, id);
    const at = clock.now();
    if (!isVoteOpen(await shareOptionalPeriod(tx, id), hackathon, event, at)) throw voteClosed();
    if (wanted === null) await deleteVote(tx, id, actor.id);
    else {
      const entry = await selectOptionalEntry(tx, id, wanted);
      if (entry === null || entry.state !== 'submitted') throw entryNotFound();
      const members = await selectMembers(tx, entry.team_id);
      if (members.some(({ user_id }) => user_id === actor.id)) throw ownEntry();
      await putVote(tx, { event: id, user: actor.id, entry: entry.id, at });
    }
    return showVote({ database: tx, clock }, actor, id);
  });
}
