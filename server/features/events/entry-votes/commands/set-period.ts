import type { PublicVote, VotePeriod } from '@devorbit/contract/events/entry-votes.ts';
import { MAX_HACKATHON_DAYS } from '@devorbit/contract/events/hackathons-limits.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notYourEvent } from '../../events/errors.ts';
import { mayEdit } from '../../events/policy.ts';
import { findHackathonEvent } from '../../hackathons/commands/find-hackathon-event.ts';
import { shareOptionalHackathon } from '../../hackathons/door.ts';
import { noDates } from '../../hackathons/errors.ts';
import { closesTooEarly, closesTooFar, hasVotes, opensTooEarly, voteOver } from '../errors.ts';
import { mayReadCounts } from '../policy.ts';
import { deletePeriod, lockOptionalPeriod, putPeriod, selectHasVotes } from '../store.ts';
import { showVote } from './show-vote.ts';

const DAY_MS = 24 * 3_600_000;

/** Holds a public vote, moves it, or takes it off while nobody has voted. Throws 409 once it has closed. */
export function setPeriod(
  { database, clock }: { database: Database; clock: Clock },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  period: VotePeriod | null,
): Promise<PublicVote> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const hackathon = await shareOptionalHackathon(tx, id);
    const event = await findHackathonEvent(tx, actor, id);
    if (!mayEdit(actor, event)) throw notYourEvent();
    if (hackathon === null) throw noDates();
    if (mayReadCounts(await lockOptionalPeriod(tx, id), at)) throw voteOver();
    if (period === null) {
      if (await selectHasVotes(tx, id)) throw hasVotes();
      await deletePeriod(tx, id);
    } else {
      const opens = new Date(period.opensAt);
      const closes = new Date(period.closesAt);
      if (opens < new Date(hackathon.submissions_close_at)) throw opensTooEarly();
      if (closes <= opens || closes <= at) throw closesTooEarly();
      if (closes.getTime() - at.getTime() > MAX_HACKATHON_DAYS * DAY_MS) throw closesTooFar();
      await putPeriod(tx, id, opens, closes);
    }
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.vote',
      subject: `event ${id}`,
      detail: { title: event.title, ...period },
    });
    return showVote({ database: tx, clock }, actor, id);
  });
}
