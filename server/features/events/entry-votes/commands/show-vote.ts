import type { PublicVote } from '@devorbit/contract/events/entry-votes.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { findHackathonEvent } from '../../hackathons/commands/find-hackathon-event.ts';
import { selectOptionalEntryOf, selectOptionalHackathon, selectOptionalTeamOf } from '../../hackathons/door.ts';
import { isVoteOpen, mayReadCounts } from '../policy.ts';
import { selectCounts, selectOptionalPeriod, selectOptionalVote } from '../store.ts';

/** The public vote of a hackathon for who asks; how it stands only once it has closed, whoever asks. */
export async function showVote(
  { database, clock }: { database: Queryable; clock: Clock },
  actor: Actor | null,
  id: number,
): Promise<PublicVote> {
  const event = await findHackathonEvent(database, actor, id);
  const now = clock.now();
  const period = await selectOptionalPeriod(database, id);
  const team = actor === null ? null : await selectOptionalTeamOf(database, id, actor.id);
  const entry = team === null ? null : await selectOptionalEntryOf(database, team.id);
  const vote = actor === null ? null : await selectOptionalVote(database, id, actor.id);
  return {
    period: period === null ? null : { opensAt: period.opens_at, closesAt: period.closes_at },
    open: isVoteOpen(period, await selectOptionalHackathon(database, id), event, now),
    own: vote?.entry_id ?? null,
    team: entry?.id ?? null,
    counts: mayReadCounts(period, now) ? await selectCounts(database, id) : null,
  };
}
