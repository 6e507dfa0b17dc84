import type { Judging } from '@devorbit/contract/events/hackathon-judging.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notifyMany } from '../../../identity/notifications/commands/notify-many.ts';
import { alreadyReleased, entriesOpen, judgingClosed, noEntries, noJudges } from '../errors.ts';
import { phaseOf } from '../policy.ts';
import { putCriteria, selectCriteria, selectIsFinal } from '../rubric-store.ts';
import { lockJudging, selectAssignments, selectJudgedEntries, selectJudges, updateAssigned } from '../store.ts';
import { findJudged } from './find-judged.ts';
import { showJudging } from './show-judging.ts';
import { spreadEntries } from './spread-entries.ts';

type Deps = { database: Database; clock: Clock };

/**
 * Gives every submitted entry its judges; again after judges have come or gone. Judges who get their first entry are told.
 * Throws 409 before submissions close, after judging has, and without entries or judges.
 */
export function assignJudges(
  { database, clock }: Deps,
  { actor, ip }: { actor: Actor; ip: string },
  id: number,
  { perEntry }: { perEntry: number },
): Promise<Judging> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const { event, hackathon } = await findJudged(tx, actor, id);
    const judging = await lockJudging(tx, id, perEntry);
    const phase = phaseOf(hackathon, judging, at);
    if (phase === 'released') throw alreadyReleased();
    if (phase === 'entries') throw entriesOpen();
    if (phase === 'closed') throw judgingClosed();
    if ((await selectJudgedEntries(tx, id)).length === 0) throw noEntries();
    if (!(await selectJudges(tx, id)).some(({ active }) => active)) throw noJudges();
    // From the first assignment on the rubric is the event’s own, whatever ours becomes.
    if (!(await selectIsFinal(tx, id))) await putCriteria(tx, id, await selectCriteria(tx, id));
    const before = new Set((await selectAssignments(tx, id)).map(({ judge_id }) => judge_id));
    await spreadEntries(tx, id, { perEntry, at });
    await updateAssigned(tx, id, { perEntry, at });
    const judges = new Set((await selectAssignments(tx, id)).map(({ judge_id }) => judge_id));
    await notifyMany(
      tx,
      [...judges].filter((judge) => !before.has(judge)),
      {
        kind: 'events',
        at,
        title: `Entries are waiting for your scores: ${event.title}`,
        link: pathOf('event-judge', { id }),
      },
    );
    await recordAct(tx, {
      at,
      actor,
      ip,
      act: 'event.assign',
      subject: `event ${id}`,
      detail: { title: event.title, per_entry: perEntry, judges: judges.size },
    });
    return showJudging({ database: tx, clock }, actor, id);
  });
}
