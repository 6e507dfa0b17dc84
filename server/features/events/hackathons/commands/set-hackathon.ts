import { MAX_HACKATHON_DAYS, MAX_TEAM_MEMBERS } from '@devorbit/contract/events/hackathons-limits.ts';
import type { Hackathon } from '@devorbit/contract/events/hackathons.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notYourEvent } from '../../events/errors.ts';
import { mayEdit } from '../../events/policy.ts';
import { closesInWrongOrder, judgesAtWork, resultOut, tooFar } from '../errors.ts';
import { lockOptionalJudged, putHackathon } from '../store.ts';
import { updateMost } from '../team-store.ts';
import { findHackathonEvent } from './find-hackathon-event.ts';
import { showHackathon } from './show-hackathon.ts';

type Given = { submissionsCloseAt: string; judgingClosesAt: string; mostMembers: number };
const DAY_MS = 24 * 3_600_000;

/** Sets a hackathon’s dates. Throws 409 once the result is out, and where judges were assigned and submissions would open again. */
export function setHackathon(
  { database, clock }: { database: Database; clock: Clock },
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  given: Given,
): Promise<Hackathon> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const event = await findHackathonEvent(tx, actor, id);
    if (!mayEdit(actor, event)) throw notYourEvent();
    const dates = {
      submissions_close_at: new Date(given.submissionsCloseAt),
      judging_closes_at: new Date(given.judgingClosesAt),
      most_members: Math.min(given.mostMembers, MAX_TEAM_MEMBERS),
    };
    const isFar = (date: Date) => Math.abs(date.getTime() - at.getTime()) > MAX_HACKATHON_DAYS * DAY_MS;
    if (isFar(dates.submissions_close_at)) throw tooFar('submissionsCloseAt');
    if (isFar(dates.judging_closes_at)) throw tooFar('judgingClosesAt');
    if (dates.judging_closes_at <= dates.submissions_close_at) throw closesInWrongOrder();
    const judged = await lockOptionalJudged(tx, id);
    if (judged?.released) throw resultOut();
    // What judges have before them no longer changes.
    if (judged?.assigned && dates.submissions_close_at > at) throw judgesAtWork();
    await putHackathon(tx, id, dates);
    await updateMost(tx, id, dates.most_members);
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.hackathon',
      subject: `event ${id}`,
      detail: { title: event.title, ...given },
    });
    return showHackathon({ database: tx, clock }, actor, id);
  });
}
